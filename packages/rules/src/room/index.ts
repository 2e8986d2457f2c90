export * from './apply';
export * from './commands';
export * from './decide';
export * from './events';
export * from './room';
export * from './text';
export * from './view';
