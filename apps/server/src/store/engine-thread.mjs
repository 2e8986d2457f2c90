/** The thread of `directoryEngine`: says when it is open, then answers message by message. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const pglite = await PGlite.create(workerData);

async function close() {
  await pglite.close();
  parentPort.close();
}

parentPort.on('message', async (messages) => {
  if (messages === null) return close();
  const answer = await pglite.execProtocolRaw(messages);
  parentPort.postMessage(answer.slice());
});
parentPort.postMessage('open');
