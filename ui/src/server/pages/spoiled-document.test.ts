import { createServer } from 'node:http';
import { cleanedRemoteShop } from '@shop/adapters/open/cleaned-remote-shop';
import { builtInTranslations } from '@shop/adapters/translations/built-in-translations';
import { contentSystem } from '@shop/adapters/umbraco/testing/content-system';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageDocument } from '../../testing/hostile-document.ts';
import { samplePages } from '../../testing/sample-pages.ts';
import { samplePorts } from '../../testing/sample-ports.ts';
import { translationsStore } from '../translations-store.ts';
import { pagesApp } from './pages-app.ts';

type Path = readonly string[];

/** A whole page whose every text is a word of its own: `w7w` stands in one place only. */
const pristine = (() => {
  let count = 0;
  const text = JSON.stringify(pageDocument('@')).replace(/"@"(?!:)/g, () => {
    count += 1;
    return `"w${count}w"`;
  });
  const document: unknown = JSON.parse(text);
  return document;
})();

const pathsIn = (value: unknown, around: Path = []): readonly Path[] => [
  around,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, entry]) => pathsIn(entry, [...around, name]))
    : []),
];

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((held, name) => Reflect.get(Object(held), name), value);

/** The document with something else at a place of it, or nothing. */
const spoiled = (value: unknown, [first, ...rest]: Path, by: unknown): unknown => {
  if (first === undefined) return by;
  const entries = Object.entries(Object(value))
    .map(([name, entry]) => [name, name === first ? spoiled(entry, rest, by) : entry] as const)
    .filter(([, entry]) => entry !== undefined);
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
};

const footer: ReadonlySet<string> = new Set(
  'povezave socialneIkone stolpci spodnjePovezaveText spodnjePovezave'.split(' '),
);

/** Which part of the page a place of the document belongs to. */
const partOf = ([, property = '', , index = '']: Path): string => {
  if (property === 'sections') return `section ${index}`;
  return footer.has(property) ? 'footer' : 'head';
};

/** Every word of the document, with its part. */
const words = pathsIn(pristine).flatMap((path) => {
  const word = valueAt(pristine, path);
  return typeof word === 'string' && /^w\d+w$/.test(word) ? [{ part: partOf(path), word }] : [];
});

/** The words of each part that a page shows. */
const shownIn = (html: string): ReadonlyMap<string, readonly string[]> => {
  const shown = Map.groupBy(
    words.filter(({ word }) => html.includes(word)),
    ({ part }) => part,
  );
  return new Map([...shown].map(([part, all]) => [part, all.map(({ word }) => word)]));
};

const crashes: unknown[] = [];
let told: unknown = pristine;
let app: ReturnType<typeof pagesApp>;
const server = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(told) ?? 'null');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const { content } = cleanedRemoteShop({ url, content: contentSystem({ CONTENT_URL: url, CONTENT_ROUTES: 'off' }) });
  app = pagesApp(
    samplePages({
      ports: { ...samplePorts, content },
      translations: translationsStore(samplePorts.content, builtInTranslations),
      onCrash: (error) => void crashes.push(error),
    }),
  );
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const drawn = async (document: unknown) => {
  told = document;
  const response = await app.request('/sl/narocilo-zakljuceno?status=2', { headers: { cookie: 'shopCart=cart-1' } });
  return { status: response.status, html: await response.text() };
};

/** Without them there is no document or no list of parts: then the fallback view, or a page of nothing else, is right. */
const containers = new Set(['', 'properties', 'properties.sections', 'properties.sections.items']);

const places = pathsIn(pristine).filter((path) => !containers.has(path.join('.')));

const spoils: readonly ((value: unknown) => unknown)[] = [
  () => undefined,
  () => null,
  (value) => (typeof value === 'string' ? { a: [7] } : 'x'),
  () => [[], null, 7],
];

test('a value that is missing, null or of a wrong type costs one part of a page at most', {
  timeout: 120_000,
}, async () => {
  const whole = await drawn(pristine);
  const expected = shownIn(whole.html);
  expect([...expected.keys()].length).toBeGreaterThan(6);
  // Every third place, since neighbours have the same readers, and the ways by turns.
  for (const [at, path] of places.filter((_, place) => place % 3 === 0).entries()) {
    const by = spoils[at % spoils.length] ?? (() => null);
    const { status, html } = await drawn(spoiled(pristine, path, by(valueAt(pristine, path))));
    const lost = [...expected].filter(([, own]) => !own.some((word) => html.includes(word))).map(([part]) => part);
    expect([path.join('.'), status, lost.length <= 1 ? 'one part' : lost]).toEqual([path.join('.'), 200, 'one part']);
  }
  expect(crashes).toEqual([]);
});
