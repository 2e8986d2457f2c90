export * from './common';
export * from './frames';
export * from './http';
export * from './socket';
