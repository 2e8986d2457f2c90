import { Sounds } from '../../ui/sound/sounds';

/** The sounds of this tab. */
export const sounds = new Sounds();
