import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAnswer } from '../../wire/calls/answer-writers.ts';
import { type AnswerOf, type CallName, type CallOf, callTable } from '../../wire/calls/call-table.ts';
import type { LastGood } from '../cache/cached-call.ts';
import type { ContentOnDisk } from '../cache/cached-content.ts';

export type ContentFolder = {
  readonly folder: string;
  /** Identifies the content system and site, so that answers of others are not used. */
  readonly source: string;
  /** Called when the folder cannot be written: content is then cached in memory only. */
  readonly onFault: (message: string) => void;
};

/** Maximum number of files, which must not grow with every start. */
const mostFiles = 5000;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

/** Returns the content of a file. `undefined` when it is missing or unreadable. */
const parsedFile = async (path: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Deletes the oldest files. */
const prune = async (folder: string): Promise<void> => {
  const names = await readdir(folder);
  if (names.length <= mostFiles) return;
  const ages = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })));
  const old = ages.toSorted((one, other) => other.at - one.at).slice(mostFiles);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })));
};

/** Returns content stored on disk: a folder with a file per answer, in the shop's wire format, so that a file of
 *  another version is ignored. It contains no data of visitors. */
export const contentOnDisk = ({ folder, source, onFault }: ContentFolder): ContentOnDisk => {
  let drafts = 0;
  const reportFault = (error: unknown): void =>
    onFault(error instanceof Error ? error.message : 'it cannot be written');
  const ready = mkdir(folder, { recursive: true }).then(() => prune(folder));
  ready.catch(reportFault);

  const answersOf = <Name extends CallName>(call: Name): LastGood<AnswerOf<Name>> => {
    const { answer: reading }: CallOf<Name> = callTable[call];
    const written = new Map<string, string>();
    const pathOf = (question: string): string => join(folder, `${digest([source, call, question].join('\n'))}.json`);
    return {
      read: async (question) => reading.parse(await parsedFile(pathOf(question))).unwrapOr(undefined),
      write: async (question, answer) => {
        const path = pathOf(question);
        const text = JSON.stringify(writeAnswer(call, answer));
        const hash = digest(text);
        if (written.get(path) === hash) return;
        written.set(path, hash);
        drafts += 1;
        const draft = `${path}.${drafts}.part`;
        try {
          await ready;
          await writeFile(draft, text);
          // Renamed when complete, so that an interruption leaves no partial file.
          await rename(draft, path);
        } catch (error) {
          written.delete(path);
          reportFault(error);
        }
      },
      remove: async (question) => {
        const path = pathOf(question);
        written.delete(path);
        await rm(path, { force: true }).catch(reportFault);
      },
    };
  };

  return {
    loadPage: answersOf('loadPage'),
    loadSite: answersOf('loadSite'),
    loadTranslations: answersOf('loadTranslations'),
    loadRouteKeys: answersOf('loadRouteKeys'),
    loadMedia: answersOf('loadMedia'),
  };
};
