import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { makeFolder } from '../files/make-folder.ts';

/** Why a jar cannot be used; `message` is what the system said. */
export type JarError = {
  readonly kind: 'jarUnreadable' | 'jarUnwritable';
  readonly path: string;
  readonly message: string;
};

/** Cookie name to value. */
export type Jar = Readonly<Record<string, string>>;

const jarForm = z.record(z.string(), z.string());

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A jar that is not there yet is an empty one; a damaged one is told and never overwritten. */
export const readJar = (path: string): Result<Jar, JarError> => {
  const unreadable = (message: string) => err({ kind: 'jarUnreadable', path, message } as const);
  if (!existsSync(path)) return ok({});
  try {
    const parsed = z.safeParse(jarForm, JSON.parse(readFileSync(path, 'utf8')));
    return parsed.success ? ok(parsed.data) : unreadable('not a list of cookies');
  } catch (error) {
    return unreadable(messageOf(error));
  }
};

/** Puts a whole new file in the old one's place, so that a kill leaves one or the other; only the owner may read it. */
export const writeJar = (path: string, jar: Jar): Result<void, JarError> => {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    makeFolder(dirname(path), 0o700);
    const file = openSync(draft, 'w', 0o600);
    try {
      writeSync(file, `${JSON.stringify(jar, null, 2)}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
    return ok(undefined);
  } catch (error) {
    return err({ kind: 'jarUnwritable', path, message: messageOf(error) });
  }
};
