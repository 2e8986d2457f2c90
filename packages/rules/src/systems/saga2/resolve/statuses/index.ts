export { beforeAction, type Due } from './before-action';
export { isCharmedBy } from './charm';
export { takeEffect } from './effects';
export { releaseRolls } from './release';
