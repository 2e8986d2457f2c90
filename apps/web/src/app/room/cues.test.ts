import type { FightView } from '@ransen/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '../../ui/log/log';
import { Sounds } from '../../ui/sound/sounds';
import { SCORES, type SoundName, type Stroke } from '../../ui/sound/scores';
import { Cues, type Heard } from './cues';

let played: SoundName[];
let cues: Cues;

const nameOf = (strokes: readonly Stroke[]) =>
  (Object.keys(SCORES) as SoundName[]).find((name) => SCORES[name] === strokes)!;

beforeEach(() => {
  played = [];
  const sounds = new Sounds(() => (strokes) => {
    played.push(nameOf(strokes));
    return () => {};
  });
  sounds.unlock();
  cues = new Cues(sounds);
});

const fight = (no: number, stage: FightView['stage'] = 'running') =>
  ({ no, stage }) as unknown as FightView;
const quiet: Heard = { fight: fight(1), isMyTurn: false, asked: [], lines: [], partyHp: 30 };
const rolled = (fresh: boolean): LogEntry => ({
  id: '1',
  kind: 'event',
  text: ['x'],
  rolls: [{ label: 'a', batches: [{ dice: [{ value: 1 }] }] }],
  fresh,
});

describe('what is heard', () => {
  it.each<[SoundName, Partial<Heard>]>([
    ['asked', { asked: ['q1'] }],
    ['turn', { isMyTurn: true }],
    ['hit', { partyHp: 21 }],
    ['dice', { lines: [rolled(true)] }],
    ['discovery', { lines: [{ id: '1', kind: 'found', title: 't', text: [], fresh: true }] }],
    ['over', { fight: fight(1, 'over') }],
  ])('%s', (sound, change) => {
    cues.hear(quiet);
    cues.hear({ ...quiet, ...change });
    expect(played).toEqual([sound]);
  });

  it('is nothing at the start, for old lines, or in another fight', () => {
    cues.hear({ ...quiet, isMyTurn: true, asked: ['q1'] });
    cues.hear({ ...quiet, lines: [rolled(false)], isMyTurn: true, asked: ['q1'] });
    cues.hear({ ...quiet, fight: fight(2), partyHp: 3 });
    expect(played).toEqual([]);
  });

  it('is one sound at a time, a choice before all others', () => {
    cues.hear(quiet);
    cues.hear({ ...quiet, asked: ['q1'], isMyTurn: true, partyHp: 1, lines: [rolled(true)] });
    expect(played).toEqual(['asked']);
  });
});
