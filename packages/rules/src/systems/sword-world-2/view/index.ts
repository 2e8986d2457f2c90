import type { JsonObject } from '../../../kernel/json';
import { rememberEach, rememberLast, share } from '../../../kernel/remembered';
import { seesId } from '../../../kernel/view';
import type { Viewer } from '../../../kernel/viewer';
import { partKey, publicNameOf, sideOf } from '../combatants';
import type { Enemy } from '../sheets';
import { initiativeTarget, isTargetOpen } from '../stages/initiative';
import { checkingKinds } from '../stages/knowledge';
import {
  isMonster,
  type EnemyBody,
  type Kind,
  type Part,
  type Status,
  type SwCombatant,
  type SwFight,
} from '../state';
import type { SeenData, SeenEnemy, SeenKind, SeenLoot, SeenPart } from './types';

export * from './types';

/** The fight's data as a viewer may see it (SW-KNW-14, SW-KNW-15). */
export function viewData(fight: SwFight, viewer: Viewer): JsonObject {
  const seen = viewer.role === 'gm' ? dataForGm : dataForPlayers;
  return seen(fight.data, fight.combatants, fight, viewer);
}

const dataForGm = rememberLast(seenData);
const dataForPlayers = rememberLast(seenData);

function seenData(
  data: SwFight['data'],
  _combatants: SwFight['combatants'],
  fight: SwFight,
  viewer: Viewer,
): JsonObject {
  const { stage, round, first, side, victory } = data;
  const seen: SeenData = {
    stage,
    checking: checkingKinds(fight).length > 0,
    round,
    ...(first ? { first } : {}),
    ...(side ? { side } : {}),
    kinds: seenKinds(fight, viewer.role === 'gm'),
    initiative: totals(fight.data.initiative),
    ...(stage === 'initiative' && (viewer.role === 'gm' || isTargetOpen(fight))
      ? { initiativeTarget: initiativeTarget(fight) }
      : {}),
    loot: seenLoot(fight, viewer),
    ...(victory ? { victory } : {}),
  };
  return share(data, seen as unknown as JsonObject);
}

function seenKinds(fight: SwFight, gm: boolean): Record<string, SeenKind> {
  const enemies = sideOf(fight, 'enemy').filter(isMonster);
  const kinds = Object.entries(fight.data.kinds).map(([id, kind]) => {
    const one = enemies.find((c) => c.kind === id && (gm || !c.hidden));
    return [`k${kind.letter}`, share(kind, seenKind(kind, one?.body.sheet, gm))];
  });
  return share(fight.data.kinds, Object.fromEntries(kinds));
}

/** A kind of which `sheet` is one that this viewer sees. */
function seenKind(kind: Kind, sheet: Enemy | undefined, gm: boolean): SeenKind {
  const { letter, count, identified, weakness, checking, checked } = kind;
  return {
    letter,
    count,
    ...publicNameOf(kind),
    ...(sheet && (gm || identified) ? named(sheet) : {}),
    identified,
    weak: weakness,
    checking,
    checked,
    ...(sheet && gm ? { fame: sheet.fame, weaknessValue: sheet.weaknessValue } : {}),
  };
}

const named = ({ name, nameEn }: { name: string; nameEn?: string | undefined }) => ({
  name,
  ...(nameEn ? { nameEn } : {}),
});

const totals = rememberEach((initiative: SwFight['data']['initiative']): SeenData['initiative'] =>
  Object.fromEntries(
    Object.entries(initiative).map(([id, { total }]) => [id, total === null ? {} : { total }]),
  ),
);

function seenLoot(fight: SwFight, viewer: Viewer): SeenLoot {
  const { rolls, found } = fight.data.loot;
  const seen = found.filter(({ enemy }) => seesId(fight, viewer, enemy));
  const items = seen.flatMap((row) => row.items);
  return share<SeenLoot>(fight.data.loot, {
    rolls: share(
      rolls,
      rolls.filter(({ enemy }) => seesId(fight, viewer, enemy)),
    ),
    found: share(found, seen),
    worth: items.reduce((sum, item) => sum + item.count * item.price, 0),
  });
}

/** A combatant's body as a viewer may see it: characters are open, enemies veiled. */
export function viewBody(fight: SwFight, combatant: SwCombatant, viewer: Viewer): JsonObject {
  if (!isMonster(combatant)) return combatant.body as unknown as JsonObject;
  const kind = fight.data.kinds[combatant.kind] ?? HIDDEN_KIND;
  const seen = viewer.role === 'gm' ? enemyForGm : enemyForPlayers;
  return seen(combatant.body, kind) as unknown as JsonObject;
}

const HIDDEN_KIND: Kind = {
  letter: -1,
  count: 0,
  identified: false,
  weakness: false,
  checking: false,
  checked: [],
};

const enemyForGm = rememberEach((body: EnemyBody, kind: Kind) => seenEnemy(body, kind, true));
const enemyForPlayers = rememberEach((body: EnemyBody, kind: Kind) => seenEnemy(body, kind, false));

function seenEnemy(body: EnemyBody, kind: Kind, gm: boolean): SeenEnemy {
  const open = gm || kind.identified;
  const { moved, area, placed, condition, statuses, withdrawal } = body;
  return {
    type: 'enemy',
    letter: kind.letter,
    nth: body.nth,
    ...publicNameOf(kind),
    identified: kind.identified,
    weak: kind.weakness,
    area,
    placed,
    condition,
    statuses: open ? statuses : statuses.map(veiled),
    ...(moved ? { moved } : {}),
    withdrawal,
    parts: Object.fromEntries(
      body.sheet.parts.map((part, index) => {
        const key = partKey(index);
        return [key, seenPart(body.parts[key]!, part, open)];
      }),
    ),
    ...(open ? { sheet: seenSheet(body.sheet, gm || kind.weakness) } : {}),
  };
}

/** A status is public, but not what an enemy's own magic does by it. */
const veiled = (status: Status): Status =>
  status.unexplained ? { ...status, modifiers: {} } : status;

function seenPart(
  { hp, mp, major, passed }: Part,
  look: { name: string; nameEn?: string | undefined },
  open: boolean,
): SeenPart {
  return {
    ...named(look),
    ...(hp <= 0 ? { down: true as const } : {}),
    major,
    passed,
    ...(open ? { hp, mp } : {}),
  };
}

function seenSheet(sheet: Enemy, weak: boolean): NonNullable<SeenEnemy['sheet']> {
  if (weak) return sheet;
  const { weakness: _, weaknessValue: __, ...open } = sheet;
  return open;
}
