import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { expect, it } from 'vitest';
import { ana } from '../testing/ana.ts';
import { folderWithShop } from '../testing/folder-with-shop.ts';
import { runShop } from '../testing/run-shop.ts';
import { atTestStart } from '../testing/shop-process.ts';
import { composed } from './root.ts';

const run = (folder: string, ...argv: readonly string[]) =>
  runShop([...argv, '--on', 'data', '--jar', 'jar.json', ...atTestStart], { access: composed }, { folder });

it.each([
  ['a damaged database', 'data/shop.db', 'this text is longer than the head of a database', 'is damaged'],
  ['a jar that is a list', 'jar.json', '[1]', 'cannot be read'],
])('a command ends with 4 and leaves %s unchanged', async (_, file, text, why) => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, file), text);
  const result = await run(folder, 'cart', 'show');
  expect(result).toMatchObject({ exitCode: 4, stdout: '' });
  expect(result.stderr).toMatch(new RegExp(`^error: the [^\\n]*${file} ${why}[^\\n]*\\n$`));
  expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
});

it('checkout pay ends with 4 and leaves a damaged file of the payment page unchanged', async () => {
  const folder = await folderWithShop();
  await run(folder, 'cart', 'add-ticket', 'termalija', '--date', '+2', '--ticket', 'Dnevna/Odrasli=1');
  expect(await run(folder, 'checkout', 'save', ...ana)).toMatchObject({ exitCode: 0, stderr: '' });
  const file = join(folder, 'data/payments.db');
  writeFileSync(file, 'no attempts\n');
  const { exitCode, stderr } = await run(folder, 'checkout', 'pay', '--card', '4111111111111111');
  expect([exitCode, stderr]).toEqual([4, expect.stringContaining(`${file} is damaged`)]);
  expect(readFileSync(file, 'utf8')).toBe('no attempts\n');
});
