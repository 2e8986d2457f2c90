import type { LogDiscovery, LogEntry } from '../../ui/log/log';

/**
 * Lines that came after the one with the id `last` before this viewer's eyes, and are told to the
 * whole table; what was undone is none.
 */
export function newBanners(lines: readonly LogEntry[], last: string | undefined): LogDiscovery[] {
  const from = lines.findLastIndex(({ id }) => id === last) + 1;
  return lines.slice(from).filter(isBanner);
}

const isBanner = (line: LogEntry): line is LogDiscovery =>
  line.kind === 'found' && line.banner !== undefined && Boolean(line.fresh) && !line.undone;
