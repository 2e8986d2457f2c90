import { describe, expect, it } from 'vitest';
import { foe, party, type LogEntry } from '../../ui/log/log';
import { replayHtml, replayText } from './export';

const NAME = '<img src=x onerror=alert(1)>&"';
const lines: LogEntry[] = [
  { id: '0', kind: 'divider', text: '第1ラウンド' },
  {
    id: '1',
    kind: 'event',
    text: [party(NAME), 'の攻撃、', foe('ボガード'), 'へ。'],
    rolls: [
      {
        label: '命中',
        batches: [{ dice: [{ value: 5 }, { value: 6 }] }],
        terms: [7],
        total: 18,
        outcome: '命中',
      },
    ],
  },
  { id: '2', kind: 'chat', speaker: NAME, text: '1行目\n<script>2行目</script>' },
  { id: '3', kind: 'event', text: ['取り消された行'], undone: true },
];

describe('the log as a page', () => {
  const html = replayHtml({ title: `卓 ${NAME}`, lines });
  const page = new DOMParser().parseFromString(html, 'text/html');

  it('shows markup in names, titles and chat as text', () => {
    expect(page.querySelectorAll('img, script')).toHaveLength(0);
    expect(page.title).toBe(`卓 ${NAME}`);
    expect(page.querySelector('.party')?.textContent).toBe(NAME);
    expect(page.querySelector('.chat')?.textContent).toContain('<script>2行目</script>');
  });

  it('needs nothing from elsewhere', () => {
    expect(page.querySelectorAll('link, [src], [href]')).toHaveLength(0);
  });

  it('keeps dice, totals and what was undone', () => {
    expect(page.querySelector('.roll')?.textContent).toBe('命中 [5][6] ＋7＝18 命中');
    expect(page.querySelector('.undone')?.textContent).toContain('取り消された行');
  });
});

describe('the log as text', () => {
  it('has one line for each entry and roll', () => {
    expect(replayText({ title: '卓', lines })).toBe(
      [
        '卓',
        '',
        '',
        '―― 第1ラウンド ――',
        `${NAME}の攻撃、ボガードへ。`,
        '  命中 [5][6] ＋7＝18 命中',
        `${NAME}「1行目`,
        '<script>2行目</script>」',
        '（取り消し）取り消された行',
        '',
      ].join('\n'),
    );
  });
});
