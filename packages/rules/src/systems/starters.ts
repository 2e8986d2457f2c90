import { saga2 } from './saga2';
import { STARTER_CHARACTERS as SAGA2_CHARACTERS } from './saga2/starter/characters';
import { STARTER_ENEMIES as SAGA2_ENEMIES } from './saga2/starter/enemies';
import { swordWorld2 } from './sword-world-2';
import { STARTER_CHARACTERS } from './sword-world-2/starter/characters';
import { STARTER_ENEMIES } from './sword-world-2/starter/enemies';

/** Sheets to start from, by their ids. */
export interface StarterSheets {
  readonly characters: Readonly<Record<string, unknown>>;
  /** For GMs only. */
  readonly enemies: Readonly<Record<string, unknown>>;
}

/** Starters by system id. Only servers import this: what players load must not hold enemy sheets. */
export const STARTERS: Readonly<Record<string, StarterSheets>> = {
  [swordWorld2.id]: { characters: STARTER_CHARACTERS, enemies: STARTER_ENEMIES },
  [saga2.id]: { characters: SAGA2_CHARACTERS, enemies: SAGA2_ENEMIES },
};
