import type { OutputStream, Terminal } from '../terminal.ts';
import { neutralText } from '../text/neutral-text.ts';

/** Units: milliseconds before progress is shown. */
const patience = 1000;

const clearLine = '\r\u001b[K';

/** Shows on a terminal, after a second, what is in progress and for how long; nothing for pipes, files and
 *  `--quiet`. `what` is the subject until the command sets another. */
export const progressOn = (stderr: OutputStream, isWanted: boolean, what: string) => {
  let at = what;
  let since = 0;
  let isDrawn = false;
  let timer: NodeJS.Timeout | undefined;
  const draw = (): void => {
    isDrawn = true;
    const spent = ` ... ${Math.floor((performance.now() - since) / 1000)} s`;
    const room = (stderr.columns ?? 80) - spent.length - 1;
    stderr.write(`${clearLine}${neutralText(at).slice(0, Math.max(0, room))}${spent}`);
  };
  const stop = (): void => {
    clearInterval(timer);
    if (isDrawn) stderr.write(clearLine);
    isDrawn = false;
  };
  const start = (): void => {
    stop();
    if (!isWanted || !stderr.isTTY) return;
    since = performance.now();
    timer = setInterval(draw, patience).unref();
  };
  /** Gives the event loop time to draw the line, even when the command never waits. */
  const show = async (now: string): Promise<void> => {
    at = now;
    if (isDrawn) draw();
    await new Promise((drawn) => setImmediate(drawn));
  };
  return { show, start, stop };
};

/** The progress of a command, on one line of the error stream that is removed at the end. */
export type Progress = ReturnType<typeof progressOn>;

/** Returns a terminal that hides progress while a secret is typed or a file is written to standard output. */
export const withProgressHidden = (terminal: Terminal, progress: Progress): Terminal => ({
  ...terminal,
  readSecret: async (prompt) => {
    progress.stop();
    const secret = await terminal.readSecret(prompt);
    progress.start();
    return secret;
  },
  keepFile: (path, bytes) => {
    progress.stop();
    return terminal.keepFile(path, bytes);
  },
});
