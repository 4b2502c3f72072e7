import process from 'node:process';

/** A provider's answer that could be read only in part, figures that are not ours, or a credential that it does not take, as one line of
 *  JSON on the error stream: which call and which part, and how often since the last such line; never whose it was. */
export const logOddAnswer = (
  { type, ...odd }: { readonly type: string; readonly call: string },
  times: number,
): void => {
  process.stderr.write(`${JSON.stringify({ level: 'warn', name: type, ...odd, times })}\n`);
};
