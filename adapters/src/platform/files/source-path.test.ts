import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sourcePath } from './source-path.ts';

test('a source path leads to a file below the sources of the adapters', () => {
  expect(sourcePath('payment/test-bank/page.css')).toBe(
    resolve(import.meta.dirname, '../../payment/test-bank/page.css'),
  );
  expect(statSync(sourcePath('sample/pictures')).isDirectory()).toBe(true);
});
