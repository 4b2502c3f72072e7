import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../platform/files/make-folder.ts';

/** Stores encoded pictures between starts. Entries may be lost, but the bytes are always those of the key. */
export type RenditionCache = {
  readonly read: (file: string, key: string) => Promise<Buffer | undefined>;
  readonly write: (file: string, key: string, bytes: Buffer) => Promise<void>;
};

const digestLength = 32;

const digestOf = (key: string, bytes: Buffer): Buffer => createHash('sha256').update(key).update(bytes).digest();

/** Returns a cache with a file per rendition. Its last 32 bytes prove that it is complete and made for this key, so
 *  damaged or outdated files are overwritten. An unwritable folder costs time but causes no error. */
export const renditionCache = (folder: string): RenditionCache => ({
  read: async (file, key) => {
    const stored = await readFile(join(folder, file)).catch(() => undefined);
    if (stored === undefined || stored.length <= digestLength) return undefined;
    const bytes = stored.subarray(0, -digestLength);
    return digestOf(key, bytes).equals(stored.subarray(-digestLength)) ? bytes : undefined;
  },
  write: async (file, key, bytes) => {
    const target = join(folder, file);
    const unfinished = `${target}.${process.pid}.tmp`;
    try {
      makeFolder(folder);
      await writeFile(unfinished, Buffer.concat([bytes, digestOf(key, bytes)]));
      await rename(unfinished, target);
    } catch {
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  },
});
