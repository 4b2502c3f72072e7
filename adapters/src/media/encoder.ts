import { setPriority } from 'node:os';
import process from 'node:process';
import { encodeRendition } from './encode-rendition.ts';
import type { EncoderAnswer, EncoderRequest } from './encoder-message.ts';

// A program of its own, started by `encoder-process.ts`; it ends by itself when the shop lets go of it.
// Pages come first: pictures get what time is left.
setPriority(10);

const answerOf = async ({ id, source, rendition }: EncoderRequest): Promise<EncoderAnswer> => {
  try {
    return { id, bytes: await encodeRendition(source, rendition) };
  } catch (error) {
    return { id, fault: String(error) };
  }
};

process.on('message', async (request: EncoderRequest) => {
  const answer = await answerOf(request);
  if (process.connected) process.send?.(answer);
});
