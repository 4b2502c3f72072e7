import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { languages } from '@shop/core/languages/language';
import { describe, expect, it, onTestFinished } from 'vitest';
import { composed } from '../compose/root.ts';
import { folderWithShop } from '../testing/folder-with-shop.ts';
import { shippedScenarios } from '../testing/run-scenarios.ts';
import { runShop } from '../testing/run-shop.ts';
import { atTestStart } from '../testing/shop-process.ts';

const run = (folder: string, ...argv: readonly string[]) =>
  runShop([...argv, ...atTestStart], { access: composed }, { folder, fetch, env: { OPERATOR_TOKEN: 'secret' } });

describe('a file that is missing or is a folder', () => {
  it.each([
    'catalog list --on trace:FILE',
    'trace show FILE',
    'trace replay FILE',
    'catalog list --on data --levers FILE',
    'run visit.yaml --levers FILE --on data',
    'serve --levers FILE',
    'levers check missing.txt',
    'price explain FILE',
    'price fuzz --rules missing.txt',
    'catalog check missing.txt',
    'catalog import missing.txt --on data',
    'run missing.txt',
    'ticket admitted FILE --on data',
    'db restore FILE --on data',
    'content doctor missing.txt',
  ])('ends shop %s with 2 and its name', async (command) => {
    const folder = await folderWithShop();
    mkdirSync(join(folder, 'folder.txt'));
    for (const file of command.includes('FILE') ? ['missing.txt', 'folder.txt'] : ['missing.txt']) {
      const typed = command
        .replace('FILE', file)
        .replace('visit.yaml', join(shippedScenarios, 'guest-buys-day-tickets.yaml'));
      const result = await run(folder, ...typed.split(' '));
      expect(result).toMatchObject({ exitCode: 2, stdout: '' });
      expect(result.stderr).toMatch(/cannot be read/);
      expect(result.stderr).toContain(command.startsWith('content') ? 'missing' : file);
    }
  });

  it('ends a command with 2 when it is the jar', async () => {
    const folder = await folderWithShop();
    const result = await run(folder, 'cart', 'show', '--on', 'data', '--jar', 'data');
    expect(result).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('cannot be read: it is a folder') });
  });
});

describe('an address without a shop', () => {
  /** Starts a server that is no shop: it answers every request with a page. Returns its port. */
  const stranger = async (status = 200): Promise<number> => {
    const page = '<!doctype html><title>Hello</title>';
    const server = createServer((_, answer) => void answer.writeHead(status).end(page));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    onTestFinished(() => void server.close());
    const address = server.address();
    return address !== null && typeof address === 'object' ? address.port : 0;
  };

  it.each([
    ['an unknown host name', async () => 'http://shop.invalid', 'NoConnection.HostName'],
    ['a closed port', async () => 'http://127.0.0.1:4', 'NoConnection.Refused'],
    ['a server without TLS', async () => `https://127.0.0.1:${await stranger()}`, 'NoConnection.NoTls'],
    ['a server that is not a shop', async () => `http://127.0.0.1:${await stranger()}`, 'Error'],
  ])('ends commands with 4, the address and the reason: %s', async (_, addressOf, key) => {
    const on = await addressOf();
    const scenario = join(shippedScenarios, 'guest-buys-day-tickets.yaml');
    for (const [at, typed] of [
      ['catalog', 'list'],
      ['cart', 'show'],
      ['checkout', 'cancel', 'c'],
      ['catalog', 'versions'],
      ['content', 'doctor'],
      ['run', scenario],
    ].entries()) {
      const language = languages[at % languages.length] ?? 'sl';
      const message = builtInTranslations(language)[key]?.replace('{{address}}', on);
      const result = await run(temporaryFolder(), ...typed, '--on', on, '--lang', language);
      expect(result).toMatchObject({ exitCode: 4, stdout: '' });
      expect(result.stderr).toContain(`asked: ${on}`);
      expect(result.stderr).toContain(`error: ${message} (Error)\n`);
    }
  });

  it.each([
    ['catalog', 'list'],
    ['catalog', 'versions'],
    ['run', join(shippedScenarios, 'guest-buys-day-tickets.yaml')],
  ])('ends shop %s %s with 4 when its server answers 404 or 401', async (...typed) => {
    for (const status of [404, 401]) {
      const on = `http://127.0.0.1:${await stranger(status)}`;
      const result = await run(temporaryFolder(), ...typed, '--on', on);
      expect(result).toMatchObject({ exitCode: 4, stdout: '', stderr: expect.stringContaining(`asked: ${on}`) });
    }
  });
});
