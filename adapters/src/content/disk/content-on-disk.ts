import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAnswer } from '../../wire/calls/answer-writers.ts';
import { type AnswerOf, type CallName, type CallOf, callTable } from '../../wire/calls/call-table.ts';
import type { LastGood } from '../cache/kept.ts';
import type { ContentOnDisk } from '../cache/kept-content.ts';

export type ContentFolder = {
  readonly folder: string;
  /** Keeps it apart from another content system's or site's answers. */
  readonly source: string;
  /** Told when the folder cannot be written: content is then kept in memory alone. */
  readonly onFault: (message: string) => void;
};

/** Units: files. What is kept for longer than a process must not grow with every start. */
const mostFiles = 5000;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

/** Anything that is not there, or cannot be read, was not kept. */
const parsedFile = async (path: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Removes what was written longest ago. */
const prune = async (folder: string): Promise<void> => {
  const names = await readdir(folder);
  if (names.length <= mostFiles) return;
  const ages = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })));
  const old = ages.toSorted((one, other) => other.at - one.at).slice(mostFiles);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })));
};

/** Content that outlives the process: a folder with a file per answer, in the shop's wire form, so that a file of
 *  another version is ignored. It holds nothing of a visitor. */
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
        const seen = digest(text);
        if (written.get(path) === seen) return;
        written.set(path, seen);
        drafts += 1;
        const draft = `${path}.${drafts}.part`;
        try {
          await ready;
          await writeFile(draft, text);
          // Whole or not at all, also when the process ends in between.
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
