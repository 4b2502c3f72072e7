import { join } from 'node:path';
import { errorCatalog } from '@shop/core/errors/error-catalog';
import { genericErrorKey } from '@shop/core/errors/shop-error';
import { expect, test } from 'vitest';
import words from '../../content/translations/en.json' with { type: 'json' };

const wordsOf = new Map(Object.entries(words));

const table = (): string =>
  [
    '# Errors',
    '',
    'Every error of the shop, as `core/src/errors/error-catalog.ts` lists them, with its words in English. `npx vitest run error-table -u`',
    'writes this page anew. `code` stands in `errorCodes` of an answer; facts that a message needs stand in `errorDetails`.',
    '',
    '| Code | Kind | Refusal | Words |',
    '|---|---|---|---|',
    ...Object.entries(errorCatalog).map(
      ([kind, { code, type }]) => `| \`${code}\` | \`${kind}\` | ${type} | ${wordsOf.get(code) ?? ''} |`,
    ),
    '',
  ].join('\n');

test('core/ERRORS.md lists every error of the catalog, and each has words', async () => {
  const codes = [genericErrorKey, ...Object.values(errorCatalog).map(({ code }) => code)];
  expect(codes.filter((code) => !wordsOf.has(code))).toEqual([]);
  await expect(table()).toMatchFileSnapshot(join(import.meta.dirname, '../../../../core/ERRORS.md'));
});
