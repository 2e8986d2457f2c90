import { GM_VIEWER, type Json, type RoomView } from '@ransen/rules';
import { allSeen } from '@ransen/rules/sword-world-2';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { swordWorld2Web as web } from '..';
import { playedTo } from '../gallery/stage';
import { namesIn, viewFor } from '../testing/reader';

afterEach(cleanup);

/** The GM's sections at a stage; `sent` is every command, each checked by the rules' schema. */
function panel(stage: string) {
  const view = viewFor(playedTo(stage).fight, GM_VIEWER);
  const names = namesIn(view);
  const sent: Json[] = [];
  const rule = (command: Json) => {
    expect(web.rules.schemas.gm.safeParse(command).success).toBe(true);
    sent.push(command);
  };
  const corrected: unknown[] = [];
  const correct = (...each: unknown[]) => void corrected.push(each);
  render(web.GmSections, {
    room: { you: GM_VIEWER } as RoomView,
    fight: view,
    names,
    rule,
    correct,
  });
  return { view, names, sent, corrected };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('GM sections', () => {
  test('SW-KNW-11, SW-KNW-16 what players know, kind by kind', async () => {
    const { sent } = panel('turns');
    const kind = within(screen.getByRole('radiogroup', { name: '枯れ鎧' }));
    await fireEvent.click(kind.getByRole('radio', { name: '識別' }));
    await fireEvent.click(kind.getByRole('radio', { name: '弱点' }));
    await fireEvent.click(
      within(screen.getByRole('radiogroup', { name: '藪の荒くれ' })).getByRole('radio', {
        name: '伏せる',
      }),
    );
    expect(sent).toEqual([
      { do: 'reveal', of: 'e-3', identified: true, weakness: false },
      { do: 'reveal', of: 'e-3', identified: true, weakness: true },
      { do: 'reveal', of: 'e-1', identified: false, weakness: false },
    ]);
    expect(screen.getByText('卓では軋む鎧')).toBeTruthy();
    expect(screen.getByText('知名度12、弱点値16')).toBeTruthy();
  });

  test('SW-KNW-9 names until identified, and another check', async () => {
    const { sent } = panel('turns');
    const name = screen.getByLabelText('藪の荒くれの呼び名');
    await fireEvent.input(name, { target: { value: ' 影 ' } });
    await press('改める');
    await fireEvent.input(name, { target: { value: '' } });
    await press('改める');
    await press('魔物知識判定をもう一度求める');
    expect(sent).toEqual([
      { do: 'name', of: 'e-1', publicName: '影' },
      { do: 'name', of: 'e-1' },
      { do: 'check', of: 'e-1' },
    ]);
  });

  test.each([
    ['knowledge', '判定を締め切る'],
    ['initiative', '先制判定を締め切る'],
    ['placement', '配置を締め切る'],
    ['turns', '味方の番を終える'],
    ['enemies', '敵の番を終える'],
    ['loot', '戦利品を締め切る'],
  ])('%s is closed in its own words', async (stage, words) => {
    const { sent } = panel(stage);
    await press(words);
    expect(sent).toEqual([{ do: 'close' }]);
  });

  test('SW-END-2 all loot at once; SW-END-3 loot for one that fled', async () => {
    const { sent } = panel('loot');
    await fireEvent.click(screen.getByRole('button', { name: /まとめて振る/ }));
    await fireEvent.change(screen.getByLabelText('ひとりを扱う'), { target: { value: 'e-4' } });
    await press('戦利品の判定を許す');
    expect(sent).toEqual([{ do: 'lootAll' }, { do: 'grantLoot', id: 'e-4' }]);
  });

  test('statuses are given and taken, enemies leave', async () => {
    const { sent } = panel('turns');
    const choose = (id: string) =>
      fireEvent.change(screen.getByLabelText('ひとりを扱う'), { target: { value: id } });
    await choose('c-hotaru');
    await press('毒を外す');
    await press('状態をつける');
    await fireEvent.input(screen.getByLabelText('状態の名前'), { target: { value: '炎上' } });
    await fireEvent.input(screen.getByLabelText('増減'), { target: { value: '－２' } });
    await fireEvent.input(screen.getByLabelText('ラウンド'), { target: { value: '3' } });
    await press('状態をつける');
    await choose('e-1');
    await press('逃げた');
    await press('降伏した');
    expect(sent).toEqual([
      { do: 'lift', id: 'c-hotaru', status: '毒' },
      { do: 'status', id: 'c-hotaru', name: '炎上', modifiers: { accuracy: -2 }, rounds: 3 },
      { do: 'depart', id: 'e-1', as: 'fled' },
      { do: 'depart', id: 'e-1', as: 'surrendered' },
    ]);
  });

  test('SW-ACT-22 place, condition and a spent major action are put right by hand', async () => {
    const { view, corrected } = panel('turns');
    const choose = (id: string) =>
      fireEvent.change(screen.getByLabelText('ひとりを扱う'), { target: { value: id } });
    const pick = (group: string, word: string) =>
      fireEvent.click(
        within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: word }),
      );
    await choose('c-hotaru');
    await pick('場所', '自軍後方');
    await pick('状態', '気絶');
    await choose('e-1');
    expect(screen.queryByRole('radio', { name: '気絶' })).toBeNull();
    await pick('状態', '倒した');
    expect(corrected).toEqual([
      ['c-hotaru', 'area', 'partyRear'],
      ['c-hotaru', 'condition', 'unconscious'],
      ['e-1', 'condition', 'defeated'],
    ]);
    const spent = allSeen(view).find(({ body }) => body.parts['self']?.major);
    await choose(spent!.id);
    await press('主動作を返す');
    expect(corrected.at(-1)).toEqual([spent!.id, 'major:self', false]);
  });

  test('values to correct are told apart, part by part', () => {
    const { view, names } = panel('turns');
    const values = web.correctables(view, names);
    expect(new Set(values.map(({ id }) => id)).size).toBe(values.length);
    const labels = values.filter(({ target }) => target === 'e-4').map(({ label }) => label);
    expect(labels).toEqual(['頭 HP', '頭 MP', '腕1 HP', '腕2 HP']);
    const { fight } = playedTo('turns');
    for (const { target, field, min = 0, max = 0 } of values) {
      const tried = [min - 1, min, max, max + 1].map(
        (value) => web.rules.correct(fight as never, target, field, value).ok,
      );
      expect(tried, `${target} ${field}`).toEqual([false, true, true, false]);
    }
  });
});

describe('surrender', () => {
  test('SW-END-1 to all or to one, while the fight is on', () => {
    const view = viewFor(playedTo('turns').fight, GM_VIEWER);
    const all = web.proposals(view);
    expect(all.map(({ label }) => label).slice(0, 2)).toEqual([
      '降伏を勧める',
      '藪の荒くれAに降伏を勧める',
    ]);
    expect(all).toHaveLength(5);
    for (const { about } of all) expect(web.rules.mayPropose(view, about)).toBeNull();
    expect(web.proposals(viewFor(playedTo('loot').fight, GM_VIEWER))).toEqual([]);
  });
});
