import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { sampleRoutes } from '@shop/adapters/sample/testing/sample-words';
import { halfEmpty } from '@shop/adapters/scenarios/levers/half-empty';
import { shopPath } from '@shop/core/paths/shop-paths';
import { expect, test } from 'vitest';
import { samplePages } from '../../testing/sample-pages.ts';
import { samplePorts } from '../../testing/sample-ports.ts';
import { translationsStore } from '../translations-store.ts';
import { pagesApp } from './pages-app.ts';

const { content } = samplePorts;

/** A shop whose content lacks all optional members. */
const app = pagesApp(
  samplePages({
    ports: {
      ...samplePorts,
      content: {
        ...content,
        loadPage: (...request) => content.loadPage(...request).map((page) => halfEmpty('loadPage', page)),
        loadSite: (...request) => content.loadSite(...request).map((site) => halfEmpty('loadSite', site)),
        loadTranslations: (...request) =>
          content.loadTranslations(...request).map((words) => halfEmpty('loadTranslations', words)),
      },
    },
    translations: translationsStore(content, builtInTranslations),
  }),
);

const headings = (html: string): readonly string[] =>
  [...html.matchAll(/<h[1-6][^>]*>(.*?)<\/h[1-6]>/gs)].map(([, inner = '']) => inner.replaceAll(/<[^>]*>/g, '').trim());

test('every page of content without optional members has one main heading, and every heading has text', async () => {
  const paths = [shopPath('home', 'de'), ...sampleRoutes.map((row) => row.paths.de ?? '')];
  // Without a cart no page leads into the checkout.
  const answers = (await Promise.all(paths.map(async (path) => app.request(path)))).filter(
    ({ status }) => status === 200,
  );
  expect(answers.length).toBeGreaterThan(3);
  for (const html of await Promise.all(answers.map((page) => page.text()))) {
    expect(html.match(/<h1/g), html.slice(0, 300)).toHaveLength(1);
    expect(headings(html).filter((text) => text === '')).toEqual([]);
  }
});
