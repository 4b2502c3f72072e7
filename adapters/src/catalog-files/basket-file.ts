import { readFileSync } from 'node:fs';
import type { CatalogFile } from '@shop/core/ports/catalog-port';
import { Result } from 'neverthrow';

/** What `-` stands for: whatever is piped in. */
const standardInput = 0;

/** The text of a file of prices; `-` is what is piped in. Error: why it cannot be read. */
export const readBasketFile = Result.fromThrowable(
  (path: string): CatalogFile => ({
    path,
    text: readFileSync(path === '-' ? standardInput : path, 'utf8'),
  }),
  (error) => (error instanceof Error ? error.message : String(error)),
);
