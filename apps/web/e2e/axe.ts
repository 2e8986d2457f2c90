import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** axe finds nothing against WCAG 2.2 AA in what is shown. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map((node) => `${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
  }));
  expect(found, where).toEqual([]);
}
