import { FEATS, type Status } from '@ransen/rules/sword-world-2';
import { t } from '../texts';
import { called, termOf } from './terms';

/** What the rules themselves put on somebody besides declared feats, by key. */
const OWN = ['withdraw', 'fullMove'] as const;
type Own = (typeof OWN)[number];

const isOwn = (key: string): key is Own => (OWN as readonly string[]).includes(key);

/** A status by its key alone: a move, a declared feat, or the name somebody gave it. */
export const statusKeyWord = (key: string): string =>
  isOwn(key) ? t(`status.${key}`) : termOf(FEATS, key);

/** 全力攻撃, 離脱, or the name of a spell or of the GM's. */
export const statusWord = (status: Pick<Status, 'key' | 'name' | 'nameEn'>): string =>
  isOwn(status.key) || Object.hasOwn(FEATS, status.key)
    ? statusKeyWord(status.key)
    : called(status);
