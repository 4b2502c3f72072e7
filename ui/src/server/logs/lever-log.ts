import process from 'node:process';

/** A lever file that was written anew and cannot be used, as one line of JSON on the error stream. */
export const logLeverFault = (message: string): void => {
  process.stderr.write(`${JSON.stringify({ level: 'warn', name: 'leversUnusable', message })}\n`);
};
