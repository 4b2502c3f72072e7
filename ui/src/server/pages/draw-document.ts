import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

type Drawing = {
  /** Module scripts that the document starts. */
  readonly scripts: readonly string[];
  /** Called with each failure within a bound, which leaves a hole; what it returns names the failure in the page. */
  readonly onError: (error: unknown) => string | undefined;
};

/** The bytes of a document, complete before the first is sent. Rejects where no part of it could be drawn. */
export const drawDocument = (document: ReactNode, { scripts, onError }: Drawing): Promise<Buffer<ArrayBuffer>> =>
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
      // Without it React would hide big parts behind an inline script that reveals them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(gathered),
      onShellError: reject,
      onError,
    });
  });
