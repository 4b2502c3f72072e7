import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

type Typed = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/** Returns the first line of piped input, or what is typed at the prompt without echo. Empty when there is no input. */
export const readSecret = async (
  typed: Typed,
  shown: { write(text: string): unknown },
  prompt: string,
): Promise<string> => {
  const isTyped = typed.isTTY === true;
  if (isTyped) shown.write(prompt);
  // Only the line reader echoes typed text, and it writes to this stream.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: typed, output: nowhere, terminal: isTyped });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (isTyped) shown.write('\n');
  }
};
