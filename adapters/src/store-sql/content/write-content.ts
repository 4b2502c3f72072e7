import type { Uncleaned } from '@shop/core/content/clean-html';
import type { Media } from '@shop/core/content/media';
import type { Page } from '@shop/core/content/page';
import type { Footer } from '@shop/core/content/site';
import type { MediaId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { wireFooter } from '../../umbraco/footer.ts';
import { wireMedia } from '../../umbraco/media.ts';
import type { Tx } from '../database/database.ts';
import { storedProperties } from './page-rows.ts';

/** A page in every language, as an editor writes it. */
export type WrittenPage = {
  readonly id: string;
  readonly key: string;
  readonly contentType: string;
  readonly versions: ReadonlyMap<Language, Uncleaned<Page>>;
};

/** What a content system without any page is filled with. */
export type WrittenContent = {
  readonly pages: readonly WrittenPage[];
  readonly footers: ReadonlyMap<Language, Uncleaned<Footer>>;
  readonly media: ReadonlyMap<MediaId, Media>;
};

const writePages = async (tx: Tx, pages: readonly WrittenPage[]): Promise<void> => {
  const rows = pages.map(({ id, key, contentType }, position) => ({ id, key, content_type: contentType, position }));
  await tx.insertInto('content_pages').values(rows).execute();
  const versions = pages.flatMap(({ id, versions: written }) =>
    [...written].map(([language, page]) => ({
      page_id: id,
      language,
      path: page.path,
      name: page.name,
      properties: storedProperties(page),
    })),
  );
  await tx.insertInto('page_versions').values(versions).execute();
};

/** Fills empty content tables; whatever is there already stays as it is. */
export const writeContent = async (tx: Tx, { pages, footers, media }: WrittenContent): Promise<void> => {
  const present = await tx.selectFrom('content_pages').select('id').limit(1).executeTakeFirst();
  if (present !== undefined) return;
  await writePages(tx, pages);
  const shared = [...footers].map(([language, footer]) => ({
    language,
    properties: JSON.stringify(wireFooter(footer)),
  }));
  await tx.insertInto('page_footers').values(shared).execute();
  const items = [...media].map(([id, item]) => ({ id, item: JSON.stringify(wireMedia(item)) }));
  await tx.insertInto('media_items').values(items).execute();
};
