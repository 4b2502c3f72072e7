import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

type Typed = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/** The first line of what is piped in, or what is typed at the prompt, which is not shown. Empty when there is none. */
export const readSecret = async (
  typed: Typed,
  shown: { write(text: string): unknown },
  prompt: string,
): Promise<string> => {
  const isTyped = typed.isTTY === true;
  if (isTyped) shown.write(prompt);
  // What is typed is echoed by the line reader alone, which writes into nothing.
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
