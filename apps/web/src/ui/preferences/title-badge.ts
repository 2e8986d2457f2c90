/** The page's title: with a mark in front while something is asked of this person. */
export function titleWithBadge(base: string, badge: string | undefined): string {
  return badge === undefined ? base : `● ${badge} — ${base}`;
}

/** Writes the title only when it changes, so that screen readers are not disturbed. */
export function showTitle(base: string, badge: string | undefined): void {
  const title = titleWithBadge(base, badge);
  if (document.title !== title) document.title = title;
}
