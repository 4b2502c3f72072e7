import { setPriority } from 'node:os';
import process from 'node:process';

/** A child process's request and answer: bytes, or an error. */
export type Request<Input> = { readonly id: number; readonly input: Input };

export type Answer = { readonly id: number; readonly bytes?: Uint8Array; readonly fault?: string };

/** Makes this process do one kind of work for its parent (`bytes-by-child.ts`), with low priority, so that visitors
 *  come first. */
export const answerParent = <Input>(work: (input: Input) => Promise<Uint8Array>): void => {
  setPriority(10);
  process.on('message', async ({ id, input }: Request<Input>) => {
    const answer: Answer = await work(input).then(
      (bytes) => ({ id, bytes }),
      (error) => ({ id, fault: String(error) }),
    );
    // The parent may have disconnected meanwhile.
    if (process.connected) process.send?.(answer, undefined, undefined, () => undefined);
  });
};
