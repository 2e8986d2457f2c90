import { find, GM, type Id } from '../../../kernel/fight';
import { askOne, emit, type Scene, type Script } from '../../../kernel/script';
import { everybody, isDown, sideOf } from '../combatants';
import { isHero, type Hero, type SgFight, type Victory } from '../state';

/**
 * Whether and how the fight is over: every character down, or every enemy in sight down or gone
 * (SG-END-7).
 */
export function verdict(fight: SgFight): Victory | null {
  if (sideOf(fight, 'party').every(isDown)) return 'lost';
  if (sideOf(fight, 'enemy').every(isDown)) return 'won';
  return null;
}

/** The end of a fight: statuses end, those who may come back do, HP rises to half (SG-END-1). */
export function* finish(scene: Scene<SgFight>): Script {
  const victory = verdict(scene.fight) ?? 'stopped';
  yield* emit({ type: 'sg.over', victory });
  yield* endStatuses(scene);
  yield* revive(scene);
  for (const { id } of sideOf(scene.fight, 'party')) yield* recover(scene, id);
  if (scene.fight.stage === 'running') yield* emit({ type: 'ended' });
}

function* endStatuses(scene: Scene<SgFight>): Script {
  for (const { id, body } of everybody(scene.fight)) {
    for (const { name } of body.statuses) {
      yield* emit({ type: 'sg.recovered', target: id, status: name, why: 'end' });
    }
  }
}

/** Who is 昏倒 with LP 0 comes back with LP 1, unless the GM refuses (SG-END-1). */
function* revive(scene: Scene<SgFight>): Script {
  const ids = heroes(scene.fight)
    .filter(({ body }) => body.condition !== 'gone' && body.lp?.now === 0)
    .map(({ id }) => id);
  if (ids.length === 0) return;
  const back = yield* askOne<readonly Id[]>(GM, 'revive', {
    kind: 'some',
    choices: ids.map((value) => ({ value })),
    min: 0,
    max: ids.length,
    default: ids,
  });
  for (const id of ids) {
    if (!back.includes(id) || !find(scene.fight, id)) continue;
    yield* emit({ type: 'sg.restored', target: id, pool: 'lp', dice: [], amount: 1 });
  }
}

const heroes = (fight: SgFight): Hero[] => sideOf(fight, 'party').filter(isHero);

/** HP below half of the maximum rises to half, rounded up; without LP one stays 昏倒 (SG-END-1). */
function* recover(scene: Scene<SgFight>, id: Id): Script {
  const { hp, lp, condition } = find(scene.fight, id)!.body;
  const missing = Math.ceil(hp.max / 2) - hp.now;
  if (condition === 'gone') return;
  if (missing > 0) {
    yield* emit({ type: 'sg.restored', target: id, pool: 'hp', dice: [], amount: missing });
  }
  if (condition !== 'up' && lp?.now !== 0) yield* emit({ type: 'sg.rose', id });
}
