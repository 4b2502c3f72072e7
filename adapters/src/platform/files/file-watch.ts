import { statSync } from 'node:fs';

/** What happened to a file that is open. */
export type FileLoss = { readonly file: string; readonly what: 'removed' | 'replaced' | 'overwritten' };

type Seen = { readonly identity: string; readonly written: string };

/** Which file stands under a name, and when it was last written; nothing when none can be seen there. */
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

/** Remembers the open files. A removed file stays open, and writes to it are lost. `exclusive` files are written only
 *  by this process, so a change of their content counts too. */
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
    /** The first file that is not the one that was opened any more. */
    lost: (): FileLoss | undefined => {
      for (const [file, identity] of opened) {
        const loss = changed(file, identity);
        if (loss !== undefined) return loss;
      }
      return undefined;
    },
    /** Call it after a write of this process, so that the write does not count as a change. */
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

/** One line for the person who runs the shop. */
export const fileLossText = ({ file, what }: FileLoss): string =>
  `${file} ${happened[what]} while the shop was running; it has stopped, so that nothing is answered that is not kept`;
