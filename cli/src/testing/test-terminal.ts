import { okAsync } from 'neverthrow';
import type { Terminal } from '../terminal.ts';

type Stubs = Partial<Pick<Terminal, 'env' | 'folder' | 'keepFile' | 'fetch' | 'wait' | 'readSecret'>> & {
  readonly isTTY?: boolean;
};

/** Makes a terminal that records what is printed. */
export const testTerminal = (argv: readonly string[], { isTTY = false, ...stubs }: Stubs = {}) => {
  const printed = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof printed) => ({
    isTTY,
    write: (text: string) => {
      printed[name] += text;
    },
  });
  const terminal: Terminal = {
    argv,
    env: {},
    folder: '/home/visitor',
    stdout: stream('stdout'),
    stderr: stream('stderr'),
    fetch: async () => new Response(null, { status: 503 }),
    wait: async () => undefined,
    readSecret: async () => '',
    keepFile: () => okAsync(),
    ...stubs,
  };
  return { terminal, printed };
};
