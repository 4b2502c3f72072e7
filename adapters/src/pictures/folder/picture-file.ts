import { closeSync, openSync, readSync } from 'node:fs';
import { err, ok, Result } from 'neverthrow';
import { type FolderFault, type FolderFile, fileIn } from '../../platform/files/folder-file.ts';

/** Kinds of pictures that a folder may hold. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg';

const kindsByExtension: Readonly<Record<string, PictureKind>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  svg: 'svg',
};

/** What the first bytes of each kind look like, read as Latin-1. */
const beginnings: Readonly<Record<PictureKind, RegExp>> = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF....WEBP/s,
  avif: /^....ftypavi[fs]/s,
  svg: /^(?:\xef\xbb\xbf)?\s*</,
};

/** Drawings are held in memory and sent whole; other pictures are resized. */
const mostBytes = { drawing: 1_000_000, picture: 50_000_000 };

const firstBytes = Result.fromThrowable(
  (path: string): string => {
    const file = openSync(path, 'r');
    try {
      const bytes = Buffer.alloc(32);
      return bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0));
    } finally {
      closeSync(file);
    }
  },
  (error): FolderFault => ({ kind: 'refused', reason: `it cannot be read: ${String(error)}` }),
);

/** Returns the name in a path such as `/media/pool.jpg`; `undefined` for another path. */
export const namedIn = (path: string): string | undefined => {
  const encoded = /^\/media\/([^/?#]+)$/.exec(path)?.[1];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
};

/** A picture in a folder. */
export type PictureFile = FolderFile & { readonly name: string; readonly kind: PictureKind };

const refused = (reason: string): FolderFault => ({ kind: 'refused', reason });

/** Finds a picture by its name in a folder; pictures in subfolders are not found. Refused are other kinds of files, and
 *  those whose content is not what their name says. */
export const pictureFile = (folder: string, name: string): Result<PictureFile, FolderFault> => {
  const kind = kindsByExtension[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
  if (name.includes('/')) return err(refused('pictures stand in the folder itself, not in a folder of it'));
  if (kind === undefined) return err(refused('a picture is a .jpg, .png, .webp, .avif or .svg file'));
  return fileIn(folder, name, kind === 'svg' ? mostBytes.drawing : mostBytes.picture).andThen((file) =>
    firstBytes(file.path).andThen((bytes) =>
      beginnings[kind].test(bytes)
        ? ok({ ...file, name, kind })
        : err(refused(`its content is not ${kind.toUpperCase()}, as its name says; save it again in that format`)),
    ),
  );
};
