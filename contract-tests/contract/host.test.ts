import { afterAll } from 'vitest';
import { levels } from '../src/contracts/level.ts';
import { portContracts } from '../src/contracts/port-contracts.ts';
import { remoteWorld, type SeenFields } from '../src/contracts/remote-world.ts';
import { demanded } from '../src/contracts/world.ts';

const url = process.env.CONTRACT_HOST ?? demanded('an address: use npm run contract -- --on URL');
const level = levels.find((known) => known === process.env.CONTRACT_LEVEL) ?? 'read';
const seen: SeenFields = new Map();

portContracts(`HTTP at ${url}, level ${level}`, remoteWorld({ url, level, seen }));

afterAll(() => {
  process.stdout.write('\nfields of the answers\n');
  for (const [call, fields] of [...seen].sort(([one], [other]) => one.localeCompare(other)))
    process.stdout.write(`  ${call}: ${[...fields].sort().join(' ') || 'none'}\n`);
});
