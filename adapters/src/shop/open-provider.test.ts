import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientSecret } from '@shop/core/ids';
import { expect, test } from 'vitest';
import { fixedClock } from '../platform/clock/clocks.ts';
import { testStart } from '../platform/clock/testing/test-start.ts';
import { temporaryFolder } from '../platform/files/testing/temporary-folder.ts';
import { seededRandom } from '../platform/random/crypto-random.ts';
import { leverBoard } from '../scenarios/levers/lever-board.ts';
import { parseTrace } from '../trace/trace.ts';
import { openProvider } from './open-provider.ts';

const member = {
  ...{ name: 'Ana', surname: 'Novak', email: 'ana@example.com', phone: '', address: '', postCode: '' },
  ...{ city: '', countryCode: 'SI', wellcardId: '' },
};

test('a provider on a data folder records the effects of its levers and has accounts', async () => {
  const folder = temporaryFolder();
  const [clock, random] = [fixedClock(testStart), seededRandom('open')];
  const levers = leverBoard(() => [{ call: 'listCategories', outOfReach: 'network' }]);
  const provider = (
    await openProvider(
      {
        ...{ type: 'own', dataDir: folder, clock, random, origin: 'http://shop.invalid' },
        payments: { type: 'testBank', opens: 'whenAsked' },
        hashCost: { N: 2 ** 10, r: 8, p: 1 },
      },
      { clock, random, zone: clock.zone, levers, record: join(folder, 'one.jsonl') },
    )
  )._unsafeUnwrap();
  expect((await provider.shop.listCategories('sl'))._unsafeUnwrapErr()).toMatchObject({ kind: 'unreachable' });
  const token = (await provider.accounts?.register({ member, password: 'kopalna plahta' }))?._unsafeUnwrap();
  expect((await provider.profile.loadMember(token))._unsafeUnwrap()).toMatchObject({ name: 'Ana' });
  provider.refused('addTicket', { kind: 'noItemsSelected' }, {});
  expect((await provider.capsuleOf(clientSecret('ana')))._unsafeUnwrap()).toBeUndefined();
  await provider.close();
  const { lines } = parseTrace(readFileSync(join(folder, 'one.jsonl'), 'utf8'))._unsafeUnwrap();
  expect(lines).toMatchObject([
    { call: 'listCategories', error: { status: 503 } },
    { call: 'loadMember' },
    { useCase: 'addTicket' },
  ]);
  expect(provider.fault()).toBeUndefined();
});

test('a provider with an unreadable trace or an unwritable record fails with one line', async () => {
  const folder = temporaryFolder();
  const [clock, random] = [fixedClock(testStart), seededRandom('open')];
  const around = { clock, random, zone: clock.zone };
  const trace = await openProvider({ type: 'trace', file: join(folder, 'none'), jar: join(folder, 'jar') }, around);
  expect(trace._unsafeUnwrapErr()).toMatch(/^the trace .* cannot be used: ENOENT/);
  const server = { type: 'server', url: 'http://shop.invalid' } as const;
  const recorded = await openProvider(server, { ...around, record: folder });
  expect(recorded._unsafeUnwrapErr()).toMatch(/^the trace .* cannot be used: EISDIR/);
});
