export { aimLearned } from './aim';
export { countsAs, glimmerFace, glimmerOnAttack } from './attack';
export { glimmerOnDefence, type Insight } from './defence';
