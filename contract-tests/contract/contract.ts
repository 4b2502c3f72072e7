import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { knownCode } from '../src/contracts/known-code.ts';
import { levels } from '../src/contracts/level.ts';

/** `npm run contract -- --on URL [--level read|cart|purchase|own] [--code CODE:10%] [options of vitest]`: the
 *  contracts of the ports against a running host; `--reporter=junit --outputFile=host.xml` writes a report.
 *  Environment: `OPERATOR_TOKEN` for imports on one's own host, `PROVIDER_USER` and `PROVIDER_PASSWORD` for a
 *  provider's credential. Exits with 1 for failed checks, 2 for usage and for a host that does not answer. */
const { values, tokens } = parseArgs({
  options: { on: { type: 'string' }, level: { type: 'string', default: 'read' }, code: { type: 'string' } },
  strict: false,
  tokens: true,
});
const { on, level, code = process.env.CONTRACT_CODE } = values;

const usage = (message: string): never => {
  process.stderr.write(`error: ${message}\n`);
  process.exit(2);
};

if (typeof on !== 'string' || !/^https?:$/.test(URL.parse(on)?.protocol ?? '') || !levels.some((one) => one === level))
  usage(`give the host's address and what may be done there: --on http://127.0.0.1:3000 --level ${levels.join('|')}`);
if (code !== undefined && (typeof code !== 'string' || knownCode(code) === undefined))
  usage('give a promo code of the host with what it takes off, or the code alone: --code CODE:10%');

const url = String(on).replace(/\/$/, '');
await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }).catch(() =>
  usage(`no host answers at ${url}`),
);

// All other options are passed on to vitest.
const own = new Set(['on', 'level', 'code']);
const others = tokens.flatMap((token) => {
  if (token.kind === 'positional') return token.value;
  if (token.kind !== 'option' || own.has(token.name)) return [];
  return token.value === undefined ? token.rawName : `${token.rawName}=${token.value}`;
});
const isReported = others.some((other) => other.startsWith('--reporter'));
const reporters = [...(isReported ? [] : ['verbose']), 'contract-tests/contract/not-judged.ts'];
const config = ['--config', 'contract-tests/contract/vitest.config.ts', 'contract-tests/contract/host.test.ts'];
const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...config];
const { status } = spawnSync(
  process.execPath,
  [...vitest, ...others, ...reporters.map((reporter) => `--reporter=${reporter}`)],
  {
    cwd: resolve(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      CONTRACT_HOST: url,
      CONTRACT_LEVEL: String(level),
      CONTRACT_CODE: code === undefined ? '' : String(code),
    },
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
