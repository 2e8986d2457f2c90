import type { Dice, Stream } from '../kernel/dice';
import type { FightEvent } from '../kernel/events';
import type { DiceItem } from './format';
import type { Difference } from './match';
import type { Names } from './names';

export type Rolled = Extract<FightEvent, { type: 'rolled' }>;

/** A die that a rule drew: where it stands in the file, or that the file had none left. */
interface Drawn {
  readonly stream: Stream;
  readonly value: number;
  readonly item: DiceItem | null;
}

/** Rules that draw more dice than this, and the file has none, draw without end. */
const MOST_MISSING = 100;

/** The dice of a file in the order in which they are drawn. */
class Row {
  private item = 0;
  private face = 0;

  constructor(private readonly items: readonly DiceItem[]) {}

  next(): { item: DiceItem; value: number } | null {
    const item = this.items[this.item];
    const value = item?.faces[this.face];
    if (!item || value === undefined) return null;
    const last = this.face + 1 === item.faces.length;
    this.item += last ? 1 : 0;
    this.face = last ? 0 : this.face + 1;
    return { item, value };
  }

  /** Faces nobody has drawn yet, roll by roll. */
  left(): number[][] {
    return this.items.slice(this.item).map(({ faces }, i) => faces.slice(i === 0 ? this.face : 0));
  }
}

/** Dice that show what the scenario says. */
export class DiceCup {
  private readonly known = new Map<string, number>();
  private readonly shared: Row;
  private own: Row | null = null;
  private drawn: Drawn[] = [];

  constructor(shared: readonly DiceItem[]) {
    this.shared = new Row(shared);
  }

  /** A step begins: it draws the dice it names, or the next ones of the file. */
  begin(items: readonly DiceItem[] | undefined): void {
    this.own = items ? new Row(items) : null;
    this.drawn = [];
  }

  /** Dice of a fight; a die once drawn shows the same for ever. */
  dice(fight: number): Dice {
    return (stream, index) => {
      const key = `${fight}:${stream}:${index}`;
      const value = this.known.get(key) ?? this.draw(stream);
      this.known.set(key, value);
      return value;
    };
  }

  /** Dice for one command outside fights. */
  loose(): Dice {
    return (stream) => this.draw(stream);
  }

  /** How many dice this step has drawn of a stream. */
  count(stream: Stream): number {
    return this.drawn.filter((die) => die.stream === stream).length;
  }

  /** What is wrong with the dice of this step, given what was rolled in it. */
  check(rolls: readonly Rolled[], names: Names): Difference[] {
    let at = 0;
    const wrong = rolls.flatMap((rolled) => {
      const fresh = rolled.faces.length - (rolled.spared ?? 0);
      at += fresh;
      return checkRoll(rolled, this.drawn.slice(at - fresh, at), names);
    });
    return wrong.length > 0 ? wrong : leftOver(this.own);
  }

  /** What is left of the file's dice at its end. */
  checkEnd(): Difference[] {
    return leftOver(this.shared);
  }

  private draw(stream: Stream): number {
    const next = (this.own ?? this.shared).next();
    const missing = this.drawn.filter(({ item }) => item === null).length;
    if (missing > MOST_MISSING) throw new Error('no dice left, and more and more are drawn');
    this.drawn.push({ stream, value: next?.value ?? 1, item: next?.item ?? null });
    return next?.value ?? 1;
  }
}

function leftOver(row: Row | null): Difference[] {
  const left = row?.left() ?? [];
  if (left.length === 0) return [];
  return [{ at: 'dice', expected: `${left.map(text).join(', ')} to be drawn`, got: 'left over' }];
}

const text = (faces: readonly number[]) =>
  faces.length === 1 ? `${faces[0]}` : `[${faces.join(', ')}]`;

function checkRoll({ roll }: Rolled, drawn: readonly Drawn[], names: Names): Difference[] {
  const who = String(names.toNames(roll.who));
  const is = `${roll.label} of ${who}, ${drawn.length} of ${roll.sides} sides`;
  const wrong = (expected: string, got = is): Difference[] => [{ at: 'dice', expected, got }];
  if (drawn.some(({ item }) => item === null)) return wrong('no roll, the file has no dice left');
  const high = drawn.find(({ value }) => value > roll.sides);
  if (high) return wrong(`a die that can show ${high.value}`);
  for (const item of new Set(drawn.map(({ item }) => item as DiceItem))) {
    if (item.whole && !isWhole(item, drawn)) return wrong(`one roll of ${text(item.faces)}`);
    const { label, sides, stream } = item;
    if (label !== undefined && label !== roll.label) return wrong(`${label} to be rolled`);
    if (item.who !== undefined && item.who !== who) return wrong(`${item.who} to roll`);
    if (sides !== undefined && sides !== roll.sides) return wrong(`dice of ${sides} sides`);
    if (stream !== undefined && stream !== roll.stream) {
      return wrong(`a roll of the stream ${stream}`, `${is}, stream ${roll.stream}`);
    }
  }
  return [];
}

/** Is a roll of the file all of the roll that was made? */
const isWhole = (item: DiceItem, drawn: readonly Drawn[]) =>
  item.faces.length === drawn.length && drawn.every((die) => die.item === item);
