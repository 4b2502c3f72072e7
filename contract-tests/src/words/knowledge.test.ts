import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../arrows/imports.ts';
import {
  definedIds,
  idsIn,
  idsInTitles,
  isTest,
  outsideCitations,
  pathsIn,
  projectTexts,
  proseOf,
} from './citations.ts';

/** Without this file, whose examples would count as citations. */
const all = projectTexts().filter(({ file }) => !file.endsWith('knowledge.test.ts'));
const page = (file: string): string => all.find((found) => found.file === file)?.text ?? '';

const rules = definedIds(page('contract-tests/RULES.md'));
const decisions = readdirSync(join(projectRoot, 'core/decisions')).sort();

const found = (inText: (text: string) => readonly string[]) =>
  all.flatMap((file) => inText(proseOf(file)).map((line) => `${file.file}: ${line}`));

describe('rules and decisions', () => {
  test('each rule has a unique id', () => {
    expect(rules.length).toBeGreaterThan(500);
    expect(rules.filter((id, index) => rules.indexOf(id) !== index)).toEqual([]);
  });

  test('every cited rule exists', () => {
    const known = new Set(rules);
    const unknown = all.flatMap(({ file, text }) =>
      idsIn(text).flatMap((id) => (known.has(id) ? [] : [`${file}: ${id}`])),
    );
    expect(unknown).toEqual([]);
  });

  test('every rule is cited by the title of a test', () => {
    const proven = new Set(all.filter(isTest).flatMap(idsInTitles));
    expect(rules.filter((id) => !proven.has(id))).toEqual([]);
  });

  test('a program file cites no rule', () => {
    const program = all.filter((file) => /\.(?:tsx?|mjs|css)$/.test(file.file) && !isTest(file));
    const cited = program.flatMap(({ file, text }) => idsIn(text).map((id) => `${file}: ${id}`));
    expect(cited.filter((line) => !line.startsWith('contract-tests/src/words/'))).toEqual([]);
  });

  test('decisions are numbered documents with the same headings', () => {
    const numbers = decisions.map((name) => /^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1]);
    expect(numbers).toEqual(decisions.map((_, index) => String(index + 1).padStart(4, '0')));
    for (const [index, name] of decisions.entries()) {
      const headings = page(`core/decisions/${name}`).match(/^#+ .*$|^Status: \w+/gm);
      expect(headings?.slice(1), name).toEqual(['Status: accepted', '## Context', '## Decision', '## Consequences']);
      expect(headings?.[0]).toMatch(new RegExp(`^# ${index + 1}\\. `));
    }
  });

  test('no comment and no page refers to a place outside the repository', () => {
    expect(found(outsideCitations)).toEqual([]);
  });
});

describe('the maps', () => {
  test.each(['README.md', ...['core', 'adapters', 'ui', 'cli', 'contract-tests'].map((name) => `${name}/README.md`)])(
    '%s names only existing paths',
    (map) => {
      expect(pathsIn(page(map)).length).toBeGreaterThan(0);
      expect(pathsIn(page(map)).filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
    },
  );

  test('no comment and no page names a path that does not exist', () => {
    const missing = all.flatMap((file) =>
      pathsIn(proseOf(file)).flatMap((path) => (existsSync(join(projectRoot, path)) ? [] : [`${file.file}: ${path}`])),
    );
    expect(missing).toEqual([]);
  });

  test.each([
    ['core/src', 'core/README.md'],
    ['adapters/src', 'adapters/README.md'],
    ['cli/src', 'cli/README.md'],
    ['ui/src', 'ui/README.md'],
    ['ui/src/server', 'ui/README.md'],
    ['contract-tests/src', 'contract-tests/README.md'],
  ])('every folder of %s is listed in %s', (folder, map) => {
    const folders = readdirSync(join(projectRoot, folder), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).filter((name) => !page(map).includes(`\`${name}\``))).toEqual([]);
  });
});

describe('the search for citations', () => {
  const prose = (text: string): string => proseOf({ file: 'x.ts', text });

  test('ids of rules', () => {
    expect(idsIn('// see R-CART-3 (R-ROUTE-7) and ISO-8601')).toEqual(['R-CART-3', 'R-ROUTE-7']);
    expect(idsIn('as R-CART-3 to R-CART-5 say')).toEqual(['R-CART-3', 'R-CART-4', 'R-CART-5']);
    expect(idsInTitles({ text: "test('adds up (R-CART-3)', () => 1); // not R-CART-4" })).toEqual(['R-CART-3']);
    expect(definedIds('| Id | Rule |\n| R-CART-1 | As R-CART-2. |')).toEqual(['R-CART-1']);
  });

  test('comments, not code', () => {
    expect(prose("const x = 'spec 5'; // one\n/** two\n *  three */")).toBe('// one\n/** two\n *  three */');
    expect(proseOf({ file: 'x.md', text: 'All of it.' })).toBe('All of it.');
    expect(proseOf({ file: 'x.yaml', text: 'a: b\n# one\n  # two\n' })).toBe('# one\n  # two');
  });

  test.each([
    '// From spec 5.',
    '// The spec is silent.',
    '// (design 4, decision 11)',
    '// reliability 1.1',
    '// reliability B5',
    '// content facts 6.3',
    '// as in (2.7)',
    '// keeps I7',
    '// see design.md',
  ])('recognises a reference to a place outside the repository: %s', (text) => {
    expect(outsideCitations(prose(text))).toHaveLength(1);
  });

  test.each(['// WCAG 2.5.8', '// kit-page.spec.ts', '// step 2 of 4', '// R-CART-3', '// a special day'])(
    'accepts a comment without such a reference: %s',
    (text) => expect(outsideCitations(prose(text))).toEqual([]),
  );

  test('paths of a map', () => {
    expect(
      pathsIn('`core/src/seller` and `cli/`, ui/src/serve.ts; but not `npm test`, ui/src/x or `ui/test-results/x`'),
    ).toEqual(['core/src/seller', 'cli', 'ui/src/serve.ts']);
  });
});
