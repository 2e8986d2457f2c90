import type { Id } from '../../../../kernel/fight';
import { emit, roll, type Scene, type Script } from '../../../../kernel/script';
import type { Deed } from '../../actions';
import { combatant, has, streamOf } from '../../combatants';
import type { SgFight } from '../../state';
import { charmerOf } from './charm';
import { confusedDeed } from './confusion';
import { askForOrder } from './order';

/** What is carried out after all: the declared deed, or what a status makes of it. */
export interface Due {
  readonly deed: Deed;
  /** A charmer's order, or confusion's draw. */
  readonly why?: 'order' | 'confusion';
}

/**
 * What the actor's statuses make of its deed (SG-ATK-9, step 1): スタン spends the action, 魅了
 * rolls whether an order takes its place, 混乱 draws the target. Null: the action is gone.
 */
export function* beforeAction(scene: Scene<SgFight>, who: Id, deed: Deed): Script<Due | null> {
  if (has(combatant(scene.fight, who), 'stun')) {
    yield* recoverBalance(scene, who);
    return null;
  }
  const order = yield* charmed(scene, who, deed);
  if (order) return { deed: order, why: 'order' };
  if (!has(combatant(scene.fight, who), 'confusion')) return { deed };
  const confused = yield* confusedDeed(scene, who, deed);
  if (confused === deed) return { deed };
  if (confused) return { deed: confused, why: 'confusion' };
  yield* emit({ type: 'sg.lost', who, why: 'noTarget' });
  return null;
}

/** スタン: the action is spent, and the status ends with it (SG-STS-3, SG-STS-12). */
function* recoverBalance(_scene: Scene<SgFight>, who: Id): Script {
  yield* emit({ type: 'sg.lost', who, why: 'stun' });
  yield* emit({ type: 'sg.recovered', target: who, status: 'stun', why: 'action' });
}

/**
 * 1D6 at each own action: odd, the charmer orders (SG-STS-9). No die while the charmer is down or
 * gone (SG-STS-14).
 */
function* charmed(scene: Scene<SgFight>, who: Id, deed: Deed): Script<Deed | null> {
  const c = combatant(scene.fight, who);
  const charmer = charmerOf(scene.fight, c);
  if (!charmer) return null;
  const stream = streamOf(scene.fight, c);
  const [die = 0] = yield* roll({ label: 'charm', who, count: 1, sides: 6, stream });
  yield* emit({ type: 'sg.statusRoll', who, status: 'charm', die });
  return die % 2 === 1 ? yield* askForOrder(scene, c, charmer, deed) : null;
}
