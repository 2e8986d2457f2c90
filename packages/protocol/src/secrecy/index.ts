export { compare, type Verdict } from './compare';
export { plans, type Plan } from './plan';
export { hurtInWords } from './plants';
export { LONG } from './report';
export type { Move, Side } from './twins';
export { honest } from './watched-room';
