import { describe, expect, it } from 'vitest';
import { readPastedLink } from './home/join';
import { routeOf } from './route.svelte';

describe('an address', () => {
  it('is the first page, a room with or without its token, or nothing', () => {
    expect(routeOf('/', '')).toEqual({ page: 'home' });
    expect(routeOf('/r/abc', '#tok')).toEqual({ page: 'room', room: 'abc', token: 'tok' });
    expect(routeOf('/r/abc', '')).toEqual({ page: 'room', room: 'abc', token: '' });
    expect(routeOf('/r/', '')).toEqual({ page: 'unknown' });
    expect(routeOf('/other', '')).toEqual({ page: 'unknown' });
  });
});

describe('a pasted link', () => {
  it('is read whole, without its host, and with spaces around it', () => {
    const link = { room: 'abc', token: 'tok' };
    expect(readPastedLink(' https://ransen.example/r/abc#tok\n')).toEqual(link);
    expect(readPastedLink('/r/abc#tok')).toEqual(link);
  });

  it('is none without room or token', () => {
    expect(readPastedLink('https://ransen.example/r/abc')).toBeUndefined();
    expect(readPastedLink('hello')).toBeUndefined();
    expect(readPastedLink('http://')).toBeUndefined();
  });
});
