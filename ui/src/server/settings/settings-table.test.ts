import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { environment } from './environment.ts';
import { docsOf } from './setting-forms.ts';

/** Returns every setting in order: its purpose, allowed values and default. */
const settingRows = () =>
  Object.entries(environment.shape).map(([name, form]) => {
    const unset = z.safeParse(form, undefined);
    const initial = unset.success && unset.data !== undefined ? String(unset.data) : '';
    return { name, ...docsOf(form), initial };
  });

const cell = (text: string): string => text.replaceAll('|', '\\|');

const table = (): string =>
  [
    '# Settings',
    '',
    'Environment variables of the server, as `ui/src/server/settings/environment.ts` reads them. `npx vitest run settings-table -u` writes',
    'this page anew. A setting that may be left out takes an empty text as not set.',
    '',
    '| Name | Is | May be | Unless set |',
    '|---|---|---|---|',
    ...settingRows().map(({ name, about, words, initial }) =>
      [`| \`${name}\``, cell(about), cell(words), `${initial === '' ? '' : `\`${initial}\``} |`].join(' | '),
    ),
    '',
  ].join('\n');

test('the table of settings matches the schema, and each setting has a purpose', async () => {
  expect(settingRows().filter(({ about }) => about === '')).toEqual([]);
  await expect(table()).toMatchFileSnapshot(join(import.meta.dirname, '../../../../adapters/SETTINGS.md'));
});
