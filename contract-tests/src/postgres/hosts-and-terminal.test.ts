import { join } from 'node:path';
import { testCards } from '@shop/adapters/payment/test-bank/test-cards';
import { ownDatabase } from '@shop/adapters/store/testing/own-databases';
import { expect, inject, onTestFinished, test } from 'vitest';
import { aFolder, SHOP_AT } from '../catalog-folder.ts';
import { commandLines } from '../testing/command-lines.ts';
import { startHosts } from './host-processes.ts';
import { wantedPlaces } from './rush-buyer.ts';

const OPERATOR_TOKEN = 'f8Kq-21xz-77ab-90';
const password = 'kopalna-plahta-7';

/** Returns the terminal of one visitor, for any shop. */
const visitor = (env: Readonly<Record<string, string>>) => {
  const SHOP_JAR = join(aFolder(), 'jar.json');
  return (where: string) =>
    async (typed: string, ...more: readonly string[]) => {
      const result = await commandLines({ SHOP_ON: where, SHOP_JAR, DATA_DIR: aFolder(), ...env })(
        ...typed.split(' '),
        ...more,
      );
      expect(result.out + result.err).not.toContain(password);
      return result;
    };
};

/** Starts a host on a new database, with one terminal for the host and one for the database. */
const shopWithTerminal = async () => {
  const { url, drop } = await ownDatabase(inject('postgresUrl'));
  const hosts = await startHosts(url, 1, { SHOP_AT, OPERATOR_TOKEN });
  onTestFinished(async () => {
    await hosts.stop();
    await drop();
  });
  const [origin = ''] = hosts.origins();
  const database = new URL(url);
  database.password = password;
  const on = visitor({ OPERATOR_TOKEN, ...hosts.payment });
  return { origin, onHost: on(origin), onDatabase: on(database.href) };
};

const done = (text: string) => ({ code: 0, err: '', out: expect.stringMatching(text) });
const refused = (code: number, line: RegExp) => ({ code, out: '', err: expect.stringMatching(line) });

test('the terminal buys and reads orders on a database and on its host alternately', async () => {
  const { origin, onHost, onDatabase } = await shopWithTerminal();
  const [wanted = expect.fail('nothing can be bought')] = await wantedPlaces(origin);
  const places = ['--date', wanted.date, '--ticket', 'Dnevna/Odrasli=2'];
  expect(await onDatabase('cart add-ticket termalija', ...places)).toEqual(done('Termalija'));
  expect(await onHost('cart check')).toEqual(done('every figure of 1 line'));
  expect(await onDatabase('cart check')).toEqual(done('every figure of 1 line'));
  const person =
    '--first-name Ana --last-name Novak --email ana@example.com --post-code 3254 --city Celje --country SI';
  const rest = ['--address', 'Zdraviliška cesta 24', '--phone', '+386 40 123 456'];
  expect(await onHost(`checkout save ${person}`, ...rest)).toEqual(done('saved'));
  const paid = await onDatabase(`checkout pay --card ${testCards.paid} --json`);
  expect(paid.err).toBe('');
  const { orderNumber: number, outcome }: { readonly orderNumber: string; readonly outcome: string } = JSON.parse(
    paid.out,
  );
  expect([paid.code, outcome]).toEqual([0, 'completed']);

  for (const on of [onHost, onDatabase]) {
    expect(await on(`order show ${number}`)).toEqual(done(`${number}[\\s\\S]*completed`));
    expect(await on(`order replay ${number}`)).toEqual(done('the same'));
    expect(await on('order attention')).toEqual(done('nothing needs attention'));
    expect(await on('order show 2020-999999')).toEqual(refused(3, /^error: [^\n]+ \(Order\.Unknown\)\n/));
  }
  expect(await onHost('person show ana@example.com')).toEqual(done('Ana Novak'));
  expect(await onDatabase('person show ana@example.com')).toEqual(done('Ana Novak'));
  expect(await onDatabase('person erase ana@example.com --yes')).toEqual(done(number));
  expect(await onDatabase('person show ana@example.com')).toEqual(done('nothing is stored under this address'));
});
