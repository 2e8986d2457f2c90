import type { EnemyEntrant } from '../kernel/commands';
import type { FightEvent } from '../kernel/events';
import type { Id } from '../kernel/fight';
import type { Json } from '../kernel/json';
import type { Entry } from '../kernel/system';
import type { Commitment, Disclosure, Seat } from './room';

/** What happens in a room. A row of the journal holds the events of one command. */
export type RoomEvent =
  | {
      readonly type: 'created';
      readonly name: string;
      readonly system: string;
      readonly options: Json;
      readonly answerTime: number;
    }
  | { readonly type: 'seated'; readonly seat: Seat }
  | { readonly type: 'renamed'; readonly seat: string; readonly name: string }
  | { readonly type: 'said'; readonly by: string; readonly text: string }
  | { readonly type: 'sheet'; readonly id: Id; readonly owner: string; readonly sheet: Json }
  | { readonly type: 'dropped'; readonly id: Id }
  | { readonly type: 'changed'; readonly id: Id; readonly sheet: Json; readonly entry: Entry }
  | { readonly type: 'handed'; readonly id: Id; readonly owner: string }
  | { readonly type: 'kicked'; readonly seat: string }
  | { readonly type: 'locked'; readonly locked: boolean }
  | {
      readonly type: 'configured';
      readonly name?: string;
      readonly options?: Json;
      readonly answerTime?: number;
    }
  | { readonly type: 'prepared'; readonly enemies: readonly EnemyEntrant[] }
  | { readonly type: 'unprepared'; readonly id: Id }
  | {
      readonly type: 'started';
      readonly no: number;
      readonly options: Json;
      readonly commitment: Commitment;
    }
  | { readonly type: 'fought'; readonly event: FightEvent }
  /** Sheets after a fight. */
  | { readonly type: 'carried'; readonly sheets: Readonly<Record<Id, Json>> }
  /** What the system keeps from fight to fight, and sheets that changed with it. */
  | {
      readonly type: 'chronicled';
      readonly chronicle: Json;
      readonly sheets: Readonly<Record<Id, Json>>;
      readonly entry?: Entry;
    }
  | { readonly type: 'disclosed'; readonly seeds: Disclosure };
