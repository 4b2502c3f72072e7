import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runShop } from '../testing/run-shop.ts';

type Described = { readonly command: string; readonly description: string; readonly help: string };

const commands = async (): Promise<readonly Described[]> => JSON.parse((await runShop(['docs', '--json'])).stdout);

it('every command has a chapter with its help', async () => {
  const { stdout } = await runShop(['docs']);
  const chapters = [...stdout.matchAll(/^## (.*)$/gm)].map(([, name]) => name);
  const all = await commands();
  expect(chapters).toEqual(all.map(({ command }) => command));
  expect(new Set(chapters).size).toBe(chapters.length);
  expect(chapters).toEqual(expect.arrayContaining(['shop', 'shop cart add-ticket', 'shop price fuzz', 'shop serve']));
  for (const { help } of all) expect(stdout).toContain(help);
});

it('every command that does something shows how it is typed', async () => {
  const all = await commands();
  const doing = all.filter(({ command }) => !all.some((other) => other.command.startsWith(`${command} `)));
  expect(doing.length).toBeGreaterThan(25);
  expect(doing.filter(({ command, help }) => !help.includes('Examples:') || !help.includes(`  ${command}`))).toEqual(
    [],
  );
  expect(all.filter(({ description }) => description === '')).toEqual([]);
});

it('the program is told once, with what all commands share', async () => {
  const all = await commands();
  expect(all.filter(({ help }) => help.includes('--jar <file>')).map(({ command }) => command)).toEqual(['shop']);
});

it('the reference lists every command with what it does', async () => {
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  const table = [
    '# Commands',
    '',
    '`shop <command> --help` has the options and examples of a command, `shop docs` those of all. `npx vitest run docs -u` writes this page.',
    '',
    '| Command | Does |',
    '|---|---|',
    ...(await commands()).slice(1).map(({ command, description }) => `| \`${command}\` | ${cell(description)} |`),
    '',
  ].join('\n');
  await expect(table).toMatchFileSnapshot(join(import.meta.dirname, '../../COMMANDS.md'));
});
