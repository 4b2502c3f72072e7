import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type CallName, callTable } from '@shop/adapters/wire/calls/call-table';
import { isRecord } from '@shop/adapters/wire/codec/json-value';
import { startServer } from '../../ui/e2e/shop-process.ts';
import type { Level } from '../src/contracts/level.ts';
import { campaign, print } from './campaign.ts';
import { wrongCarts } from './wrong-carts.ts';

/** `npm run verify:contract`: runs `npm run contract` against hosts with one fault each. Every fault must be found
 *  and its call named. The control: a right host has no failed check. */

type Json = Record<string, unknown>;

/** A fault of a host: a lever, or an edit of its JSON answers. Faults of prices are only visible with imports. */
type Fault = {
  readonly call: CallName;
  readonly name?: string;
  readonly lever?: string;
  readonly edit?: (answer: Json) => Json;
  readonly needsImports?: true;
};

const edited =
  (edit: (item: Json) => Json) =>
  (answer: Json): Json =>
    isRecord(answer.item) ? { ...answer, item: { ...answer.item, ...edit(answer.item) } } : answer;

const faults: readonly Fault[] = [
  { call: 'listCategories', lever: 'outOfReach: status' },
  { call: 'listProducts', lever: 'answer: half' },
  { call: 'quoteTicket', lever: 'outOfReach: store' },
  { call: 'addTicket', lever: 'asked: [2], answer: lost' },
  { call: 'addGiftCard', lever: 'answer: half' },
  { call: 'addUpsell', lever: 'answer: lost' },
  { call: 'changeQuantity', lever: 'refuse: Shop.AddTicketToCart.CapacityFull, details: { left: 0 }' },
  { call: 'removeItem', lever: 'answer: lost' },
  { call: 'applyPromoCode', lever: 'refuse: ShopCheckOut.CheckPromoCode.Invalid' },
  { call: 'saveCustomer', lever: 'answer: half' },
  { call: 'startPayment', lever: 'outOfReach: network' },
  { call: 'showOrder', lever: 'answer: half' },
  { call: 'showPapers', lever: 'outOfReach: store' },
  { call: 'cancelOrder', lever: 'answer: lost' },
  { call: 'loadCart', edit: edited(({ totalPrice }) => ({ totalPrice: Number(totalPrice) + 0.01 })) },
  { call: 'loadCart', edit: edited(({ itemsCount }) => ({ itemsCount: Number(itemsCount) + 1 })) },
  // The host caches pages for a while, so that a lever would be too late.
  { call: 'loadPage', edit: () => ({}) },
  { call: 'loadSite', edit: () => ({}) },
  { call: 'loadTranslations', edit: () => ({}) },
  { call: 'showProduct', edit: edited(() => ({ availability: [] })) },
  { call: 'listProducts', edit: (answer) => ({ ...answer, totalCount: 0 }) },
  { call: 'startPayment', edit: (answer) => ({ ...answer, returnUrl: 'http://127.0.0.1:9/nothing' }) },
  ...Object.entries(wrongCarts).map(
    ([name, wrong]): Fault => ({ call: 'loadCart', name, edit: edited(wrong), needsImports: true }),
  ),
];

const pathOf = (call: CallName): string => callTable[call].path.split('/{')[0] ?? '';

/** Starts a proxy before the host that edits the answers of one call. */
const proxy = async (origin: string, fault: () => Fault | undefined) => {
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { host: _host, 'content-length': _length, connection: _connection, ...sent } = request.headers;
    const headers = new Headers();
    for (const [name, value] of Object.entries(sent)) if (value !== undefined) headers.set(name, String(value));
    const answer = await fetch(`${origin}${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      body: chunks.length === 0 ? undefined : Buffer.concat(chunks),
      redirect: 'manual',
    });
    let body = Buffer.from(await answer.arrayBuffer());
    const { call, edit } = fault() ?? {};
    if (call !== undefined && edit !== undefined && request.url?.startsWith(pathOf(call)) && answer.ok) {
      const json: unknown = JSON.parse(body.toString());
      if (isRecord(json)) body = Buffer.from(JSON.stringify(edit(json)));
    }
    for (const [name, value] of answer.headers) {
      if (/^(content-(length|encoding)|transfer-encoding)$/.test(name)) continue;
      response.setHeader(name, name === 'set-cookie' ? answer.headers.getSetCookie() : value);
    }
    response.writeHead(answer.status).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, close: () => server.close() };
};

const operatorToken = 'operator-of-the-contract-campaign';
const folder = await mkdtemp(join(tmpdir(), 'shop-contract-'));
const levers = join(folder, 'levers.yaml');
await writeFile(levers, 'levers: []\n');
const shop = await startServer('ui/dist/server/server.js', [], {
  DATA_DIR: join(folder, 'data'),
  LEVERS: levers,
  OPERATOR_TOKEN: operatorToken,
});
let current: Fault | undefined;
const host = await proxy(shop.origin, () => current);

/** Returns the messages of failed checks of the host. */
const failures = async (fault?: Fault, level: Level = 'own', isOperator = true): Promise<readonly string[]> => {
  current = fault;
  await writeFile(
    levers,
    fault?.lever === undefined ? 'levers: []\n' : `levers:\n  - { call: ${fault.call}, ${fault.lever} }\n`,
  );
  const report = join(folder, 'report.json');
  // The report of the previous run must not be read if this run ends without one.
  await rm(report, { force: true });
  const options = ['--level', level, '--reporter=json', `--outputFile=${report}`, '--bail=1'];
  const run = spawn(process.execPath, ['contract-tests/contract/contract.ts', '--on', host.url, ...options], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: isOperator ? { ...process.env, OPERATOR_TOKEN: operatorToken } : process.env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(run, 'exit');
  return (await readFile(report, 'utf8')).split('"failureMessages":["').slice(1);
};

try {
  await campaign({
    name: 'verify:contract',
    control: async () => (await failures(undefined, 'purchase')).length === 0 && (await failures()).length === 0,
    run: async () => {
      let missed = 0;
      for (const fault of faults) {
        const messages = await failures(fault, 'own', fault.needsImports === true);
        const isNamed = messages.some((message) => message.includes(pathOf(fault.call)));
        print(`${isNamed ? 'found ' : 'MISSED'} ${fault.call}: ${fault.name ?? fault.lever ?? 'another answer'}`);
        if (!isNamed) missed += 1;
      }
      return missed;
    },
  });
} finally {
  host.close();
  await shop.kill();
  await rm(folder, { recursive: true });
}
