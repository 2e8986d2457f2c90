import type { Browser, Locator } from 'playwright-core';
import type { Device } from './browser';
import { does, reads } from './deeds';
import type { Person } from './person';
import { Table } from './table';

/**
 * Seeds with which the characters act one after the other before the enemies, all three throw a 2 in
 * the chain, and a die rolled again makes three fours in the second turn. The numbers below follow.
 */
const PARTY_SEED = 'c4d'.padStart(64, '0');
const GM_SEED = '1a7'.padStart(64, '0');

/** The server's program, with these seeds. */
export const SERVER = ['apps/web/e2e/seeded-server.ts', PARTY_SEED, GM_SEED];
export const HARE = '棘のある兎';
export const QUEEN = '根を空に向けた樹';

/** アキ plays シロガネ・トウヤ, ハル オウメ on a phone, ナツ スズシロ. */
export interface Cast {
  readonly table: Table;
  readonly gm: Person;
  readonly aki: Person;
  readonly haru: Person;
  readonly natsu: Person;
}

export const everybody = ({ gm, aki, haru, natsu }: Cast): Person[] => [gm, aki, haru, natsu];

export async function allRead(cast: Cast, ...lines: readonly string[]): Promise<void> {
  await cast.gm.tab('操作');
  for (const person of everybody(cast)) await reads(person, ...lines);
}

export const asked = (person: Person, title: string): Locator => person.find('dialog', title);

/** Takes what is chosen already: one key. */
export async function takesDefault(person: Person, title: string): Promise<void> {
  await asked(person, title).waitFor();
  await person.page.keyboard.press('Enter');
  await asked(person, title).waitFor({ state: 'detached' });
}

/** Chooses an option of a prompt and presses its button. */
export async function picks(
  person: Person,
  title: string,
  option: RegExp,
  button: string,
): Promise<void> {
  const dialog = asked(person, title);
  await dialog.getByRole('radio', { name: option }).click();
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

const PHONE: Device = { width: 390, height: 844, touch: true, scheme: 'dark' };

/** Opens the table; everybody but ハル has the same device. */
export async function gather(browser: Browser, url: string, device: Device = {}): Promise<Cast> {
  const table = await Table.open(browser, url, '根の森', device, 'SAGA2');
  const aki = await table.join('アキ', device);
  const haru = await table.join('ハル', PHONE);
  const natsu = await table.join('ナツ', device);
  await table.takeSample(aki, 'シロガネ・トウヤ');
  await table.takeSample(haru, 'オウメ');
  await table.takeSample(natsu, 'スズシロ');
  await table.place('イバラウサギ', 1);
  await table.place('逆さ樹の女王', 1);
  await table.start();
  return { table, gm: table.gm, aki, haru, natsu };
}

/** The GM declares for one enemy. */
export async function declares(
  gm: Person,
  who: string,
  action: string,
  target?: string,
): Promise<void> {
  await gm.tab('行動');
  await gm.find('checkbox', who).click();
  await does(gm, { action, ...(target === undefined ? {} : { target }), go: '宣言する' });
  await gm.find('checkbox', who).waitFor({ state: 'detached' });
}

/** SG-TRN-2, SG-TRN-8: the GM first, in the open; then the players, who may change. */
export async function declareFirstTurn(cast: Cast): Promise<void> {
  const { gm, aki, haru, natsu } = cast;
  await aki.turnLine().getByText('敵の宣言').waitFor();
  await declares(gm, HARE, '攻撃', 'シロガネ・トウヤ');
  await does(gm, { action: '攻撃', target: 'オウメ', go: '宣言する' });
  await aki.turnLine().getByText('行動の宣言').waitFor();
  await allRead(cast, `${QUEEN}の宣言：攻撃→オウメ`);

  await does(aki, { action: '長剣で攻撃', target: HARE, go: '宣言する' });
  await aki.press('シロガネ・トウヤの宣言を変える');
  await aki.find('tab', '守り').click();
  await aki.choose('行動', /^かばう/);
  await aki.choose('かばう味方', 'オウメ');
  await aki.press('宣言する');
  await natsu.tab('戦場');
  await natsu.find('group', '順番').getByText('オウメをかばう').waitFor();

  await does(natsu, { action: '長弓で攻撃', target: QUEEN, go: '宣言する' });
  await gm.tab('操作');
  await gm.find('button', 'オウメの代わりに答える').waitFor();
  await does(haru, { action: '板刃の大剣で攻撃', target: QUEEN, go: '宣言する' });
  await reads(gm, '宣言を締め切った');
}

/** SG-CHK-6: asked of each, until somebody does not want to be asked. */
export async function rollInitiative(cast: Cast, turn: 1 | 2): Promise<void> {
  const { aki, haru, natsu } = cast;
  if (turn === 1) {
    await asked(aki, 'シロガネ・トウヤの行動順：LPで振り直すか').waitFor();
    await aki.press('行動順では聞かない');
    await asked(haru, 'オウメの行動順：LPで振り直すか').waitFor();
    await haru.press('行動順では聞かない');
  }
  await takesDefault(natsu, 'スズシロの行動順：LPで振り直すか');
}

/** SG-CHK-6: the hit checks of a chain; two do not want to be asked about checks any more. */
export async function rollHits({ aki, haru, natsu }: Cast): Promise<void> {
  await takesDefault(natsu, 'スズシロの命中：LPで振り直すか');
  await asked(haru, 'オウメの命中：LPで振り直すか').waitFor();
  await haru.press('判定とダメージでは聞かない');
  await asked(aki, 'シロガネ・トウヤの命中：LPで振り直すか').waitFor();
  await aki.press('判定とダメージでは聞かない');
}
