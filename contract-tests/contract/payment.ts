import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** `npm run contract:payment -- --on URL [--pay COMMAND]`: the contract of payment providers against a running bridge
 *  (adapters/PAYMENTS.md). `COMMAND ADDRESS pay|decline|cancel` acts as a buyer at the payment page; without it the
 *  checks that need a buyer are skipped, and named. Environment: `PAYMENT_SECRET`. Exits with 1 for failed checks, 2
 *  for usage and for a bridge that does not answer. */
const { values } = parseArgs({ options: { on: { type: 'string' }, pay: { type: 'string' } }, strict: false });
const { on, pay } = values;

const usage = (message: string): never => {
  process.stderr.write(`error: ${message}\n`);
  process.exit(2);
};

if (typeof on !== 'string' || !/^https?:$/.test(URL.parse(on)?.protocol ?? ''))
  usage("give the bridge's address: --on https://payments.example");
if ((process.env.PAYMENT_SECRET ?? '') === '') usage('set PAYMENT_SECRET to the secret that the bridge shares');

const url = String(on).replace(/\/$/, '');
await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }).catch(() =>
  usage(`no bridge answers at ${url}`),
);

const files = ['--config', 'contract-tests/contract/vitest.config.ts', 'contract-tests/contract/payment.test.ts'];
const reporters = ['--reporter=verbose', '--reporter=contract-tests/contract/not-judged.ts'];
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...files, ...reporters], {
  cwd: resolve(import.meta.dirname, '../..'),
  env: { ...process.env, CONTRACT_PAYMENT: url, CONTRACT_PAYER: typeof pay === 'string' ? pay : undefined },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
