import {
  askOne,
  find,
  yesNo,
  type AnySystem,
  type Fight,
  type Id,
  type Room,
  type Scene,
  type Script,
} from '@ransen/rules';
import type { SecrecyKit } from '@ransen/rules/secrecy';
import type { Frame, Page } from '../messages';
import { Projection, type Chapter } from '../projection';
import { honest, type Works } from './watched-room';

/** What a leak is planted in. */
type Kit = Pick<SecrecyKit, 'system'>;

/** A field too many: how hurt an enemy is, in a word. */
export function hurtInWords({ system, isHurt }: SecrecyKit): Works {
  return honest({
    ...system,
    viewBody(fight, combatant, viewer) {
      const seen = system.viewBody(fight, combatant, viewer);
      if (seen.type !== 'enemy') return seen;
      return { ...seen, mood: isHurt(combatant) ? 'weakened' : 'fresh' };
    },
  });
}

/** Numbers with gaps: frames are numbered by what happened, not by what was seen. */
export function numberedByRows({ system }: Kit): Works {
  return { ...honest(system), project: (viewer) => new Gaps(system, viewer) };
}

class Gaps extends Projection {
  #rows = 0;

  override fold(chapter: Chapter): Frame | null {
    this.#rows += 1;
    const frame = super.fold(chapter);
    return frame && { ...frame, n: this.#rows };
  }
}

/** Whoever acts out of sight is asked for the GM's word first; it is a secret that this is asked. */
export const withGmAsked = ({ system }: Kit): Works => honest(asking(system, true));

/** A waiting mark: the same question, and everybody sees that the table waits for the GM. */
export const waitingForGm = ({ system }: Kit): Works => honest(asking(system, false));

type Acted = (scene: Scene, args: never, by: Id) => Script;

function asking(system: AnySystem, secret: boolean): AnySystem {
  const asked = (script: Acted): Acted =>
    function* (scene, args, by) {
      const isHidden = find(scene.fight, by)?.hidden ?? false;
      if (isHidden) yield* askOne('gm', 'word', yesNo(true), { secret });
      yield* script(scene, args, by);
    };
  const scripts = Object.entries(system.scripts).map(([name, script]) => [name, asked(script)]);
  return { ...system, scripts: Object.fromEntries(scripts) as AnySystem['scripts'] };
}

/** A refusal that explains itself: whoever is aimed at is there, only hidden. */
export function explaining({ system }: Kit): Works {
  return {
    ...honest(system),
    explain: (refusal, command, room) =>
      hiddenIds(room).some((id) => JSON.stringify(command).includes(`"${id}"`))
        ? { ...refusal, detail: { because: 'hidden' } }
        : refusal,
  };
}

const hiddenIds = ({ fight }: Room): Id[] =>
  Object.values((fight as Fight | null)?.combatants ?? {}).flatMap((c) => (c.hidden ? [c.id] : []));

/** A count in the history: entries are numbered in everybody's log. */
export function countedForAll({ system }: Kit): Works {
  return { ...honest(system), project: (viewer) => new Counted(system, viewer) };
}

class Counted extends Projection {
  #rows = 0;

  override fold(chapter: Chapter): Frame | null {
    this.#rows += 1;
    return super.fold(chapter);
  }

  override history(before: number, count: number): Page {
    const page = super.history(before, count);
    return { ...page, from: page.from + this.#rows };
  }
}
