console.log('The server is not written yet.');
