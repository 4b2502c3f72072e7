import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

type DrawOptions = {
  /** Module scripts that the document starts. */
  readonly scripts: readonly string[];
  /** Called with each failure inside a boundary, whose part is then missing; the returned text identifies the failure
   *  in the page. */
  readonly onError: (error: unknown) => string | undefined;
};

/** Draws a document completely before its first byte is sent. Rejects when the document as a whole could not be
 *  drawn. */
export const drawDocument = (document: ReactNode, { scripts, onError }: DrawOptions): Promise<Buffer<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    const gathered = new Writable({
      write: (part: Buffer, _encoding, done) => {
        parts.push(part);
        done();
      },
    });
    gathered.once('finish', () => resolve(Buffer.concat(parts)));
    const { pipe } = renderToPipeableStream(document, {
      bootstrapModules: [...scripts],
      // Without this React would hide large parts behind an inline script that reveals them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(gathered),
      onShellError: reject,
      onError,
    });
  });
