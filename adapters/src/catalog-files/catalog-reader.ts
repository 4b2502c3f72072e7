import { answerParent } from '../platform/child-process/answer-parent.ts';
import { readImport } from './read-catalog.ts';
import type { CatalogReadAnswer, CatalogReadRequest } from './read-in-child.ts';

answerParent(async ({ wanted, first }: CatalogReadRequest) => {
  const answer = readImport(wanted, first).match<CatalogReadAnswer>(
    (read) => ({ read }),
    (mistakes) => ({ mistakes }),
  );
  return Buffer.from(JSON.stringify(answer));
});
