import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { JsonForm } from '../documents/json-form.ts';
import { exitCodeMeanings } from '../failures/exit-codes.ts';
import { runShop } from '../testing/run-shop.ts';

type Described = Readonly<Record<'command' | 'description' | 'help', string>> & { readonly json: readonly JsonForm[] };

const commands = async (): Promise<readonly Described[]> => JSON.parse((await runShop(['docs', '--json'])).stdout);

/** Returns all commands, and those that are not a group of others. */
const commandsAndGroups = async () => {
  const all = await commands();
  return { all, doing: all.filter(({ command }) => !all.some((other) => other.command.startsWith(`${command} `))) };
};

it('shop docs has one chapter with the help of each command', async () => {
  const { stdout } = await runShop(['docs']);
  const chapters = [...stdout.matchAll(/^## (.*)$/gm)].map(([, name]) => name);
  const all = await commands();
  expect(chapters).toEqual(all.map(({ command }) => command));
  expect(new Set(chapters).size).toBe(chapters.length);
  for (const { help } of all) expect(stdout).toContain(help);
});

it('the help of every command has an example and a description', async () => {
  const { all, doing } = await commandsAndGroups();
  expect(doing.length).toBeGreaterThan(25);
  expect(doing.filter(({ command, help }) => !help.includes('Examples:') || !help.includes(`  ${command}`))).toEqual(
    [],
  );
  expect(all.filter(({ description }) => description === '')).toEqual([]);
  expect(all.filter(({ help }) => help.includes('(default: undefined)'))).toEqual([]);
});

it('the help of every command except serve, help and version lists what --json prints', async () => {
  const { doing } = await commandsAndGroups();
  const without = doing.filter(({ json }) => json.length === 0).map(({ command }) => command);
  expect(without).toEqual(['shop serve', 'shop help', 'shop version']);
});

it('the global options are in the help of the program only', async () => {
  const all = await commands();
  expect(all.filter(({ help }) => help.includes('--jar <file>')).map(({ command }) => command)).toEqual(['shop']);
});

/** A chapter of the reference: its title and the fields it lists. */
type Chapter = readonly [title: string, fields: readonly string[]];

const linkTo = (title: string): string => `[${title}](#${title.toLowerCase().replaceAll(' ', '-')})`;

/** Returns the documents that the table names for a command, and the chapters it links to. */
const documentsOf = ({ command, json }: Described) => {
  const own = json.filter(({ call, fields }) => call === undefined && fields.length > 0);
  const chapters: readonly Chapter[] = [
    ...json.flatMap(({ call, fields }): readonly Chapter[] => (call === undefined ? [] : [[call, fields]])),
    ...(own.length === 0
      ? []
      : [
          [
            command,
            own
              .map(({ fields }) => fields.join('\n'))
              .join('\nor\n')
              .split('\n'),
          ] as const,
        ]),
  ];
  const standards = json.filter(({ fields }) => fields.length === 0).map(({ what }) => what);
  return { chapters, documents: [...chapters.map(([title]) => linkTo(title)), ...standards].join(', or ') };
};

it('COMMANDS.md lists every command with its description and the fields of --json', async () => {
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  const all = (await commands()).slice(1).map((one) => ({ ...one, ...documentsOf(one) }));
  const page = [
    '# Commands',
    '',
    '`shop <command> --help` has the options, examples and fields of a command, `shop docs` those of all. `npx vitest run docs -u` writes',
    'this page.',
    '',
    '| Command | Does | `--json` prints |',
    '|---|---|---|',
    ...all.map(({ command, description, documents }) => `| \`${command}\` | ${cell(description)} | ${documents} |`),
    '',
    '## Fields of `--json`',
    '',
    'A chapter is named by the call whose answer is printed, as it travels, or by the command. A line is an object: what stands before `:`',
    'is its place in the document. `[]` follows what is a list, `?` what may be missing, `*` what may be any JSON. Amounts are numbers in',
    'euros, days `2026-12-05`, moments ISO 8601 in UTC, ids as the answers of a shop have them. A failure is',
    '`{"error": {"code", "kind", "message", "details"}}` on the error stream; of a refusal of the shop, `details` are the facts that travel',
    'with it.',
    '',
    ...[...new Map(all.flatMap(({ chapters }) => chapters))].flatMap(([title, fields]) => [
      `### ${title}`,
      '',
      '```text',
      ...fields,
      '```',
      '',
    ]),
  ].join('\n');
  await expect(page).toMatchFileSnapshot(join(import.meta.dirname, '../../COMMANDS.md'));
});

it('the README lists every exit code, those of the door with the words of the help', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| (\d+) \| (.*) \|$/gm)].map(([, code, meaning]) => [code, meaning]);
  const all = Object.entries(exitCodeMeanings);
  expect(rows.map(([code]) => code)).toEqual(all.map(([code]) => code));
  expect(rows.filter(([code]) => Number(code) >= 10)).toEqual(all.filter(([code]) => Number(code) >= 10));
});
