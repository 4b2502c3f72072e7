import { readFileSync } from 'node:fs';
import { Result } from 'neverthrow';

const setting = /^\s*(?:export\s+)?([A-Za-z_]\w*)=(.*)$/;

/** Settings of a file, and the numbers of its lines that set nothing and are no comments. */
export type FileSettings = {
  readonly settings: Readonly<Record<string, string>>;
  readonly unread: readonly number[];
};

/** Reads the lines `NAME=value` of a file as systemd does: blanks around a value and quotes around all of it do not
 *  count, and lines that begin with # or ; are comments. */
const settingsIn = (text: string): FileSettings => {
  const lines = text.split('\n');
  const pairs = lines.flatMap((line): readonly (readonly [name: string, value: string])[] => {
    const [, name, value = ''] = setting.exec(line) ?? [];
    return name === undefined ? [] : [[name, value.trim().replace(/^(["'])(.*)\1$/, '$2')]];
  });
  const unread = lines.flatMap((line, at) => (setting.test(line) || /^\s*([#;]|$)/.test(line) ? [] : [at + 1]));
  return { settings: Object.fromEntries(pairs), unread };
};

const textOf = Result.fromThrowable(
  (file: string) => readFileSync(file, 'utf8'),
  (thrown) => (thrown instanceof Error ? thrown.message : String(thrown)),
);

/** Reads the server's settings from a file such as `/etc/shop.env`. Error: why it cannot be read. */
export const readSettingsFile = (file: string): Result<FileSettings, string> => textOf(file).map(settingsIn);
