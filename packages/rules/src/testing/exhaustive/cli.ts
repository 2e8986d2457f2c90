/**
 * `pnpm exhaustive [SYSTEM] [SEED] [ROUNDS]`: random fights of the starter sheets that choose what
 * was not used yet, until every effect of the rules was used; by default of all systems, with seed 1
 * and 150 fights at most. Exit code 1 when something fails, 2 when there is no such system.
 */
import { EXHAUSTIVE_KITS } from '.';
import { report } from './report';
import { run } from './run';

const [system, seed = '1', rounds = '150'] = process.argv.slice(2);
const kits = EXHAUSTIVE_KITS.filter((kit) => system === undefined || kit.system.id === system);

if (kits.length === 0) {
  console.error(`There is no system ${system}.`);
  process.exitCode = 2;
}
for (const kit of kits) {
  const [head, ...failures] = report(run(kit, { seed: Number(seed), rounds: Number(rounds) }));
  console.log([head, ...failures].join('\n'));
  if (failures.length > 0) process.exitCode = 1;
}
