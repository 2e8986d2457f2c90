import type { JsonObject } from '../kernel/json';
import { GM_VIEWER } from '../kernel/viewer';
import type { DiceCup } from './dice';
import { ScenarioFault, type FilePath } from './fault';
import { show } from './match';
import { NOTHING, type Stage } from './steps';
import { joined, type Happened } from './table';

/** More commands than the beginning of any fight takes. */
const MOST_MOVES = 200;

/** Carries the fight to where the file wants it; what happened on the way. */
export function playOpening(
  stage: Stage,
  cup: DiceCup,
  written: JsonObject,
  path: FilePath,
): Happened {
  const { table, names, system } = stage;
  const { opening } = system;
  const wishes = opening?.schema.safeParse(written);
  if (!opening || !wishes?.success) {
    const issue = wishes?.error?.issues[0];
    const why = issue ? `${issue.path.join('.')}: ${issue.message}` : 'this system has none';
    throw new ScenarioFault(why, path);
  }
  let happened = NOTHING;
  for (let i = 0; i < MOST_MOVES; i += 1) {
    const move = opening.next(table.room, wishes.data as JsonObject, names);
    if (!move) return happened;
    cup.begin(move.faces ? [{ faces: [...move.faces], whole: true }] : []);
    const sent = table.send({ type: 'fight', command: move.command }, GM_VIEWER);
    if (!sent.ok) throw refused(move.command, sent.refusal.code, path);
    happened = joined(happened, sent.value);
  }
  throw new ScenarioFault('the beginning does not come to an end', path);
}

const refused = (command: JsonObject, code: string, path: FilePath) =>
  new ScenarioFault(`${show(command)} is refused: ${code}`, path);
