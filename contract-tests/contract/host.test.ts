import { afterAll } from 'vitest';
import { knownCode } from '../src/contracts/known-code.ts';
import { levels } from '../src/contracts/level.ts';
import { portContracts } from '../src/contracts/port-contracts.ts';
import type { SeenFields } from '../src/contracts/remote-transport.ts';
import { remoteWorld } from '../src/contracts/remote-world.ts';
import { missing } from '../src/contracts/world.ts';

const { CONTRACT_HOST, CONTRACT_LEVEL, CONTRACT_CODE, OPERATOR_TOKEN, PROVIDER_USER, PROVIDER_PASSWORD } = process.env;
const url = CONTRACT_HOST ?? missing('an address: use npm run contract -- --on URL');
const level = levels.find((known) => known === CONTRACT_LEVEL) ?? 'read';
const seen: SeenFields = new Map();
const unread = new Set<string>();

/** Units: milliseconds. A rate limit of the host may make a check wait. */
const timeout = 240_000;

const host = {
  url,
  level,
  seen,
  unread,
  code: knownCode(CONTRACT_CODE ?? ''),
  operatorToken: OPERATOR_TOKEN,
  basicAuth: PROVIDER_USER === undefined ? undefined : { user: PROVIDER_USER, password: PROVIDER_PASSWORD ?? '' },
  tell: (line: string) => void process.stdout.write(`${line}\n`),
};
portContracts(`HTTP at ${url}, level ${level}`, remoteWorld(host), timeout);

afterAll(() => {
  process.stdout.write('\nfields of the answers\n');
  for (const [call, fields] of [...seen].sort(([one], [other]) => one.localeCompare(other)))
    process.stdout.write(`  ${call}: ${[...fields].sort().join(' ') || 'none'}\n`);
  if (unread.size > 0) process.stdout.write('parts of the answers that cannot be read\n');
  for (const part of [...unread].sort()) process.stdout.write(`  ${part}\n`);
});
