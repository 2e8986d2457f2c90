import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { TaskQueue } from './task-queue';

describe('TaskQueue', () => {
  it('runs tasks one after the other, also after one that fails', async () => {
    const queue = new TaskQueue();
    const done: string[] = [];
    const slow = queue.run(async () => {
      await setTimeout(20);
      done.push('slow');
    });
    const failing = queue.run(async () => {
      done.push('failing');
      throw new Error('no');
    });
    const last = queue.run(async () => done.push('last'));
    expect(queue.isEmpty).toBe(false);
    await expect(failing).rejects.toThrow('no');
    await Promise.all([slow, last]);
    await queue.settled();
    expect(done).toEqual(['slow', 'failing', 'last']);
    expect(queue.isEmpty).toBe(true);
  });
});
