export { beforeAction, type Due } from './before-action';
export { isCharmedBy } from './charm';
export { takeEffect } from './effects';
export { poison } from './poison';
export { releaseRolls } from './release';
