export * from './kernel';
export * from './room';
