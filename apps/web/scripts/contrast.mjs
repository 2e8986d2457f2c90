// Checks tokens.css: every pair of colours that the screens use reaches WCAG AA, in light and dark.
// node scripts/contrast.mjs
import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const read = (block) =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map((m) => [m[1], m[2]]),
  );
const body = (head) => css.slice(css.indexOf(head)).match(/\{([^{}]*)\}/)[1];
const light = read(body(':root {'));
const dark = read(body(':root[data-theme="dark"]'));
const bySystem = read(body(':root:not([data-theme="light"])'));

const channel = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const luminance = (hex) =>
  [1, 3, 5]
    .map((i) => channel(parseInt(hex.slice(i, i + 2), 16) / 255))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
const ratio = (a, b) => {
  const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p);
  return (x + 0.05) / (y + 0.05);
};

const grounds = ['ground', 'surface', 'raised'];
const washes = ['ai-wash', 'shu-wash', 'kin-wash'];
const pairs = [
  ...['ink', 'ink-2'].flatMap((f) => [...grounds, 'sunken', ...washes].map((b) => [f, b, 4.5])),
  ...[...grounds, ...washes].map((b) => ['ink-3', b, 4.5]),
  ...['ai', 'shu', 'kin'].flatMap((f) => [...grounds, ...washes].map((b) => [f, b, 4.5])),
  ...['ai', 'shu', 'kin'].map((n) => [`on-${n}`, `${n}-fill`, 4.5]),
  ['veil-ink', 'veil-a', 4.5],
  ['veil-ink', 'veil-b', 4.5],
  ...[...grounds, 'sunken', ...washes].map((b) => ['focus', b, 3]),
  ...[...grounds, ...washes].map((b) => ['line-strong', b, 3]),
  ...['ai', 'shu', 'kin'].map((f) => [f, 'sunken', 3]),
  ['die-pip', 'die-face', 7],
  ['die-one', 'die-face', 4.5],
];

let failed = 0;
for (const [theme, set] of [
  ['light', light],
  ['dark', dark],
]) {
  for (const [front, back, least] of pairs) {
    const got = ratio(set[front], set[back]);
    if (!(got >= least)) {
      failed += 1;
      console.log(`${theme}: ${front} on ${back} is ${got.toFixed(2)}, needs ${least}`);
    }
  }
}
if (JSON.stringify(dark) !== JSON.stringify(bySystem)) {
  failed += 1;
  console.log('the two dark blocks differ');
}
console.log(`${pairs.length * 2} pairs, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
