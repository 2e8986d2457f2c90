type Labels = Readonly<Record<string, string>>;

const HELP = {
  ransen_commands_total: ['counter', 'Commands by outcome.'],
  ransen_frames_total: ['counter', 'Frames made, one per viewer and change.'],
  ransen_rooms: ['gauge', 'Rooms in memory.'],
  ransen_sockets: ['gauge', 'Open connections.'],
  ransen_append_seconds: ['histogram', 'Time until a row is stored.'],
} as const;
type Name = keyof typeof HELP;

/** Upper bounds of the histogram's buckets, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/** Counts for operators, in Prometheus' text form. They hold no name and no id. */
export class Metrics {
  readonly #values = new Map<string, number>();

  /** Adds to a counter, or moves a gauge. */
  add(name: Name, by = 1, labels: Labels = {}): void {
    const key = `${name}${labelText(labels)}`;
    this.#values.set(key, (this.#values.get(key) ?? 0) + by);
  }

  /** Takes one measurement, in seconds, into a histogram. */
  observe(name: Name, seconds: number): void {
    for (const bound of BUCKETS) {
      this.#add(name, '_bucket', seconds <= bound ? 1 : 0, { le: String(bound) });
    }
    this.#add(name, '_bucket', 1, { le: '+Inf' });
    this.#add(name, '_sum', seconds);
    this.#add(name, '_count', 1);
  }

  text(): string {
    const lines = Object.entries(HELP).flatMap(([name, [type, help]]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...this.#lines(name),
    ]);
    return `${lines.join('\n')}\n`;
  }

  #add(name: Name, suffix: string, by: number, labels: Labels = {}): void {
    const key = `${name}${suffix}${labelText(labels)}`;
    this.#values.set(key, (this.#values.get(key) ?? 0) + by);
  }

  #lines(name: string): string[] {
    const own = new RegExp(`^${name}(_bucket|_sum|_count)?(\\{|$)`);
    return [...this.#values]
      .filter(([key]) => own.test(key))
      .map(([key, value]) => `${key} ${value}`);
  }
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}
