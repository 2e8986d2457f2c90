import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Tells the program that started this one the port, and the processor time whenever it asks. */
export function announce(http: Server): void {
  process.send?.((http.address() as AddressInfo).port);
  process.on('message', () => process.send?.(cpu()));
  process.on('disconnect', () => process.exit(0));
}

/** Processor time of this process and its threads, in ms. */
export function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
