print("minilab-worker")
