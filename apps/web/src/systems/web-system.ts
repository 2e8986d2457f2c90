import type { Component } from 'svelte';
import type {
  AnySystem,
  Entry,
  FightView,
  Id,
  Json,
  JsonObject,
  Offer,
  OfferChoice,
  OfferSlot,
  QuestionView,
  Refusal,
  RoomView,
  Stream,
} from '@ransen/rules';
import type { RecordedRoll } from '@ransen/protocol';
import type { GoTerm } from '../ui/action/action';
import type { CardMode, CombatantCardData } from '../ui/card/card';
import type { DetailSheetData } from '../ui/card/detail';
import type { Correctable } from '../ui/gm/gm';
import type { LogEntry } from '../ui/log/log';
import type { OrderGroup } from '../ui/order/order';
import type { Prompt, PromptAnswer } from '../ui/prompt/prompt';

/** How combatants are called, as a line of the log or a card needs it. */
export interface Names {
  /** Name in the current language: 「魔物A-2」, 「レナ」. */
  name(id: Id): string;
  side(id: Id): 'party' | 'enemy';
  /** Name of a person at the table. */
  person(seat: string): string;
}

/** What the turn line says of a fight, without whom the table waits for. */
export interface TurnWords {
  /** 第2ラウンド. */
  readonly round?: string;
  /** 味方の番. */
  readonly phase?: string;
  /** Whose moment it is: a side's, or a stage's name (魔物知識判定). */
  readonly who: string;
  /** In the place of 「あなたの手番」, for whoever may act. */
  readonly own?: string;
  /** What to do now, for somebody who may act; for the others what happens. */
  readonly todo?: string;
  readonly tone: 'party' | 'enemy' | 'other';
}

/** One offer of the rules in words: the action step of the action bar. */
export interface OfferWords {
  readonly label: string;
  readonly detail?: string;
  /** Right, in figures: 2d＋6, ×1, MP5. */
  readonly right?: string;
  /** Title of the step in which targets are chosen. */
  readonly targetTitle?: string;
  readonly extraTitle?: string;
  /** The button: 攻撃する. */
  readonly go: string;
  /** After the odds: で命中. */
  readonly oddsText?: string;
  /** Something is rolled against the target, so that unknown odds are worth a word. */
  readonly hasOdds?: boolean;
  /** Figures beside the button: ダメージ 威力17＋13. */
  readonly terms?: readonly GoTerm[];
}

export interface ChoiceWords {
  readonly label: string;
  readonly detail?: string;
  readonly right?: string;
  /** Combatant that stands for this choice on the battlefield. */
  readonly combatant?: Id;
  readonly terms?: readonly GoTerm[];
}

/** A small choice of how an offer is done: its title, and each choice in a word or two. */
export interface WayWords {
  readonly title: string;
  label(choice: OfferChoice): string;
}

/** A standing answer that a player may have given, to be asked again. */
export interface StandingAnswer {
  /** Name of the preset in the rules. */
  readonly name: string;
  /** The button that takes it away: LPで振り直すかを毎回聞く. */
  readonly label: string;
}

/** What a system's battlefield and panels are given. */
export interface TableProps {
  readonly room: RoomView;
  readonly fight: FightView;
  readonly names: Names;
  /** Cards by combatant, marks of the table (acting, target, gone) already on them. */
  readonly cards: Readonly<Record<Id, CombatantCardData>>;
  /** Opens the details: a tap on a card in mode `open`, its small button in the other modes. */
  readonly onopen: (id: Id) => void;
  /** A tap on a card in mode `target` or `select`. */
  readonly onpick: (id: Id) => void;
  /** What a tap on this card does: enemies may be selected while allies are targets. */
  readonly modeOf: (id: Id) => CardMode;
  readonly selected: readonly Id[];
  /** What is being chosen in the action bar, as far as it is chosen. */
  readonly choosing?: { readonly actor: Id; readonly action: JsonObject } | undefined;
}

/** What a system's section in the lobby is given, about what is kept over several fights. */
export interface ChronicleProps {
  readonly room: RoomView;
  readonly names: Names;
  /** A change of the chronicle, the GM's; true once it is taken. */
  readonly change: (change: Json) => Promise<boolean>;
}

/** What a system's GM panel sections are given; `send` is a room command of the protocol. */
export interface GmProps {
  readonly room: RoomView;
  readonly fight: FightView;
  readonly names: Names;
  /** A GM command of the system (`rule`). */
  readonly rule: (command: Json) => void;
  /** Sets one value of a combatant, as the rules name it (`area`); the log says who set it. */
  readonly correct: (target: Id, field: string, value: Json) => void;
}

/** What the GM can do with one combatant. */
export interface GmPersonProps extends GmProps {
  readonly id: Id;
}

export interface SheetEditorProps {
  /** Input form of the sheet; the editor hands a new one to `onchange` at each change. */
  readonly value: JsonObject;
  readonly onchange: (sheet: JsonObject) => void;
  /** Problems by path (`hp.max`), in words, found by the schema. */
  readonly problems: Readonly<Record<string, string>>;
}

/** A changed option of the room in the form. */
export interface OptionField {
  readonly key: string;
  readonly label: string;
  readonly choices: readonly {
    readonly value: Json;
    readonly label: string;
    readonly detail?: string;
  }[];
}

/** What can be done with a character between fights. */
export interface BetweenAction {
  readonly id: string;
  readonly label: string;
  readonly gmOnly: boolean;
  /** Asked before it is sent: 費用（ガメル）. */
  readonly amount?: { readonly label: string; readonly initial: number };
  readonly change: (amount: number) => Json;
  readonly possible: (sheet: JsonObject) => boolean;
}

/** A line of the log before it has its number. */
export type LineWords = LogEntry extends infer E
  ? E extends LogEntry
    ? Omit<E, 'id'>
    : never
  : never;

/** What a system says of itself before there is a room. */
export interface SystemOpening {
  readonly id: string;
  /** One line on the create page: 魔物知識、先制、乱戦エリア. */
  tagline(): string;
  optionFields(): readonly OptionField[];
}

/**
 * What one rule system adds to the screen. It is one folder; shared code of the client calls these
 * and never asks which system it has. Everything is worked out from one's own view.
 */
export interface WebSystem extends SystemOpening {
  /** The shared rules, run on one's own view. */
  readonly rules: AnySystem;

  name(fight: FightView, id: Id): string;
  /** Name of one part of a combatant that has several. */
  partName?(fight: FightView, id: Id, part: string): string;
  /** The name a log entry gave a combatant (`enter`, `name`), in words. */
  nameOfEntry(entry: Entry): string | undefined;
  card(fight: FightView, id: Id, names: Names, gm: boolean): CombatantCardData;
  detail(fight: FightView, id: Id, names: Names, gm: boolean): DetailSheetData;
  order(fight: FightView, names: Names): readonly OrderGroup[];
  turn(fight: FightView, names: Names, mine: boolean): TurnWords;
  readonly Field: Component<TableProps>;
  /** Shown over the field when a stage has more to show: results, loot. */
  readonly Summary?: Component<{ room: RoomView; fight: FightView; names: Names }>;

  /** Only the first in the order may act, once what is going on is settled. */
  readonly oneAfterAnother?: boolean;
  /** Titles of the groups of offers, in order: 主動作, 補助動作, 移動. */
  groups(): readonly { readonly id: string; readonly label: string }[];
  /** Right of the first step: 主動作1・移動1. */
  budget(fight: FightView, actor: Id, part: string | undefined): string | undefined;
  offer(fight: FightView, actor: Id, offer: Offer, names: Names): OfferWords;
  choice(
    fight: FightView,
    offer: Offer,
    slot: 'targets' | 'extras',
    choice: OfferChoice,
    names: Names,
    /** Whoever acts, where it is one. */
    actor?: Id,
  ): ChoiceWords;
  /** How an offer is done (`Offer.ways`); slots without words are not shown. */
  way?(fight: FightView, actor: Id, offer: Offer, slot: OfferSlot): WayWords | undefined;
  /** An action that was chosen and can still be changed, in a few words. */
  deed?(fight: FightView, who: Id, action: Json, names: Names): string;
  /** Standing answers of a character that its player may take back. */
  standing?(): readonly StandingAnswer[];
  /** Words of a refusal code of this system. */
  refusal(refusal: Refusal): string | undefined;

  /** An open question as a prompt for `who`; and the value of its answer. */
  prompt(fight: FightView, question: QuestionView, who: Id, names: Names): Prompt;
  answer(question: QuestionView, who: Id, answer: PromptAnswer): Json;
  /** What the GM reads of a question: かばうか決める. */
  questionTitle(question: QuestionView): string;

  /** A log entry of the system in words, or null if it is not shown. */
  line(entry: Entry, names: Names): LineWords | null;
  /** Dice of an entry in the order rolled, so that they can be checked once the seeds are shown. */
  rolls?(entry: Entry): readonly (RecordedRoll & { stream: Stream })[];

  readonly GmSections: Component<GmProps>;
  /** The same for one combatant, below its details. */
  readonly GmPerson?: Component<GmPersonProps>;
  correctables(
    fight: FightView,
    names: Names,
  ): readonly (Correctable & { target: Id; field: string })[];
  /** Proposals a player can make (降伏勧告), and how an open one reads. */
  proposals(fight: FightView): readonly { readonly label: string; readonly about: Json }[];
  proposalWords(about: Json, names: Names): string;

  /** The editor of a side's sheets, loaded when it is first opened. */
  editor(side: 'party' | 'enemy'): Promise<Component<SheetEditorProps>>;
  /** Options of a room that are more than a choice, such as the group's own techniques. */
  optionsEditor?(): Promise<Component<SheetEditorProps>>;
  blankCharacter(): JsonObject;
  blankEnemy(): JsonObject;
  /** A problem that the sheets' schemas state in their own words, in the current language. */
  problem?(message: string): string;
  /** A field of a sheet by its path (`hp.max`), as the editors call it. */
  fieldName?(path: string): string | undefined;
  /** A sheet in one line: Lv2、HP21. */
  sheetSummary(sheet: JsonObject, side: 'party' | 'enemy'): string;
  sheetName(sheet: JsonObject): string;
  /** What the GM may say of a prepared enemy (where it stands); the values go into its `setup`. */
  setupFields(): readonly OptionField[];
  readonly between: readonly BetweenAction[];
  /** A section of the lobby: what is kept from fight to fight. */
  readonly Chronicle?: Component<ChronicleProps>;
}
