import { describe, expect, it } from 'vitest';
import { report } from './report';
import { runScenario } from './run';
import { DUEL } from './testing/duel';

const GOOD = `
title: Ann strikes the ogre, who parries badly
clauses: [SW-ACT-5]
system: duel
characters:
  Ann: { from: ann }
  アン二号: { from: ann, with: { name: アン二号 }, player: Bob }
enemies:
  Ogre: { from: ogre, with: { hp: 12 } }
  Shade: { sheet: { name: 影, hp: 5, guard: 3 }, hidden: true }
steps:
  - act: { actor: Ann, do: strike, target: Ogre }
    dice: [{ label: attack, who: Ann, faces: [4, 5], sides: 6, stream: party }]
    expect:
      asked: { who: Ogre, label: parry, options: [false, true], default: false, about: { by: Ann } }
      waits: [gm]
      log: { all: [{ k: attack, who: Ann, faces: [4, 5] }] }
      drawn: { party: 2, gm: 0 }
      view:
        gm: { combatants: { Ogre: { hp: 12, guard: 8 }, Shade: { hidden: true } } }
        players: { stage: running, combatants: { Ogre: { name: オーガ, owner: gm, hp: null } } }
      absent: { players: [combatants.Ogre.guard, combatants.Shade, 影] }
  - answer: { who: Ogre, label: parry, value: true }
    dice: [4, { label: damage, faces: 9, sides: 10 }]
    expect:
      asked: none
      view: { gm: { combatants: { Ogre: { hp: 3 } } } }
      log:
        gm: [{ k: parry, who: Ogre }, { k: hit, target: Ogre, amount: 9 }]
        players: [{ k: hit, by: Ann, target: Ogre }]
      possible: [{ actor: Ann, action: { do: strike }, target: Ogre, shows: { odds: 0.5 } }]
      impossible:
        - { actor: Ann, action: { do: strike }, target: アン二号, refused: own_side }
        - { actor: Ann, action: { do: flee }, refused: no_escape }
  - restart: true
    expect: { waits: [] }
  - look: true
    expect: { view: { all: { stage: running } } }
  - act: { actor: Ann, do: flee }
    expect: { refused: { code: no_escape, detail: { guarded: Ann } } }
  - act: { actor: Ogre, do: strike, target: アン二号 }
    dice: [[6, 6]]
    expect: { waits: [アン二号] }
  - timeout: parry
    dice: [10]
    expect: { view: { Bob: { combatants: { アン二号: { hp: 10, owner: Bob } } } } }
  - undo: true
    expect: { view: { all: { combatants: { アン二号: { hp: 20 } } } } }
  - gm: { type: enter, enemies: { Rat: { sheet: { name: ねずみ, hp: 1 }, count: 2 } } }
    expect: { view: { onlooker: { combatants: { Rat-2: { name: ねずみ } } } } }
  - each: { do: wait }
    dice: []
    expect:
      log:
        all: [{ k: waits, who: Ann }, { k: waits, who: アン二号 }, { k: waits, who: Ogre }, {}, {}]
  - rule: { reveal: Shade }
    expect: { view: { players: { combatants: { Shade: { name: 影 } } } } }
  - propose: { name: truce, by: Ann, words: enough }
  - gm: { type: settle, proposal: truce, accept: true }
    expect: { view: { all: { stage: over } } }
  - finish: true
  - between: { who: アン二号, heal: 1 }
    expect: { view: { all: { room: { roster: { アン二号: { sheet: { hp: 21 } } } } } } }
  - player: { who: Bob, type: say, text: またね }
    expect: { log: { Ann: [{ k: said, by: Bob, text: またね }] } }
`;

const run = (text: string) => runScenario(text, { duel: DUEL });
const reportOf = (text: string) => report('duel.yaml', run(text));

/** The good scenario with one piece of text exchanged; the piece must be there. */
function changed(from: string, to: string): string {
  if (!GOOD.includes(from)) throw new Error(`nothing like ${from} to change`);
  return reportOf(GOOD.replace(from, to));
}

describe('runScenario', () => {
  it('runs a scenario with every kind of step and expectation', () => {
    expect(reportOf(GOOD)).toBe(
      'ok     duel.yaml  Ann strikes the ogre, who parries badly (SW-ACT-5)',
    );
  });

  it('shows the place, what was expected and what came', () => {
    expect(changed('{ Ogre: { hp: 3 } }', '{ Ogre: { hp: 4 } }').split('\n')).toEqual([
      'FAILED duel.yaml  Ann strikes the ogre, who parries badly (SW-ACT-5)',
      '  duel.yaml:23 (step 2, answer)',
      '    gm: combatants.Ogre.hp',
      '      expected 4',
      '      got      3',
    ]);
  });

  it.each([
    ['a die left over in a step', 'dice: [4, {', 'dice: [4, 1, {'],
    ['dice left over in the file', 'steps:\n', 'dice: [3]\nsteps:\n'],
    ['a missing die', 'dice: [10]', 'dice: []'],
    ['a wrong label', 'label: attack', 'label: damage'],
    ['a wrong roller', 'who: Ann, faces', 'who: Ogre, faces'],
    ['wrong sides', 'sides: 10', 'sides: 6'],
    ['a wrong stream', 'stream: party', 'stream: gm'],
    ['a face the die does not have', 'faces: [4, 5]', 'faces: [4, 7]'],
    [
      'dice of two rolls given as one',
      'dice: [4, { label: damage, faces: 9, sides: 10 }]',
      'dice: [[4, 9]]',
    ],
    ['a wrong count of dice', 'drawn: { party: 2', 'drawn: { party: 1'],
    ['a question that is not asked', 'asked: none', 'asked: { label: parry }'],
    [
      'a question that is asked',
      'asked: { who: Ogre, label: parry, options: [false, true], default: false, about: { by: Ann } }',
      'asked: none',
    ],
    ['another one asked', 'asked: { who: Ogre', 'asked: { who: Ann'],
    ['other options', 'options: [false, true]', 'options: [true]'],
    ['another default', 'default: false', 'default: true'],
    ['somebody else waited for', 'waits: [gm]', 'waits: [Ann]'],
    ['an entry that is not written', '{ k: hit, by: Ann', '{ k: hit, by: Ogre'],
    [
      'entries where none are expected',
      'log: { all: [{ k: attack, who: Ann, faces: [4, 5] }] }',
      'log: { all: [] }',
    ],
    ['something that is there', '[combatants.Ogre.guard,', '[combatants.Ogre.name,'],
    ['nothing where there is something', 'owner: gm, hp: null', 'owner: null, hp: null'],
    ['a text that is there', 'combatants.Shade, 影', 'オーガ'],
    ['a path that not even the GM has', '[combatants.Ogre.guard,', '[combatants.Ogre.gaurd,'],
    [
      'a refusal that does not come',
      'expect: { waits: [アン二号] }',
      'expect: { refused: own_side }',
    ],
    ['another refusal', 'code: no_escape', 'code: own_side'],
    ['another detail', 'guarded: Ann', 'guarded: Ogre'],
    [
      'a refusal nobody expects',
      '{ actor: Ann, do: strike, target: Ogre }',
      '{ actor: Ann, do: strike, target: アン二号 }',
    ],
    ['an option that is not there', 'target: Ogre, shows', 'target: アン二号, shows'],
    ['other figures of an option', 'odds: 0.5', 'odds: 0.4'],
    ['an option that is there', '{ do: strike }, target: アン二号', '{ do: strike }, target: Ogre'],
    ['another reason for an option', 'refused: no_escape }', 'refused: own_side }'],
  ])('fails on %s', (_, from, to) => {
    expect(changed(from, to)).toMatch(/^FAILED/);
  });

  it('fails on a question left open at the end', () => {
    const unanswered = GOOD.slice(0, GOOD.indexOf('  - answer')).replace(/ +asked: .*\n/, '');
    expect(reportOf(unanswered)).toContain('got      parry of Ogre is open');
  });

  it('fails on a step that comes before an answer', () => {
    const skipped = changed(
      '  - answer: { who: Ogre, label: parry, value: true }\n',
      '  - act: { actor: Ogre, do: strike, target: Ann }\n',
    );
    expect(skipped).toContain('refused: { code: action_open }');
    expect(skipped).toContain('the question parry is open');
  });

  it.each([
    ['an unknown field', 'waits: [gm]', 'wait: [gm]', 'did you mean waits?'],
    ['an unknown step', '- restart: true', '- restrat: true', 'did you mean restart?'],
    [
      'two deeds in one step',
      '- finish: true',
      '- { restart: true, undo: true }',
      'exactly one of',
    ],
    ['an unknown actor', 'actor: Ann, do: flee', 'actor: Anm, do: flee', 'did you mean Ann?'],
    [
      'an unknown target',
      '{ actor: Ogre, do: strike, target: アン二号 }',
      '{ actor: Ogre, do: strike, target: アン二 }',
      'did you mean アン二号?',
    ],
    [
      'an unknown viewer',
      '{ who: Bob, type: say, text: またね }',
      '{ who: Bod, type: say, text: またね }',
      'did you mean Bob?',
    ],
    ['an unknown starter', 'Ann: { from: ann }', 'Ann: { from: anm }', 'did you mean ann?'],
    ['an unknown field of a sheet', 'with: { hp: 12 }', 'with: { pv: 12 }', 'pv'],
    ['an unknown system', 'system: duel', 'system: dule', 'did you mean duel?'],
    [
      'a wrong question',
      '{ who: Ogre, label: parry, value: true }',
      '{ who: Ogre, label: dodge, value: true }',
      'the open question is parry',
    ],
    ['a value of the wrong kind', 'restart: true', 'restart: 1', 'restart'],
    ['a bad clause', '[SW-ACT-5]', '[ACT-5]', 'SW-KNW-7'],
    ['no YAML', 'clauses: [SW-ACT-5]', 'clauses: [SW-ACT-5]]', 'Unexpected'],
  ])('names line and hint for %s', (_, from, to, hint) => {
    const said = changed(from, to);
    const line = GOOD.slice(0, GOOD.indexOf(from)).split('\n').length;
    expect(said).toContain(`duel.yaml:${line}`);
    expect(said).toContain(hint);
  });
});
