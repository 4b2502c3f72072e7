import { resolve } from 'node:path';
import type { ShopSettings } from '../arguments/global-options.ts';
import type { Terminal } from '../terminal.ts';

/** Returns the folders of pages and pictures: those of a named folder if it holds pages, else those of CONTENT_DIR and
 *  MEDIA_DIR. */
export const ownFoldersOf = async (content: string | undefined, { env, folder }: Pick<Terminal, 'env' | 'folder'>) => {
  const { holdsPages, ownFolders } = await import('@shop/adapters/shop/own-folders');
  const absolute = (path: string | undefined): string | undefined => (path ? resolve(folder, path) : undefined);
  const named = absolute(content);
  const media = absolute(env.MEDIA_DIR);
  return ownFolders(named !== undefined && holdsPages(named) ? named : absolute(env.CONTENT_DIR), media);
};

/** Says whether a picture exists; `undefined` when this is unknown. */
export type PictureCheck = (address: string) => Promise<boolean | undefined>;

/** Asks a shop over HTTP for a picture. */
const askFor =
  (url: string, fetch: Terminal['fetch']): PictureCheck =>
  async (address) => {
    try {
      const { status } = await fetch(new URL(address, url).href, { method: 'HEAD' });
      return status !== 404 && status !== 410;
    } catch {
      return undefined;
    }
  };

/** Returns the check of pictures for a shop: its folders for a shop in this process, else its own answers. */
export const pictureCheckOf = async ({ target, content }: ShopSettings, terminal: Terminal): Promise<PictureCheck> => {
  switch (target.type) {
    case 'trace':
      return async () => undefined;
    case 'gateway':
    case 'provider':
      return askFor(target.url, terminal.fetch);
    case 'database':
    case 'postgres': {
      const { pictureIn } = await import('@shop/adapters/shop/own-folders');
      const isThere = pictureIn(await ownFoldersOf(content, terminal));
      return async (address) => isThere(address);
    }
  }
};
