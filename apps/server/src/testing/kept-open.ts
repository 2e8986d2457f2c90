import type { Store } from '../store/store';

/** A store that is left open when a server closes, with some of its methods replaced. */
export function keptOpen(store: Store, replaced: Partial<Store> = {}): Store {
  const own: Partial<Store> = { close: async () => {}, ...replaced };
  return new Proxy(store, {
    get(target, name) {
      const method: unknown = Reflect.get(own, name) ?? Reflect.get(target, name);
      return typeof method === 'function' ? method.bind(target) : method;
    },
  });
}
