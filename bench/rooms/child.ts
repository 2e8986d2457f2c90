import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Child {
  readonly url: string;
  /** Processor time it has used so far, in ms. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a server program of this folder; it announces its port. */
export async function startChild(program: string, args: readonly string[] = []): Promise<Child> {
  const file = fileURLToPath(new URL(`./${program}`, import.meta.url));
  const child: ChildProcess = fork(file, args, { execArgv: ['--import', 'tsx'] });
  const [port] = (await once(child, 'message')) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    cpu: async () => {
      child.send('cpu');
      const [used] = (await once(child, 'message')) as [number];
      return used;
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
