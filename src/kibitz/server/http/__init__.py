"""The web application: requests and answers, files, what the page is made of, where it is reached."""
