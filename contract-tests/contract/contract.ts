import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { levels } from '../src/contracts/level.ts';

/** `npm run contract -- --on URL [--level read|cart|purchase] [vitest's options]`: the contracts of the ports against a
 *  running host; `--reporter=junit --outputFile=host.xml` keeps a report. Exits: 1 for failed checks, 2 for usage. */
const { values, tokens } = parseArgs({
  options: { on: { type: 'string' }, level: { type: 'string', default: 'read' } },
  strict: false,
  tokens: true,
});
const { on, level } = values;
const isLevel = levels.some((known) => known === level);
if (typeof on !== 'string' || !/^https?:$/.test(URL.parse(on)?.protocol ?? '') || !isLevel) {
  process.stderr.write(
    `error: give the host's address and what may be done there: --on http://127.0.0.1:3000 --level ${levels.join('|')}\n`,
  );
  process.exit(2);
}

// Every other option is vitest's.
const others = tokens.flatMap((token) => {
  if (token.kind === 'positional') return token.value;
  if (token.kind !== 'option' || token.name === 'on' || token.name === 'level') return [];
  return token.value === undefined ? token.rawName : `${token.rawName}=${token.value}`;
});
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'contract-tests/contract/vitest.config.ts'];
const { status } = spawnSync(process.execPath, [...vitest, ...others], {
  cwd: resolve(import.meta.dirname, '../..'),
  env: { ...process.env, CONTRACT_HOST: on.replace(/\/$/, ''), CONTRACT_LEVEL: String(level) },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
