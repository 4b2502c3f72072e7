import { statSync } from 'node:fs';

/** A loss of an open file. */
export type FileLoss = { readonly file: string; readonly what: 'removed' | 'replaced' | 'overwritten' };

type Seen = { readonly identity: string; readonly written: string };

/** Returns the identity of the file under a name, and its last write. `undefined` when there is no such file. */
const look = (file: string): Seen | undefined => {
  try {
    const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
    return stat && { identity: `${stat.dev} ${stat.ino}`, written: `${stat.size} ${stat.mtimeNs}` };
  } catch {
    return undefined;
  }
};

/** Windows does not remove open files, and reports writes late. */
const reportsWrites = process.platform !== 'win32';

/** Returns a watch of open files. A removed file stays open, and writes to it are lost. `exclusive` files are
 *  written by this process only, so a change of their content is a loss too. */
export const watchFiles = (files: readonly string[], exclusive?: string) => {
  const opened = files.map((file) => [file, look(file)?.identity] as const);
  const contentOf = (): string | undefined => (exclusive === undefined ? undefined : look(exclusive)?.written);
  let content = contentOf();

  const changed = (file: string, identity: string | undefined): FileLoss | undefined => {
    const now = look(file);
    if (now === undefined) return { file, what: 'removed' };
    if (now.identity !== identity) return { file, what: 'replaced' };
    const isOurs = file !== exclusive || !reportsWrites || now.written === content;
    return isOurs ? undefined : { file, what: 'overwritten' };
  };

  return {
    /** Returns the first file that is no longer the one that was opened. */
    lost: (): FileLoss | undefined => {
      for (const [file, identity] of opened) {
        const loss = changed(file, identity);
        if (loss !== undefined) return loss;
      }
      return undefined;
    },
    /** Call after a write of this process, so that the write does not count as a loss. */
    written: (): void => {
      content = contentOf();
    },
  };
};

export type FileWatch = ReturnType<typeof watchFiles>;

const happened: Readonly<Record<FileLoss['what'], string>> = {
  removed: 'was removed',
  replaced: 'was replaced by another file',
  overwritten: 'was written by another program',
};

/** Returns one line for the operator. */
export const fileLossText = ({ file, what }: FileLoss): string =>
  `${file} ${happened[what]} while the shop was running; it has stopped, so that nothing is answered that is not kept`;
