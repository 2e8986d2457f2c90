import { t } from '../texts';

/** Kinds of command, and what can be done at one's place in the order. */
export const groups = (): readonly { readonly id: string; readonly label: string }[] =>
  (['attack', 'technique', 'spell', 'item', 'guard', 'go', 'chain'] as const).map((id) => ({
    id,
    label: t(`group.${id}`),
  }));
