import type { JsonObject } from '../../../kernel/json';
import { rememberEach, rememberLast, share } from '../../../kernel/remembered';
import { seesId } from '../../../kernel/view';
import type { Viewer } from '../../../kernel/viewer';
import {
  isFoe,
  type Body,
  type EnemyBody,
  type Kind,
  type SgCombatant,
  type SgFight,
} from '../state';
import type { Enemy } from '../sheets';
import { heardCommand, heardName, namedIds, withoutIds } from './heard';
import type { SeenData, SeenEnemy, SeenKind } from './types';

export * from './types';

/** The fight's data as a viewer may see it (SG-OPT-1). */
export function viewData(fight: SgFight, viewer: Viewer): JsonObject {
  const seen = viewer.role === 'gm' ? dataForGm : dataForPlayers;
  return seen(fight.data, fight.combatants, fight, viewer);
}

const dataForGm = rememberLast(seenData);
const dataForPlayers = rememberLast(seenData);

function seenData(
  data: SgFight['data'],
  _combatants: SgFight['combatants'],
  fight: SgFight,
  viewer: Viewer,
): JsonObject {
  const { phase, turn, initiative, special, strength, strengths, victory } = data;
  const gm = viewer.role === 'gm';
  const totals = Object.entries(initiative).filter(([id]) => seesId(fight, viewer, id));
  const seen: SeenData = {
    phase,
    turn,
    kinds: seenKinds(fight, gm),
    initiative: share(initiative, Object.fromEntries(totals)),
    special,
    ...(gm ? { strength, strengths } : {}),
    ...(victory ? { victory } : {}),
  };
  return share(data, seen as unknown as JsonObject);
}

function seenKinds(fight: SgFight, gm: boolean): Record<string, SeenKind> {
  const foes = Object.values(fight.combatants).filter(isFoe);
  const kinds = Object.entries(fight.data.kinds).map(([id, kind]) => {
    const one = foes.find((c) => c.kind === id && (gm || !c.hidden));
    return [`k${kind.letter}`, share(kind, seenKind(kind, one?.body.sheet, gm))];
  });
  return share(fight.data.kinds, Object.fromEntries(kinds));
}

/** A kind of which `sheet` is one that this viewer sees. */
function seenKind(kind: Kind, sheet: Enemy | undefined, gm: boolean): SeenKind {
  const { letter, count, publicName, publicNameEn, identified, weakness } = kind;
  return {
    letter,
    count,
    ...(publicName ? { publicName } : {}),
    ...(publicNameEn ? { publicNameEn } : {}),
    ...(sheet && (gm || identified) ? named(sheet) : {}),
    identified,
    weak: weakness,
    ...(sheet && gm ? { fame: sheet.fame, weaknessValue: sheet.weaknessValue } : {}),
  };
}

const named = ({ name, nameEn }: { name: string; nameEn?: string | undefined }) => ({
  name,
  ...(nameEn ? { nameEn } : {}),
});

/** A kind of which nobody has come into sight. */
const HIDDEN_KIND: Kind = { letter: -1, count: 0, identified: false, weakness: false };

const kindOf = ({ data }: SgFight, id: string): Kind =>
  Object.hasOwn(data.kinds, id) ? data.kinds[id]! : HIDDEN_KIND;

/** A combatant's body as a viewer may see it: characters are open, enemies veiled (SG-OPT-1). */
export function viewBody(fight: SgFight, combatant: SgCombatant, viewer: Viewer): JsonObject {
  const unseen = namedIds(combatant.body).filter((id) => !seesId(fight, viewer, id));
  const body = discreet(combatant.body, unseen.join(' '));
  const seen =
    body.type === 'enemy' ? viewEnemy(body, kindOf(fight, combatant.kind), viewer) : body;
  return seen as unknown as JsonObject;
}

/** A body that does not name those whom a viewer does not see. */
const discreet = rememberEach((body: Body, unseen: string): Body =>
  withoutIds(body, unseen.split(' ')),
);

const viewEnemy = (body: EnemyBody, kind: Kind, { role }: Viewer): SeenEnemy =>
  role === 'gm' ? enemyForGm(body, kind) : enemyForPlayers(body, kind);

const enemyForGm = rememberEach((body: EnemyBody, kind: Kind) => seenEnemy(body, kind, true));
const enemyForPlayers = rememberEach((body: EnemyBody, kind: Kind) => seenEnemy(body, kind, false));

function seenEnemy(body: EnemyBody, kind: Kind, gm: boolean): SeenEnemy {
  const open = gm || kind.identified;
  const { nth, sheet, row, moved, condition, statuses, command, guard } = body;
  const { hp, wp, jp, lp, resists } = body;
  const heard = heardName(body);
  return {
    type: 'enemy',
    letter: kind.letter,
    nth,
    ...(kind.publicName ? { publicName: kind.publicName } : {}),
    ...(kind.publicNameEn ? { publicNameEn: kind.publicNameEn } : {}),
    identified: kind.identified,
    weak: kind.weakness,
    row,
    moved,
    condition,
    statuses,
    command: open ? command : heardCommand(command),
    ...(heard ? { commandName: heard } : {}),
    guard,
    ...(open ? { hp, wp, jp, lp, resists, sheet: seenSheet(sheet, gm || kind.weakness) } : {}),
  };
}

function seenSheet(sheet: Enemy, weak: boolean): NonNullable<SeenEnemy['sheet']> {
  if (weak) return sheet;
  const { weaknessValue: _, weak: __, resists: ___, immune: ____, ...open } = sheet;
  return open;
}
