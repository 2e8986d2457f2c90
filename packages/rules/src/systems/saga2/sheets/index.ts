export * from './character';
export * from './enemy';
export * from './gear';
export * from './prefill';
export * from './technique';
export * from './terms';
