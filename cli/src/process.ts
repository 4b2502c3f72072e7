import { setTimeout } from 'node:timers/promises';
import { composeShopAccess } from './compose.ts';
import { exitCodes } from './exit-codes.ts';
import { run } from './run.ts';
import type { OutputStream } from './terminal.ts';
import { startWebServer } from './web-server.ts';

const outputStream = (stream: NodeJS.WriteStream): OutputStream => ({
  isTTY: stream.isTTY === true,
  write: (text) => {
    stream.write(text);
  },
});

/** Runs the program with the process as its surroundings. `entry` is the address of the file that was started. */
export const runInProcess = async (entry: string): Promise<void> => {
  // Whoever reads may have seen enough, as `head` does; that is no error.
  process.stdout.on('error', () => process.exit(exitCodes.done));
  const terminal = {
    argv: process.argv.slice(2),
    env: process.env,
    folder: process.cwd(),
    stdout: outputStream(process.stdout),
    stderr: outputStream(process.stderr),
    fetch: globalThis.fetch,
    wait: (milliseconds: number) => setTimeout(milliseconds),
  };
  const access = composeShopAccess({ serve: (settings) => startWebServer(settings, entry, process.env) });
  const code = await run(terminal, access);
  // A server that cannot start says so itself and marks the process.
  process.exitCode = process.exitCode ? exitCodes.unreachable : code;
};
