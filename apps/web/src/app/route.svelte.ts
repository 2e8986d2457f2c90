import { readLink } from '@ransen/protocol';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'room'; readonly room: string; readonly token: string }
  | { readonly page: 'unknown' };

/** Which page an address means. A room's address may lack its token, where a seat is remembered. */
export function routeOf(pathname: string, hash: string): Route {
  if (pathname === '/' || pathname === '/index.html') return { page: 'home' };
  const link = readLink(pathname, hash);
  if (link) return { page: 'room', ...link };
  const room = /^\/r\/([\w-]{1,64})\/?$/.exec(pathname)?.[1];
  return room ? { page: 'room', room, token: '' } : { page: 'unknown' };
}

/** Where this page is; follows the browser's back and forward. */
class Router {
  #route = $state.raw<Route>(routeOf(location.pathname, location.hash));

  get route(): Route {
    return this.#route;
  }

  /** Goes to a path of this site, without loading the page again. */
  go(path: string): void {
    history.pushState(null, '', path);
    this.follow();
  }

  /** The same, in place of the page that is open. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.follow();
  }

  /** Takes over the address as it is. */
  follow(): void {
    this.#route = routeOf(location.pathname, location.hash);
  }
}

export const router = new Router();
