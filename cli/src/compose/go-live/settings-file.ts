import { readFileSync } from 'node:fs';
import { Result } from 'neverthrow';

/** Reads the lines `NAME=value` of a file as systemd does: blanks around a value and quotes around all of it do not
 *  count, and lines that begin with # or ; are comments. */
export const settingsIn = (text: string): Readonly<Record<string, string>> => {
  const pairs = text.split('\n').flatMap((line): readonly (readonly [name: string, value: string])[] => {
    const [, name, value = ''] = /^\s*(?:export\s+)?([A-Za-z_]\w*)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value.trim().replace(/^(["'])(.*)\1$/, '$2')]];
  });
  return Object.fromEntries(pairs);
};

const textOf = Result.fromThrowable(
  (file: string) => readFileSync(file, 'utf8'),
  (thrown) => (thrown instanceof Error ? thrown.message : String(thrown)),
);

/** Reads the server's settings from a file such as `/etc/shop.env`. Error: why it cannot be read. */
export const readSettingsFile = (file: string): Result<Readonly<Record<string, string>>, string> =>
  textOf(file).map(settingsIn);
