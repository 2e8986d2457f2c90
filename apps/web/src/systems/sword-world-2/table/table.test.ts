import { GM_VIEWER, ONLOOKER, seatViewer, type RoomView, type Viewer } from '@ransen/rules';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { swordWorld2Web as web } from '..';
import { playedTo } from '../gallery/stage';
import { namesIn, viewFor } from '../testing/reader';
import { orderOf } from '../view/order';
import { turnOf } from '../view/turn';
import Field from './Field.svelte';
import Summary from './Summary.svelte';

afterEach(cleanup);

const SEAT = seatViewer('s1');
const at = (stage: string, viewer: Viewer = SEAT) => {
  const view = viewFor(playedTo(stage).fight, viewer);
  return { view, names: namesIn(view), room: { you: viewer } as unknown as RoomView };
};

/** Rows of a side: name, and what stands right of it or below. */
const rowsOf = (stage: string, side: string, viewer?: Viewer) => {
  const { view, names } = at(stage, viewer);
  const group = orderOf(view, names).find(({ id }) => id === side)!;
  return group.rows.map(({ name, total, status, done, detail }) =>
    [name, total ?? status, done && '済', detail].filter((word) => word).join(' '),
  );
};

describe('order', () => {
  test('SW-KNW-1 who still has to roll, and what is known', () => {
    expect(rowsOf('knowledge', 'party')).toEqual([
      'ホタル 判定待ち',
      'ナギ 判定待ち',
      'カイ 済',
      'ミノリ 判定待ち',
    ]);
    expect(rowsOf('knowledge', 'enemy')).toContain('魔物C 未識別');
  });

  test('SW-INI-1 totals, and who does not roll', () => {
    expect(rowsOf('initiative', 'party')).toEqual([
      'ホタル 判定待ち',
      'ナギ 振らない',
      'カイ 13',
      'ミノリ 判定待ち',
    ]);
  });

  test('SW-ACT-1 the side whose turn it is stands first, who is done below', () => {
    const { view, names } = at('turns');
    const groups = orderOf(view, names);
    expect(groups.map(({ title, hint }) => [title, hint])).toEqual([
      ['味方の番', '先攻'],
      ['敵の番', '後攻'],
    ]);
    expect(rowsOf('turns', 'party').at(-1)).toBe('ナギ 済');
    expect(at('enemies').view.data).toMatchObject({ side: 'enemy' });
    expect(orderOf(at('enemies').view, names)[0]?.title).toBe('敵の番');
  });

  test('the GM reads what an unidentified enemy is, players which parts are left', () => {
    expect(rowsOf('enemies', 'enemy', GM_VIEWER)).toContain('魔物C 三つ腕の甲虫');
    expect(rowsOf('enemies', 'enemy')).toContain('魔物C 残り 頭、腕1、腕2');
  });

  test('SW-END-1 who is out stands last', () => {
    expect(rowsOf('loot', 'enemy').at(-1)).toMatch(/倒した|逃走/);
  });
});

describe('turn line', () => {
  const words = (stage: string, mine: boolean, viewer?: Viewer) => {
    const { view, names } = at(stage, viewer);
    return turnOf(view, names, mine);
  };

  test.each([
    ['knowledge', '魔物知識判定', 'other'],
    ['initiative', '先制判定', 'other'],
    ['placement', '味方の配置', 'party'],
    ['turns', '味方の番', 'party'],
    ['enemies', '敵の番', 'enemy'],
    ['loot', '戦利品', 'other'],
    ['over', '勝利', 'other'],
  ])('%s', (stage, who, tone) => {
    const line = words(stage, false);
    expect([line.who, line.tone]).toEqual([who, tone]);
    expect(line.todo).toMatch(/。$/);
  });

  test('whoever may act is told what to do', () => {
    expect(words('turns', true)).toMatchObject({
      round: '第2ラウンド',
      phase: '味方の番',
      who: 'あなたの手番',
      todo: '動かす人と行動を選んでください。残り3人。',
    });
    expect(words('enemies', true, GM_VIEWER).who).toBe('敵の番');
  });

  test('SW-KNW-14 the initiative value is told only where its enemy is known', () => {
    expect(words('initiative', true).todo).not.toContain('先制値');
    expect(words('initiative', true, GM_VIEWER).todo).toContain('先制値は12です。');
  });
});

describe('battlefield', () => {
  const show = (stage: string, viewer: Viewer = SEAT) => {
    const { view, names, room } = at(stage, viewer);
    const cards = Object.fromEntries(
      Object.keys(view.combatants).map((id) => [
        id,
        web.card(view, id, names, viewer === GM_VIEWER),
      ]),
    );
    const onopen = vi.fn();
    const onpick = vi.fn();
    const modeOf = (id: string) => (id === 'e-3' ? 'target' : 'open') as 'target' | 'open';
    render(Field, { room, fight: view, names, cards, onopen, onpick, modeOf, selected: [] });
    return { onopen, onpick };
  };
  const inside = (area: string) =>
    within(screen.getByRole('region', { name: area }))
      .queryAllByRole('article')
      .map((card) => card.dataset['combatant']);

  test('before anybody is placed the sides face each other', () => {
    show('knowledge');
    expect(inside('味方')).toEqual(['c-hotaru', 'c-nagi', 'c-kai', 'c-minori']);
    expect(inside('敵')).toEqual(['e-1', 'e-2', 'e-3', 'e-4']);
  });

  test('SW-ACT-3 three areas, the melee named', () => {
    show('turns');
    expect(inside('自軍後方')).toEqual(['c-nagi', 'c-minori']);
    expect(inside('前線　乱戦エリア')).toEqual(['c-hotaru', 'c-kai', 'e-1', 'e-2', 'e-4']);
    expect(inside('敵軍後方')).toEqual(['e-3']);
  });

  test('SW-ACT-21 whoever is not placed waits in the rear and says so', () => {
    show('placement');
    expect(inside('自軍後方')).toContain('c-kai');
    expect(screen.getAllByText('未配置')).toHaveLength(7);
  });

  test('hidden enemies are there for the GM alone, and marked', () => {
    show('turns', GM_VIEWER);
    expect(inside('敵軍後方')).toEqual(['e-3', 'e-5']);
    expect(screen.getByText('登場前')).toBeTruthy();
  });

  test('a tap opens, or aims where the card is a target', async () => {
    const { onopen, onpick } = show('turns');
    await fireEvent.click(screen.getByRole('button', { name: 'ホタル' }));
    await fireEvent.click(screen.getByRole('button', { name: '軋む鎧を対象にする' }));
    expect([onopen.mock.calls, onpick.mock.calls]).toEqual([[['c-hotaru']], [['e-3']]]);
  });
});

describe('how a stage stands', () => {
  const show = (stage: string, viewer: Viewer = ONLOOKER) => {
    const { view, names, room } = at(stage, viewer);
    const { container } = render(Summary, { room, fight: view, names });
    return container.textContent?.replace(/\s+/g, '') ?? '';
  };

  test('knowledge by kind', () => {
    expect(show('knowledge')).toContain('藪の荒くれA識別ずみあと2人');
  });

  test('initiative totals', () => {
    expect(show('initiative')).toBe('カイ13ナギ振らない先制値は不明');
    cleanup();
    expect(show('initiative', GM_VIEWER)).toContain('先制値12');
  });

  test('SW-END-2 who found what, with the sum in gamel', () => {
    const { loot } = at('over').view.data as { loot: { worth: number } };
    expect(loot.worth).toBeGreaterThan(0);
    expect(show('over')).toContain(`合計${loot.worth}ガメル`);
  });

  test('nothing stands over the field in a turn', () => {
    expect(show('turns')).toBe('');
  });
});
