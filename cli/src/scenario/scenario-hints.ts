import type { Report } from '../failures/failure.ts';

/** Members of a step whose names are not those of the options. */
const members: Readonly<Record<string, string>> = {
  date: 'day',
  ticket: 'tickets',
  'price-list': 'priceLists',
  quantity: 'pieces',
};

const memberOf = (option: string): string =>
  members[option] ?? option.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `--price-list "Petek=1"` as `priceLists: { "Petek": 1 }`, `--date <day>` as `day`, `--season ta` as `season: ta`. */
const inYaml = (text: string): string =>
  text
    .replaceAll(
      /--([a-z-]+) "([^"=]+)=([0-9]+)"/g,
      (_, option: string, name: string, pieces: string) => `${memberOf(option)}: { "${name}": ${pieces} }`,
    )
    .replaceAll(/--([a-z-]+) <[a-z]+>/g, (_, option: string) => memberOf(option))
    .replaceAll(/^--([a-z-]+) (?=[\w-]+( {2}|$))/g, (_, option: string) => `${memberOf(option)}: `)
    .replaceAll(/--([a-z-]+)/g, (_, option: string) => memberOf(option));

/** A refusal's message and hints for the author of a scenario: a step has members where a command has options, and no
 *  command to type next. */
export const scenarioHints = ({ message, code, hints }: Report): readonly string[] => [
  `${inYaml(message)} (${code})`,
  ...hints.filter((hint) => !/\bshop [a-z]+/.test(hint)).map(inYaml),
];
