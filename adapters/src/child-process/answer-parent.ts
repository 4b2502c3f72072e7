import { setPriority } from 'node:os';
import process from 'node:process';

/** A child process's request and answer: bytes, or an error. */
export type Request<Asked> = { readonly id: number; readonly asked: Asked };

export type Answer = { readonly id: number; readonly bytes?: Uint8Array; readonly fault?: string };

/** Makes this process do one kind of work for its parent (`bytes-by-child.ts`). Low priority: visitors come first. */
export const answerParent = <Asked>(work: (asked: Asked) => Promise<Uint8Array>): void => {
  setPriority(10);
  process.on('message', async ({ id, asked }: Request<Asked>) => {
    const answer: Answer = await work(asked).then(
      (bytes) => ({ id, bytes }),
      (error) => ({ id, fault: String(error) }),
    );
    // A child that was killed meanwhile does not answer.
    if (process.connected) process.send?.(answer, undefined, undefined, () => undefined);
  });
};
