import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { JsonForm } from '../documents/json-form.ts';
import { runShop } from '../testing/run-shop.ts';

type Described = Readonly<Record<'command' | 'description' | 'help', string>> & { readonly json: readonly JsonForm[] };

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

it('every command that does something says what --json prints, but those that print no document', async () => {
  const all = await commands();
  const doing = all.filter(({ command }) => !all.some((other) => other.command.startsWith(`${command} `)));
  const without = doing.filter(({ json }) => json.length === 0).map(({ command }) => command);
  expect(without).toEqual(['shop serve', 'shop help', 'shop version']);
});

it('the program is told once, with what all commands share', async () => {
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
  return { chapters, said: [...chapters.map(([title]) => linkTo(title)), ...standards].join(', or ') };
};

it('the reference lists every command with what it does and what it prints', async () => {
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
    ...all.map(({ command, description, said }) => `| \`${command}\` | ${cell(description)} | ${said} |`),
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
