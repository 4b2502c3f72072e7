import { expect, test } from 'vitest';
import { sizeFaults } from './file-sizes.ts';

const source = (file: string, lines: number, first = '') => ({ file, text: `${first}\n${'//\n'.repeat(lines - 1)}` });

const importer = (file: string, name: string) => source(file, 60, `import { x } from './${name}.ts';`);

test.each([
  ['a comment of 121 columns', [{ file: 'core/src/cart/cart.ts', text: `// ${'x'.repeat(118)}\n` }]],
  ['a file of 301 lines', [source('core/src/cart/cart.ts', 301)]],
  ['29 lines with one importer beside', [source('ui/src/kit/a.ts', 29), importer('ui/src/kit/b.tsx', 'a')]],
  [
    '29 lines that only a test imports beside',
    [
      source('ui/src/kit/a.ts', 29),
      importer('ui/src/kit/b.ts', 'a'),
      source('ui/src/shell/b.test.ts', 9, "import { x } from '../kit/a.ts';"),
    ],
  ],
])('rejects %s', (_, sources) => {
  expect(sizeFaults(sources)).toHaveLength(1);
});

test.each([
  ['a comment of 120 columns', [{ file: 'core/src/cart/cart.ts', text: `// ${'x'.repeat(117)}\n` }]],
  ['a file of 300 lines', [source('core/src/cart/cart.ts', 300)]],
  ['a test of 301 lines', [source('core/src/cart/cart.test.ts', 301)]],
  ['30 lines with one importer beside', [source('ui/src/kit/a.ts', 30), importer('ui/src/kit/b.ts', 'a')]],
  ['29 lines with a reason', [source('ui/src/kit/a.ts', 29, '// Apart: lazy.'), importer('ui/src/kit/b.ts', 'a')]],
  [
    '29 lines that are imported on demand',
    [source('ui/src/kit/a.ts', 29), source('ui/src/kit/b.ts', 60, "const a = () => import('./a.ts');")],
  ],
  ['29 lines that nothing imports', [source('ui/src/kit/a.ts', 29)]],
  [
    '29 lines with a test',
    [source('ui/src/kit/a.ts', 29), importer('ui/src/kit/b.ts', 'a'), importer('ui/src/kit/a.test.ts', 'a')],
  ],
  [
    '29 lines with two importers',
    [source('ui/src/kit/a.ts', 29), importer('ui/src/kit/b.ts', 'a'), importer('ui/src/kit/c.ts', 'a')],
  ],
  [
    '29 lines with an importer elsewhere',
    [source('ui/src/kit/a.ts', 29), source('ui/src/b.ts', 9, "import { x } from './kit/a.ts';")],
  ],
])('accepts %s', (_, sources) => {
  expect(sizeFaults(sources)).toEqual([]);
});
