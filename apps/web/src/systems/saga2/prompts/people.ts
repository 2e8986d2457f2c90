import type { Id } from '@ransen/rules';
import { t } from '../texts';
import { choicesOf, usual, type Asked, type Label, type Put } from './asked';

/** Rows of combatants to choose from; a tap on the battlefield does as well. */
function people(asked: Asked) {
  const { names } = asked;
  return choicesOf<Id>(asked).map(({ value }) => ({ id: value, label: names.name(value) }));
}

/** Options are combatants themselves, so that the battlefield can answer. */
const idsOf = (asked: Asked): string[] => usual(asked).map((id) => JSON.parse(id) as string);

const nameOf = (asked: Asked): string => asked.names.name(idsOf(asked)[0] ?? '');

/** Of enemies alone the GM decides (SG-TRN-12). */
const areEnemies = (asked: Asked): boolean =>
  choicesOf<Id>(asked).every(({ value }) => asked.names.side(value) === 'enemy');

/** Who of equal totals goes first (SG-TRN-10). */
export const tie: Label = {
  short: 'tie.short',
  put: (asked): Put => ({
    kind: 'target',
    title: t('tie.title'),
    text: t(areEnemies(asked) ? 'tie.enemies' : 'tie.text'),
    options: people(asked),
    initial: idsOf(asked),
    confirm: t('tie.confirm'),
    defaultChoice: nameOf(asked),
  }),
};

/** At whom a new technique goes (SG-GLM-13). */
export const glimmerTarget: Label = {
  short: 'aim.short',
  put: (asked): Put => ({
    kind: 'target',
    title: t('aim.title', { name: asked.names.name(asked.who) }),
    text: t('aim.text'),
    options: people(asked),
    initial: idsOf(asked),
    confirm: t('aim.confirm'),
    defaultChoice: nameOf(asked),
  }),
};

/** Who comes back from 昏倒 after the fight (SG-END-1). */
export const revive: Label = {
  short: 'revive.short',
  put: (asked): Put => {
    const options = people(asked);
    return {
      kind: 'some-of',
      title: t('revive.title'),
      text: t('revive.text'),
      options,
      min: 0,
      max: options.length,
      initial: idsOf(asked),
      confirm: t('revive.confirm'),
    };
  },
};
