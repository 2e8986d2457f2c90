import { find } from '../../../kernel/fight';
import { withChange } from '../combatants';
import type { SgEventOf } from '../events';
import { isHero, type CharacterBody, type SgFight } from '../state';

type LearnEvent = SgEventOf<'sg.glimmer' | 'sg.mikiri' | 'sg.mikiriUsed'>;

/** What a character learns in battle, and which 見切り it used (SG-GLM-9, SG-GLM-10). */
export function applyLearning(fight: SgFight, event: LearnEvent): SgFight {
  const learner = find(fight, event.who);
  if (!learner || !isHero(learner)) return fight;
  return withChange(fight, event.who, changeOf(learner.body, event));
}

function changeOf(body: CharacterBody, event: LearnEvent): Partial<CharacterBody> {
  switch (event.type) {
    case 'sg.glimmer':
      return { learned: [...body.learned, event.technique] };
    case 'sg.mikiri':
      return { mikiri: [...body.mikiri, { of: event.of, ...event.what }] };
    case 'sg.mikiriUsed':
      return event.place ? { mikiriUsed: [...body.mikiriUsed, event.of] } : {};
  }
}
