/** What one face of an ability does (EB-DAT-3), as far as the probe needs it. */
export type Face = { readonly more?: number } & (
  | { readonly do: 'amount' | 'drain' | 'hyper'; readonly n: number }
  | { readonly do: 'miss' | 'plus-one' | 'sure' }
  | { readonly do: 'status'; readonly name: string }
);

/** What EB-CAN-7 looks at, all from before the use. */
export interface Circumstances {
  /** Statuses of the first target. */
  readonly statuses: readonly string[];
  /** Number of legal targets, the first one included. */
  readonly reach: number;
  readonly gauge: number;
  readonly hyper: boolean;
  /** Damage of a cancelled action. */
  readonly weak: number;
}

/** The level with its last digit dropped. */
export const weakDamage = (level: number) => Math.floor(level / 10) * 10;

/** EB-CAN-7: which actions, by place in the list, are cancelled. */
export function cancels(list: readonly Face[], now: Circumstances): ReadonlySet<number> {
  const cancelled = needless(list, now);
  for (const kind of ['plus-one', 'sure', 'drain'] as const) {
    if (damageOf(list, cancelled, now.weak) > 0) break;
    const last = list.findLastIndex((face, i) => face.do === kind && !cancelled.has(i));
    if (last >= 0) cancelled.add(last);
  }
  return cancelled;
}

/** Step 0, every action once in order. */
function needless(list: readonly Face[], now: Circumstances): Set<number> {
  const cancelled = new Set<number>();
  let further = 0;
  let gauge = now.gauge;
  list.forEach((face, i) => {
    if (face.do === 'plus-one' && (further += 1) > now.reach - 1) cancelled.add(i);
    if (face.do === 'sure' && list.findIndex((f) => f.do === 'sure') < i) cancelled.add(i);
    if (face.do === 'status' && has(list.slice(0, i), now.statuses, face.name)) cancelled.add(i);
    if (face.do !== 'hyper') return;
    if (now.hyper || gauge >= 100) cancelled.add(i);
    else gauge += face.n;
  });
  return cancelled;
}

function has(earlier: readonly Face[], statuses: readonly string[], name: string): boolean {
  return statuses.includes(name) || earlier.some((f) => f.do === 'status' && f.name === name);
}

/** The sum of amounts and cancels. */
export function damageOf(
  list: readonly Face[],
  cancelled: ReadonlySet<number>,
  weak: number,
): number {
  return list.reduce((sum, face, i) => {
    const main = cancelled.has(i) ? weak : face.do === 'amount' ? face.n : 0;
    return sum + main + (face.more ?? 0);
  }, 0);
}
