import { seenOf, techniquesOf, type Seen, type Technique } from '@ransen/rules/saga2';
import type { Id } from '@ransen/rules';
import type { PromptOption } from '../../../ui/prompt/prompt';
import { t } from '../texts';
import { costWords, outcomeWords, rollWords } from '../words/technique';
import { called, listed, skillWord, type Named } from '../words/terms';
import { aboutOf, choicesOf, usual, type Asked, type Label, type Put } from './asked';

interface About extends Partial<Named> {
  /** Nobody, where the attacker is out of sight. */
  readonly by?: Id;
  readonly total: number;
}

interface Shows {
  readonly modifier?: number;
  readonly skilled?: boolean;
  readonly cost?: number;
}

/** How to meet an attack (SG-ATK-1, SG-ATK-2, SG-ATK-12, SG-GLM-9). */
export const defence: Label = { short: 'defence.short', put };

function put(asked: Asked): Put {
  const { who, names } = asked;
  const { by, total, name, nameEn } = aboutOf<About>(asked);
  const attacker = by === undefined ? t('defence.unseen') : names.name(by);
  const first = usual(asked);
  const options = choicesOf<string, Shows>(asked).map(({ id, value, shows }) => ({
    id,
    ...option(asked, value, shows),
  }));
  return {
    kind: 'one-of',
    title: t('defence.title', { name: names.name(who) }),
    text:
      name === undefined
        ? t('defence.attack', { by: attacker, total })
        : t('defence.named', { by: attacker, total, what: called({ name, nameEn }) }),
    options,
    initial: first,
    confirm: t('defence.confirm'),
    defaultChoice: options.find(({ id }) => first.includes(id))?.label ?? '',
  };
}

function option(
  { view, who, question }: Asked,
  value: string,
  { modifier, skilled = false }: Shows,
): Omit<PromptOption, 'id'> {
  const right = modifier === undefined ? {} : { right: rollWords(skilled, modifier) };
  const seen = seenOf(view, who);
  if (value.startsWith('technique:')) {
    const technique = seen && techniqueIn(seen, value.slice('technique:'.length));
    return { ...techniqueOption(technique), ...right };
  }
  switch (value) {
    case 'shield':
      return { label: t('defence.shield'), ...right };
    case 'mikiri':
      return { label: t('defence.mikiri'), detail: t('defence.mikiriDetail') };
    case 'spell':
      return { label: t('defence.spell', { skill: spellSkill(question.about, seen) }), ...right };
    case 'resistance':
      return { label: t('defence.resistance'), ...right };
    default:
      return { label: t('defence.evasion'), ...right };
  }
}

function techniqueOption(technique: Technique | undefined): Omit<PromptOption, 'id'> {
  if (!technique) return { label: t('offer.technique') };
  const isCounter = technique.kind === 'counter';
  return {
    label: called(technique),
    detail: listed([
      t(isCounter ? 'defence.counter' : 'defence.parry'),
      costWords(technique),
      isCounter ? outcomeWords(technique) : undefined,
    ]),
  };
}

function techniqueIn(seen: Seen, id: string): Technique | undefined {
  if (seen.body.type === 'enemy' && !seen.body.sheet) return undefined;
  return techniquesOf(seen as never).find((technique) => technique.id === id);
}

/** The spell skill that resists, if the question names it. */
function spellSkill(about: unknown, seen: Seen | undefined): string {
  const skill = (about as { skill?: string } | undefined)?.skill;
  if (skill === undefined) return t('check.spell');
  return skillWord(skill, seen?.body.type === 'character' ? seen.body.sheet : undefined);
}
