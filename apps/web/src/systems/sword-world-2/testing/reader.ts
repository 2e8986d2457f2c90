import type { Fight, FightView, Viewer } from '@ransen/rules';
import { swordWorld2Web as web } from '..';
import * as shared from '../../testing/reader';
import type { Names } from '../../web-system';

export { isSpoken, plain, rollWords, wordsOf } from '../../testing/reader';

/** Names as a view gives them. */
export const namesIn = (view: FightView): Names => shared.namesIn(web, view);

export const viewFor = (fight: Fight, viewer: Viewer): FightView =>
  shared.viewFor(web, fight, viewer);

/** Somebody who reads a fight of Sword World. */
export class Reader extends shared.Reader {
  constructor(viewer: Viewer) {
    super(web, viewer);
  }
}
