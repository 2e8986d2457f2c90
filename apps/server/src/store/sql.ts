/** The statements that run too often for Prisma. Lists travel as JSON, one parameter each. */
import type { Pending } from './group-commit';

const INCOMING = `incoming AS (
  SELECT * FROM json_to_recordset($1)
    AS row (room_id text, n int, command_id text, seat text, at bigint, body text)
)`;

/**
 * Appends one row to each of several rooms, with what changes together with it, and returns the
 * rooms whose row was stored. A row is stored only when the one before it is there and its own
 * place and command id are free. In the order of rooms, so that two servers cannot deadlock.
 */
export const APPEND = `WITH ${INCOMING},
stored AS (
  INSERT INTO journal (room_id, n, command_id, seat, at, body)
  SELECT incoming.* FROM incoming
  JOIN journal AS before ON before.room_id = incoming.room_id AND before.n = incoming.n - 1
  ORDER BY incoming.room_id
  ON CONFLICT DO NOTHING
  RETURNING room_id
),
added AS (
  INSERT INTO link (hash, room_id, kind, seat)
  SELECT hash, room_id, kind, seat
  FROM json_to_recordset($2) AS new (hash text, room_id text, kind text, seat text)
  JOIN stored USING (room_id)
),
dropped AS (
  DELETE FROM link
  USING json_to_recordset($3) AS old (hash text, room_id text) JOIN stored USING (room_id)
  WHERE link.hash = old.hash AND link.room_id = old.room_id
),
seeded AS (
  INSERT INTO fight_seeds (room_id, fight, party, hidden)
  SELECT room_id, fight, party, hidden
  FROM json_to_recordset($4) AS new (room_id text, fight int, party text, hidden text)
  JOIN stored USING (room_id)
)
SELECT room_id FROM stored`;

/** Of rows that were not stored: the rooms where the seat's command id is stored already. */
export const DUPLICATES = `WITH ${INCOMING}
SELECT room_id FROM incoming JOIN journal USING (room_id, seat, command_id)`;

export const ROWS = `SELECT n, command_id AS "commandId", nullif(seat, '') AS seat,
  at::float8 AS at, body
FROM journal WHERE room_id = $1 AND n >= $2 ORDER BY n`;

/** The four parameters of `APPEND`; the first is that of `DUPLICATES`. */
export function appendParams(batch: Pending[]): string[] {
  const rows = batch.map(({ room, row }) => ({
    room_id: room,
    n: row.n,
    command_id: row.commandId,
    seat: row.seat ?? '',
    at: row.at,
    body: JSON.stringify(row.body),
  }));
  const added = batch.flatMap(({ room, writes }) =>
    (writes.addLinks ?? []).map(({ hash, kind, seat }) => ({ hash, room_id: room, kind, seat })),
  );
  const dropped = batch.flatMap(({ room, writes }) =>
    (writes.dropLinks ?? []).map((hash) => ({ hash, room_id: room })),
  );
  const seeds = batch.flatMap(({ room, writes }) =>
    writes.seeds ? [{ room_id: room, ...writes.seeds }] : [],
  );
  return [rows, added, dropped, seeds].map((list) => JSON.stringify(list));
}
