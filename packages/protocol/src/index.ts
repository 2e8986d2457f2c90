export * from './dice';
export * from './errors';
export * from './link';
export * from './messages';
export * from './patch';
export * from './projection';
export * from './received';
export * from './verify';
