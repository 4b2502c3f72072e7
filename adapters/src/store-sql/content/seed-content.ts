import { writeSampleContent } from '../../sample/content/write-sample-content.ts';
import type { Tx } from '../database/database.ts';

/** Fills the content tables with the sample on the first start; whatever is there already stays as it is. */
export const seedContent = async (tx: Tx): Promise<void> => {
  const page = await tx.selectFrom('content_pages').select('id').limit(1).executeTakeFirst();
  if (page === undefined) await writeSampleContent(tx);
};
