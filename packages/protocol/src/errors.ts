import type { AnySystem, KERNEL_CODES } from '@ransen/rules';

/** How a refusal is told: over HTTP by its status, to people by its text. */
export interface ErrorRow {
  readonly status: number;
  readonly ja: string;
  readonly en: string;
}

type Rows<Code extends string> = Readonly<Record<Code, ErrorRow>>;

const row = (status: number, ja: string, en: string): ErrorRow => ({ status, ja, en });

const WIRE_ERRORS = {
  bad_request: row(400, '送られた内容を読み取れません。', 'This request cannot be understood.'),
  bad_link: row(403, 'このリンクでは入れません。', 'This link does not work.'),
  join_first: row(403, '先に名前を入れて参加してください。', 'Please join with a name first.'),
  kicked: row(403, 'GMによって卓から外されました。', 'The GM has removed you from the table.'),
  not_found: row(404, '見つかりません。', 'There is no such thing.'),
  unknown_system: row(404, 'そのルールシステムはありません。', 'There is no such rule system.'),
  too_large: row(413, '送られた内容が大きすぎます。', 'This request is too large.'),
  version: row(426, 'ページを読み込み直してください。', 'Please load the page again.'),
  rate_limited: row(
    429,
    '操作が速すぎます。少し待ってください。',
    'Too many requests. Please wait a moment.',
  ),
  internal: row(
    500,
    'サーバーで問題が起きました。もう一度試してください。',
    'Something went wrong on the server. Please try again.',
  ),
  closing: row(
    503,
    'サーバーを再起動しています。まもなくつながります。',
    'The server is restarting. It will be back in a moment.',
  ),
} satisfies Rows<string>;

const RULE_ERRORS: Rows<(typeof KERNEL_CODES)[number]> = {
  not_allowed: row(403, '見学者は操作できません。', 'Onlookers can only watch.'),
  gm_only: row(403, 'GMだけができる操作です。', 'Only the GM can do this.'),
  not_yours: row(403, 'あなたのキャラクターではありません。', 'This character is not yours.'),
  unknown_combatant: row(404, 'その相手はここにいません。', 'There is no such combatant.'),
  unknown_action: row(400, 'そのような行動はありません。', 'There is no such action.'),
  not_your_turn: row(409, 'まだ手番ではありません。', 'It is not this character’s turn.'),
  action_open: row(
    409,
    'いまの行動が終わるまで待ってください。',
    'Please wait until the current action is over.',
  ),
  no_fight: row(409, '戦闘が始まっていません。', 'There is no fight.'),
  fight_over: row(409, '戦闘は終わっています。', 'The fight is over.'),
  fight_running: row(409, '戦闘中はできません。', 'This cannot be done during a fight.'),
  old_prompt: row(409, 'その選択はもう終わっています。', 'This choice is already closed.'),
  bad_answer: row(400, 'その答えは選べません。', 'This answer is not among the choices.'),
  nothing_to_undo: row(409, '取り消せる行動がありません。', 'There is nothing to undo.'),
  unknown_field: row(400, 'その項目は変えられません。', 'This value cannot be changed.'),
  bad_value: row(400, 'その値は使えません。', 'This value is not possible.'),
  bad_sheet: row(400, 'シートの内容に誤りがあります。', 'Something in the sheet is not right.'),
  id_taken: row(409, 'すでに同じものがあります。', 'This is already there.'),
  unknown_seat: row(404, 'その人は席にいません。', 'Nobody has this seat.'),
  unknown_character: row(404, 'そのキャラクターはいません。', 'There is no such character.'),
  no_enemies: row(
    409,
    '敵がまだいません。1体置くと戦闘を始められます。',
    'There are no enemies yet. Place one to start the fight.',
  ),
  no_characters: row(
    409,
    'キャラクターがまだいません。1人加えると戦闘を始められます。',
    'There are no characters yet. Add one to start the fight.',
  ),
  too_many: row(409, 'これ以上は増やせません。', 'There is no room for more.'),
  room_locked: row(
    423,
    'この部屋は鍵がかかっています。GMに開けてもらってください。',
    'This room is locked. Please ask the GM to open it.',
  ),
  room_full: row(409, 'この部屋は満席です。', 'This room is full.'),
  not_possible_now: row(409, 'いまはできません。', 'This is not possible now.'),
};

/** A system says no because of its rules: nothing is wrong with the request. */
const SYSTEM_STATUS = 409;

type Coded = Pick<AnySystem, 'codes'>;

/** The one table of refusals: those of the wire, of the shared rules and of the systems given. */
export function errorTable(systems: readonly Coded[]): Rows<string> {
  const own = systems.flatMap(({ codes }) => Object.entries(codes ?? {}));
  const rows = own.map(([code, { ja, en }]) => [code, row(SYSTEM_STATUS, ja, en)] as const);
  return { ...Object.fromEntries(rows), ...RULE_ERRORS, ...WIRE_ERRORS };
}

/** What any system may answer. */
export const SHARED_ERRORS: Rows<string> = errorTable([]);
