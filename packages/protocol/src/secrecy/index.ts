export { compare, type Verdict } from './compare';
export { plans, type Plan } from './plan';
export { waitingForGm } from './plants';
export { LONG } from './report';
export type { Move, Side } from './twins';
export { honest } from './watched-room';
