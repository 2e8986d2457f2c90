import { dataOf } from '@ransen/rules/sword-world-2';
import type { FightView } from '@ransen/rules';
import { t } from '../texts';

/** What closing the stage does now, in words; undefined where there is nothing to close. */
export function closing(
  view: FightView,
): { readonly label: string; readonly hint: string } | undefined {
  const { stage, checking, side } = dataOf(view);
  if (view.stage !== 'running') return undefined;
  if (checking) return { label: t('gm.closeChecks'), hint: t('gm.closeChecksHint') };
  switch (stage) {
    case 'initiative':
      return { label: t('gm.closeInitiative'), hint: t('gm.closeChecksHint') };
    case 'placement':
      return { label: t('gm.closePlacement'), hint: t('gm.closePlacementHint') };
    case 'turns':
      return { label: t(`gm.close.${side ?? 'party'}`), hint: t('gm.closeTurnHint') };
    case 'loot':
      return { label: t('gm.closeLoot'), hint: t('gm.closeLootHint') };
    default:
      return undefined;
  }
}

/** Loot rolls that are left. */
export const lootLeft = (view: FightView): number =>
  dataOf(view).stage === 'loot' ? dataOf(view).loot.rolls.length : 0;
