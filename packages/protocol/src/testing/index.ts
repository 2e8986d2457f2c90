export * from './duel';
export * from './table';
