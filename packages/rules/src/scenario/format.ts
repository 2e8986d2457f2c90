import { z } from 'zod';

const json = z.json();

/** Words that already mean somebody, or nobody, in a scenario. */
export const RESERVED_NAMES = ['gm', 'onlooker', 'players', 'all', 'none'] as const;

/** What a scenario calls somebody: `Alv`, `アールヴ`, `Boggart-2`. */
const nameSchema = z
  .string()
  .regex(/^[\p{L}][\p{L}\p{N}_-]{0,31}$/u, 'a name is a letter, then letters, digits, - or _')
  .refine((name) => !(RESERVED_NAMES as readonly string[]).includes(name), 'a reserved word');

const sheetFields = {
  from: z.string().optional().describe('Id of a starter sheet.'),
  with: z.record(z.string(), json).optional().describe('Changes to the starter sheet.'),
  sheet: z.record(z.string(), json).optional().describe('A whole sheet instead of `from`.'),
};

type SheetSource = { from?: string | undefined; with?: unknown; sheet?: unknown };

/** A sheet comes from one place. */
function checkSource({ from, with: changes, sheet }: SheetSource, context: z.RefinementCtx): void {
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  if ((from === undefined) === (sheet === undefined)) refuse('either `from` or `sheet`');
  if (changes !== undefined && from === undefined) refuse('`with` changes a sheet named by `from`');
}

const characterSchema = z
  .strictObject({
    ...sheetFields,
    player: z.string().optional().describe('Who plays it; default: a player of the same name.'),
  })
  .superRefine(checkSource);

const enemySchema = z
  .strictObject({
    ...sheetFields,
    kind: z.string().optional().describe('Enemies of one kind share one knowledge check.'),
    hidden: z.boolean().optional().describe('Not there for players until the GM shows it.'),
    setup: z.record(z.string(), json).optional().describe('Where to stand and the like.'),
    count: z.int().min(2).max(16).optional().describe('Several of them: NAME-1, NAME-2 ...'),
  })
  .superRefine(checkSource);
export const enemiesSchema = z.record(nameSchema, enemySchema);
export type EnemyEntry = z.output<typeof enemySchema>;

const face = z.int().min(1).max(1000);
const facesSchema = z.array(face).min(1).max(100);

const namedRoll = z.strictObject({
  label: z.string().optional().describe('What is rolled: accuracy, evasion ...'),
  who: z.string().optional().describe('Who rolls.'),
  faces: z.union([face.transform((one) => [one]), facesSchema]).describe('What the dice show.'),
  sides: z.int().min(2).max(1000).optional().describe('Sides of each die.'),
  stream: z.enum(['party', 'gm']).optional().describe('Rolled in sight of the players, or not.'),
});

/** A die, the dice of one roll, or one roll with what else is to be checked of it. */
const diceItem = z.union([
  face.transform((one) => ({ faces: [one], whole: false })),
  facesSchema.transform((faces) => ({ faces, whole: true })),
  namedRoll.transform((roll) => ({ ...roll, whole: true })),
]);
export type DiceItem = z.output<typeof namedRoll> & { readonly whole: boolean };

const diceSchema = z.array(diceItem).max(500);
const perViewer = <S extends z.ZodType>(schema: S) => z.record(z.string(), schema);
const partial = z.record(z.string(), json);
const oneOrMore = z.union([z.string().transform((one) => [one]), z.array(z.string()).min(1)]);

const askedSchema = z.strictObject({
  who: oneOrMore.optional().describe('Who is asked, all of them.'),
  label: z.string().describe('Label of the question.'),
  options: z.array(json).optional().describe('The values offered, in order.'),
  min: z.int().optional().describe('Least number, or least count of values.'),
  max: z.int().optional().describe('Greatest number, or greatest count of values.'),
  default: json.optional().describe('What counts when nobody answers.'),
  about: json.optional().describe('What the question is about; a part of it.'),
});
export type Asked = z.output<typeof askedSchema>;

const offerSchema = z.strictObject({
  actor: z.string().describe('NAME, or NAME/PART.'),
  action: partial.describe('The action; a part of it is enough.'),
  target: json.optional().describe('One of the targets offered for it; a part of it is enough.'),
  extra: json.optional().describe('One of the extras offered for it: a feat.'),
  shows: partial.optional().describe('Figures shown with it (or with the target): odds, costs.'),
});
const noOfferSchema = offerSchema.omit({ shows: true }).extend({
  refused: z.string().optional().describe('Why it is not possible; without this for any reason.'),
});
export type ExpectedOffer = z.output<typeof offerSchema>;
export type ExpectedRefusal = z.output<typeof noOfferSchema>;

export const expectSchema = z.strictObject({
  view: perViewer(partial)
    .optional()
    .describe('What a viewer sees; only what is named is compared.'),
  absent: perViewer(z.array(z.union([z.string(), z.number()])).min(1))
    .optional()
    .describe('Paths of the view, texts and numbers that a viewer never received.'),
  asked: z
    .union([z.literal('none'), askedSchema])
    .optional()
    .describe('The open question, or none.'),
  waits: z.array(z.string()).optional().describe('Whom the table waits for, as the GM sees it.'),
  refused: z
    .union([
      z.string().transform((code) => ({ code })),
      z.strictObject({ code: z.string(), detail: partial.optional() }),
    ])
    .optional()
    .describe('The step is refused with this code and changes nothing.'),
  log: perViewer(z.array(partial))
    .optional()
    .describe('Entries written in this step, in order; an empty list: none at all.'),
  possible: z.array(offerSchema).optional().describe('What an actor may do now.'),
  impossible: z.array(noOfferSchema).optional().describe('What an actor may not do now, and why.'),
  drawn: z
    .strictObject({ party: z.int().optional(), gm: z.int().optional() })
    .optional()
    .describe('How many dice this step drew in sight of the players, and out of it.'),
});
export type Expectations = z.output<typeof expectSchema>;

const whole = <S extends z.core.$ZodLooseShape>(shape: S) => z.object(shape).catchall(json);
const flag = z.literal(true);

/** What a step does; every step has exactly one of these. */
const deeds = {
  act: whole({ actor: z.string() }).describe(
    'An action: `actor` (NAME or NAME/PART) and its fields.',
  ),
  each: z
    .record(z.string(), json)
    .describe('The same action by everybody who may act now, in their order.'),
  answer: z
    .strictObject({
      who: z.string(),
      label: z.string(),
      value: json,
      confirm: z.boolean().optional(),
    })
    .describe('An answer to the open question; `confirm: false` is a draft.'),
  gm: whole({ type: z.string() }).describe(
    'A command of the GM in the room or the fight: `type` and its fields.',
  ),
  rule: partial.describe("The GM's command of the rule system: closing, revealing ..."),
  player: whole({ who: z.string(), type: z.string() }).describe(
    "A player's command in the room or the fight: `who` (the player), `type` and its fields.",
  ),
  propose: whole({ name: nameSchema }).describe(
    'A proposal, `name` for settling it, and its fields.',
  ),
  between: whole({ who: z.string() }).describe('A change between fights: `who` and its fields.'),
  start: z
    .union([flag, z.strictObject({ characters: z.array(z.string()) })])
    .describe('Begin a fight; without this the first one begins by itself.'),
  opening: partial.describe('As at the top of the file: to where the next round begins.'),
  undo: flag.describe('Take the last step back.'),
  timeout: z.union([flag, z.string()]).describe('Time is up: the open question takes its default.'),
  restart: flag.describe('The server stops, and starts again from what was stored.'),
  look: flag.describe('Nothing; only what is expected is looked at.'),
  finish: flag.describe('Close a fight that is over.'),
} as const;
export type Deed = keyof typeof deeds;
export const DEEDS = Object.keys(deeds) as readonly Deed[];

const rest = {
  by: z.string().optional().describe('Who sends it, if not the one who plays the actor.'),
  override: flag.optional().describe('The GM has the action done against the rules.'),
  dice: diceSchema.optional().describe('Exactly the dice of this step.'),
  note: z.string().optional().describe('A remark for the reader.'),
  expect: expectSchema.optional().describe('What holds after this step.'),
};

const stepSchema = z
  .strictObject({ ...z.object(deeds).partial().shape, ...rest })
  .superRefine((step, context) => {
    const named = DEEDS.filter((deed) => step[deed] !== undefined);
    if (named.length === 1) return;
    const message = `a step does exactly one of ${DEEDS.join(', ')}`;
    context.addIssue({ code: 'custom', message });
  });
export type Step = z.output<typeof stepSchema>;

const clause = z.string().regex(/^[A-Z]{2}-[A-Z]{3}-\d+$/, 'a clause looks like SW-KNW-7');

/** A scenario file. */
export const scenarioSchema = z.strictObject({
  title: z.string().min(1).describe('What the scenario shows, in one line.'),
  clauses: z.array(clause).min(1).describe('Clauses of the rule book that it shows.'),
  system: z.string().describe('Id of the rule system.'),
  options: partial.default({}).describe('Options of the room.'),
  players: z.array(nameSchema).default([]).describe('People without a character.'),
  characters: z.record(nameSchema, characterSchema).describe('The party: name, then its sheet.'),
  enemies: enemiesSchema.describe('The enemies: name, then the sheet.'),
  opening: partial
    .optional()
    .describe('Begin where the fight proper begins, in the way the system has for it.'),
  dice: diceSchema.default([]).describe('Dice of all steps that name none themselves, in order.'),
  steps: z.array(stepSchema).min(1).describe('What happens, and what is expected.'),
});
export type Scenario = z.output<typeof scenarioSchema>;

/** Fields of each part of a file, for hints and for the documentation. */
export const FIELDS = {
  scenario: scenarioSchema.shape,
  character: characterSchema.shape,
  enemy: enemySchema.shape,
  deed: deeds,
  step: rest,
  roll: namedRoll.shape,
  expect: expectSchema.shape,
  asked: askedSchema.shape,
  possible: offerSchema.shape,
  impossible: noOfferSchema.shape,
} as const satisfies Record<string, Readonly<Record<string, z.ZodType>>>;
