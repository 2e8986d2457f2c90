import { seenOf, techniqueOf, type Technique } from '@ransen/rules/saga2';
import type { Id } from '@ransen/rules';
import type { PromptOption } from '../../../ui/prompt/prompt';
import { t } from '../texts';
import { weaponWord, techniqueWord } from '../view/declared';
import { techniqueWords } from '../words/technique';
import { listed, rowWord } from '../words/terms';
import { aboutOf, choicesOf, usual, type Asked, type Label, type Put } from './asked';

interface About {
  readonly opener: Id;
  readonly members?: readonly Id[];
  readonly target: Id;
}

interface Join {
  readonly technique: Id;
  readonly weapon?: Id;
  readonly row?: 'front' | 'back';
}

/** Whether to join a chain, and with what (SG-CHN-1, SG-CHN-8). */
export const joinChain: Label = { short: 'join.short', put };

function put(asked: Asked): Put {
  const { who, names } = asked;
  const { opener, members = [], target } = aboutOf<About>(asked);
  const others = members.filter((id) => id !== opener).map((id) => names.name(id));
  const fills = { opener: names.name(opener), target: names.name(target) };
  return {
    kind: 'one-of',
    title: t('join.title', { name: names.name(who) }),
    text:
      others.length === 0
        ? t('join.text', fills)
        : t('join.with', { ...fills, members: listed(others) }),
    options: choicesOf<Join | null>(asked).map(({ id, value }) => ({
      id,
      ...(value === null ? no() : yes(asked, value)),
    })),
    initial: usual(asked),
    confirm: t('join.confirm'),
    defaultChoice: t('join.no'),
  };
}

const no = (): Omit<PromptOption, 'id'> => ({ label: t('join.no'), detail: t('join.noDetail') });

function yes({ view, who }: Asked, join: Join): Omit<PromptOption, 'id'> {
  const seen = seenOf(view, who);
  if (!seen) return { label: t('name.unseen') };
  const technique: Technique | undefined = techniqueOf(seen as never, join.technique);
  const name = techniqueWord(seen, join.technique);
  const what =
    join.weapon === undefined
      ? name
      : t('join.withWeapon', { technique: name, weapon: weaponWord(seen, join.weapon) });
  return {
    label: t('join.yes', { what }),
    detail: listed([
      technique && techniqueWords(technique),
      join.row === undefined ? undefined : rowWord(join.row),
    ]),
  };
}
