export * from './kernel';
export * from './room';
export * from './systems';
