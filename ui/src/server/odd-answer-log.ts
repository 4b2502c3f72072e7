import process from 'node:process';

/** A provider's answer that could be read only in part, or a credential that it does not take, as one line of JSON on the
 *  error stream: which call and which part, never what it held. */
export const logOddAnswer = ({ type, ...odd }: { readonly type: string; readonly call: string }): void => {
  process.stderr.write(`${JSON.stringify({ level: 'warn', name: type, ...odd })}\n`);
};
