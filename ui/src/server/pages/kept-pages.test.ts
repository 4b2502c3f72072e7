import { keptContent } from '@shop/adapters/content-cache/kept-content';
import { cleanedRemoteShop } from '@shop/adapters/open/cleaned-remote-shop';
import { builtInTranslations } from '@shop/adapters/translations/built-in-translations';
import { contentWithWords } from '@shop/adapters/translations/whole-words';
import { contentSystem } from '@shop/adapters/umbraco/testing/content-system';
import { type DeliveryApiStub, deliveryApiStub } from '@shop/adapters/umbraco/testing/delivery-api-stub';
import { checkedLanguages } from '@shop/core/content/offered-languages';
import { instant } from '@shop/core/dates/instant';
import { afterEach, expect, test, vi } from 'vitest';
import { type CountedContent, countedContent } from '../../testing/counted-content.ts';
import { samplePages } from '../../testing/sample-pages.ts';
import { samplePorts } from '../../testing/sample-ports.ts';
import { translationsStore } from '../translations-store.ts';
import { pagesApp } from './pages-app.ts';

const fresh = 30_000;

let stub: DeliveryApiStub;
let now: number;
let content: CountedContent;
let app: ReturnType<typeof pagesApp>;
const crashes: unknown[] = [];

/** Units: milliseconds that a page waits for words and lists; only those who measure it are in a hurry. */
const open = async (patience = 60_000): Promise<void> => {
  stub = await deliveryApiStub();
  now = 0;
  const system = contentSystem({ CONTENT_URL: stub.url, CONTENT_API_KEY: stub.apiKey });
  const remote = cleanedRemoteShop({ url: stub.url, content: system });
  const clock = { now: () => instant(now) };
  content = countedContent(remote.content);
  const told = checkedLanguages(contentWithWords(keptContent(content, { clock, fresh, patience })));
  app = pagesApp(
    samplePages({
      ports: { ...samplePorts, content: told },
      translations: translationsStore(told, builtInTranslations),
      onCrash: (error) => void crashes.push(error),
    }),
  );
};
afterEach(async () => {
  await stub.close();
  expect(crashes.splice(0)).toEqual([]);
});

/** What a visitor sees: without what is random for each page. */
const visited = async (path: string) => {
  const response = await app.request(path);
  const html = (await response.text()).replace(/nonce="[^"]*"/g, '').replace(/[0-9a-f]{32}|[0-9A-F]{8}/g, '');
  return { status: response.status, html };
};

const pages = ['/', '/en', '/sl/pregled-kosarice', '/de/warenkorb-anzeigen'];

/** Lets what was asked in the background come to its end. */
const settled = async () => {
  await vi.waitFor(() => expect(content.running()).toBe(0), { timeout: 20_000, interval: 5 });
  await new Promise((resolve) => setImmediate(resolve));
};

test.each(['broken', 'html', 'half', 'reset'] as const)(
  'a content system that is %s for ten minutes makes no difference to visitors, and is left alone',
  async (trouble) => {
    await open();
    const before = await Promise.all(pages.map(visited));
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    stub.be(trouble);
    const asked = stub.asked.length;
    for (const minute of [1, 5, 10]) {
      now = minute * 60_000;
      for (const visit of [1, 2]) {
        const during = await Promise.all(pages.map(visited));
        expect([minute, visit, during]).toEqual([minute, visit, before]);
      }
      await settled();
    }
    // Pages, sites, words, page list: each once a while, and some a second time after a failure.
    expect(stub.asked.length - asked).toBeLessThanOrEqual(3 * 2 * 25);
  },
);

/** Once what is kept is old, a visitor still gets it, and the next one what is told now. */
const visitedTwice = async (path: string): Promise<readonly number[]> => {
  now += fresh;
  const first = await visited(path);
  await settled();
  return [first.status, (await visited(path)).status];
};

test('a page that editors take away is gone for visitors once it is old, until they put it back; trouble takes none away', async () => {
  await open();
  const [home = '', , cart = ''] = pages;
  const shown = await Promise.all([home, cart].map(visited));
  expect(shown.map(({ status }) => status)).toEqual([200, 200]);
  expect(shown[1]?.html).toContain('id="cart"');
  stub.be('gone', '/content/item/pregled-kosarice');
  expect((await visited(cart)).status).toBe(200);
  expect(await visitedTwice(cart)).toEqual([200, 404]);
  // Gone stays gone while the rest of the system is in trouble: there is nothing kept to go back to.
  expect(await visitedTwice(home)).toEqual([200, 200]);
  expect(await visitedTwice(cart)).toEqual([404, 404]);
  stub.be('none');
  expect((await visited(cart)).status).toBe(200);
  stub.be('broken');
  for (const _ of [1, 2, 3]) expect(await visitedTwice(cart)).toEqual([200, 200]);
  expect((await visited('/sl/nekje')).status).toBe(503);
});

test.each(['/translations/', '/routes/'])('%s that a site does not have any more costs no page', async (part) => {
  await open();
  // The address of the words names what they say.
  const drawn = async () =>
    (await Promise.all(pages.map(visited))).map(({ status, html }) => [
      status,
      html.replace(/\/translations\/[^"]*/g, ''),
    ]);
  const before = await drawn();
  stub.be('gone', part);
  now += fresh;
  await drawn();
  await settled();
  expect(await drawn()).toEqual(before);
});

test('the first view of a page asks for nine things, the next ones for none until they are old', async () => {
  await open();
  const kinds = () =>
    Object.entries({ page: '/content/item/', words: '/translations/', list: '/routes/' }).map(([kind, part]) => [
      kind,
      stub.asked.filter((address) => address.includes(part)).length,
    ]);
  await visited('/en');
  // The page and the site, the page's other languages that it links to, words in English and Slovenian, the page list.
  expect(kinds()).toEqual([
    ['page', 6],
    ['words', 2],
    ['list', 1],
  ]);
  for (let view = 0; view < 5; view += 1) await visited('/en');
  expect(stub.asked).toHaveLength(9);
  now += fresh;
  for (let view = 0; view < 5; view += 1) await visited('/en');
  await settled();
  expect(stub.asked.length).toBeLessThanOrEqual(18);
});

test.each(['/translations/', '/routes/', 'content/item/?'])('%s that hangs holds up one view at most', async (part) => {
  await open(200);
  stub.be('silent', part);
  for (let view = 0; view < 5; view += 1) expect((await visited('/en/cart-preview')).status).toBe(200);
  expect(stub.asked.filter((address) => address.includes(part)).length).toBeLessThanOrEqual(2);
});
