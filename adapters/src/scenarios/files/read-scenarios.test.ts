import { describe, expect, it } from 'vitest';
import { readScenarios } from './read-scenarios.ts';
import type { Scenario } from './scenario-form.ts';
import { writtenScenario } from './write-scenario.ts';

const read = (text: string) => readScenarios({ path: 'visit.yaml', text });

const scenarios = (text: string): readonly Scenario[] =>
  read(text)
    ._unsafeUnwrap()
    .map(({ scenario }) => scenario);

const mistakes = (text: string): readonly string[] =>
  read(text)
    ._unsafeUnwrapErr()
    .map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`);

const one = 'name: A visit\nsteps:\n';

describe('a scenario file is refused with line and column of', () => {
  it.each([
    [
      'no step',
      `${one}  - tickets: { a: 1 }\n`,
      /^visit\.yaml:3:5: step 1 must have a member that names the step: ticket, /,
    ],
    [
      'an unknown member',
      `${one}  - ticket: a\n    dey: today\n`,
      /^visit\.yaml:4:5: dey is not known here; allowed are ticket, day, /,
    ],
    ['an invalid day', `${one}  - ticket: a\n    day: someday\n`, /^visit\.yaml:4:10: day must be a day such as/],
    [
      'an amount with a decimal comma',
      `${one}  - expect:\n      total: 44,00\n`,
      /^visit\.yaml:4:14: total must have a decimal point, not a comma: 44\.00; found "44,00"$/,
    ],
    [
      'an amount with a decimal comma in braces',
      `${one}  - expect: { total: 44,00, count: 2 }\n`,
      /^visit\.yaml:3:25: a comma ends a value here: an amount has a decimal point, such as 44\.00$/,
    ],
    [
      'a misspelled code',
      `${one}  - logOut: true\n    refused: Shop.AddTicketsToCart.CapacityFull\n`,
      /^visit\.yaml:4:14: refused must be the code of a refusal, such as Shop\.AddTicketToCart\.CapacityFull; found/,
    ],
    [
      'an unknown test card',
      `${one}  - pay: { card: decline }\n`,
      /^visit\.yaml:3:18: card must be a test card or a number in quotation marks, such as declined; found "decline"$/,
    ],
    ['an unknown variable', `${one}  - promo: \${code}\n`, /^visit\.yaml:3:12: unknown name code; known: language$/],
    ['a missing name', 'steps:\n  - logOut: true\n', /^visit\.yaml:1:1: name is missing/],
    ['a list without steps', 'name: A visit\nsteps: []\n', /^visit\.yaml:2:8: steps must have one step at least/],
    ['text that is not YAML', 'name: [', /^visit\.yaml:1:\d+: not YAML/],
  ])('%s', (_, text, message) => {
    expect(mistakes(text)).toEqual([expect.stringMatching(message)]);
  });

  it('all mistakes at once, each once for all combinations of the matrix', () => {
    const text = `name: A visit\nmatrix: { language: [sl, en] }\nsteps:\n  - wait: soon\n  - at: noon\n`;
    expect(mistakes(text).map((mistake) => mistake.split(': ')[0])).toEqual(['visit.yaml:4:11', 'visit.yaml:5:9']);
  });
});

describe('a scenario file', () => {
  it('has a scenario for each combination of its matrix', () => {
    const text = `name: A visit\nmatrix: { language: [sl, de], pool: [a, b] }\nlanguage: \${language}\nsteps:\n  - ticket: \${pool}\n`;
    expect(scenarios(text).map(({ name, language }) => [name, language])).toEqual([
      ['A visit (sl, a)', 'sl'],
      ['A visit (sl, b)', 'sl'],
      ['A visit (de, a)', 'de'],
      ['A visit (de, b)', 'de'],
    ]);
  });

  it('has its variables replaced, numbers as numbers, and texts in the language of the scenario', () => {
    const text = `name: A visit\nvariables: { n: 2, case: { code: X }, word: { sl: voda, de: Wasser } }\nlanguage: de\nsteps:\n  - change: 1\n    pieces: \${n}\n  - promo: a\${case.code}\n    expect: { texts: ["\${word}"] }\n`;
    expect(scenarios(text)[0]?.steps).toEqual([
      { change: '1', pieces: 2 },
      { promo: 'aX', expect: { texts: ['Wasser'] } },
    ]);
  });
});

it('reading a written scenario returns the scenario', () => {
  const scenario: Scenario = {
    name: 'A "visit": with signs',
    tags: ['one'],
    language: 'it',
    world: { at: '2027-01-08T08:00:00Z', places: [{ ticket: 'termalija', day: '+3d', places: 2 }] },
    steps: [
      { ticket: 'termalija', day: '+3d', tickets: { 'Dnevna/Odrasli': 2 }, refused: 'Shop.NotFound' },
      { giftCard: 'value-card', amount: 70 },
      { guest: { postCode: '0123' } },
      { pay: {}, expect: { total: 64, order: { lines: [{ amount: 0.1 }] } } },
      { wait: '16 minutes' },
    ],
  };
  const text = writtenScenario(scenario);
  expect(text).toMatch(/^# yaml-language-server: \$schema=scenario\.schema\.json\n/);
  expect(scenarios(text)).toEqual([scenario]);
});
