import { once } from 'node:events';
import { createServer } from 'node:http';
import { resortZone, systemClock } from '@shop/adapters/platform/clock/clocks';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { cryptoRandom } from '@shop/adapters/platform/random/crypto-random';
import { startTestBankServer } from '@shop/adapters/shop/test-bank-server';
import { expect, onTestFinished, test } from 'vitest';
import { runToEnd } from './terminal.ts';

const secret = 'a-secret-of-16-characters';

const judge = (url: string) =>
  runToEnd('contract-tests/contract/payment.ts', ['--on', url], { PAYMENT_SECRET: secret });

test('contract:payment passes a bridge that keeps the protocol, and names what needs a payer', async () => {
  const bank = await startTestBankServer({
    host: '127.0.0.1',
    port: 0,
    dataDir: temporaryFolder(),
    clock: systemClock(resortZone),
    random: cryptoRandom,
    secret,
  });
  const { address, close } = bank._unsafeUnwrap();
  onTestFinished(close);
  const { code, out } = await judge(address);
  expect(out).toContain('12 checks: needs a payer (--pay COMMAND)');
  expect(code).toBe(0);
});

test('contract:payment fails a bridge that gives every call the same answer', async () => {
  const server = createServer((_, response) => response.end(JSON.stringify({ state: 'open' }))).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  expect(await judge(`http://127.0.0.1:${port}`)).toMatchObject({ code: 1 });
});
