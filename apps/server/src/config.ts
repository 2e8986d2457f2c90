import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const WEB_BUILD = fileURLToPath(new URL('../../web/dist', import.meta.url));

const count = (fallback: number, most: number) =>
  z.coerce.number().int().min(1).max(most).default(fallback);

const envSchema = z.object({
  /** Port to listen on; 0 takes a free one. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Address to listen on. `0.0.0.0` lets other machines in. */
  HOST: z.string().default('127.0.0.1'),
  /** `postgres://...`, `file:DIR`, or `memory:`. */
  DATABASE_URL: z.string().default('file:./data'),
  /** Directory of the built web client. */
  WEB_ROOT: z
    .string()
    .default(WEB_BUILD)
    .transform((dir) => path.resolve(dir)),
  /** `1` behind one reverse proxy: addresses are then taken from X-Forwarded-For. */
  TRUST_PROXY: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  /** Seconds after which a room without anybody in it leaves memory. */
  IDLE_SECONDS: count(600, 24 * 60 * 60),
  /** Open sockets of one address. */
  SOCKETS_PER_ADDRESS: count(200, 1_000_000),
  /** Connections that one address opens. */
  CONNECTIONS_PER_MINUTE: count(600, 1_000_000),
  /** Messages of one socket; three times as many may come at once. */
  MESSAGES_PER_SECOND: count(20, 1_000_000),
  /** HTTP requests of one address, and rooms that it opens. */
  REQUESTS_PER_MINUTE: count(600, 1_000_000),
  ROOMS_PER_MINUTE: count(30, 1_000_000),
  /** Bearer token with which other machines may read `/metrics`; without it only this one may. */
  METRICS_TOKEN: z.string().min(16).optional(),
  NODE_ENV: z.string().default('production'),
  /** Tests only (NODE_ENV=test): where the process kills itself, such as `after-append:2`. */
  RANSEN_CRASH_AT: z.string().optional(),
});

export type Config = z.infer<typeof envSchema>;

/**
 * The settings from the environment; empty ones count as absent.
 *
 * @throws {Error} that names the variables which are wrong.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  const config = envSchema.safeParse(Object.fromEntries(given));
  if (config.success) return config.data;
  const wrong = config.error.issues.map(
    ({ path: [name], message }) => `${String(name)}: ${message}`,
  );
  throw new Error(`The settings are not right.\n${wrong.join('\n')}`);
}
