import { relative, resolve, sep } from 'node:path';
import { defaultLanguage, isLanguage } from '@shop/core/languages/language';
import { ok } from 'neverthrow';
import { withoutShop } from '../acts/act.ts';
import type { Session, ShopSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { ownForm } from '../documents/json-form.ts';
import { refused, usage } from '../failures/failure.ts';
import { folderFailure } from '../failures/folder-failure.ts';
import { type Answer, answer } from '../stdio/answer.ts';
import { type Line, line, span } from '../text/line.ts';
import { byLanguage, type Examination, makeExamineContent } from './doctor/examine-content.ts';
import type { ContentFinding } from './doctor/finding.ts';

/** A mistake in a file, with its place and how to mend it. */
type FileMistake = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
};

const findingLine = ({ weight, language, check, subject, message }: ContentFinding): Line =>
  line(span(weight, weight === 'fault' ? 'bad' : 'quiet'), `  ${language}  ${check}  ${subject}: ${message}`);

const answerOf = ({ pages, languages, findings }: Examination): Answer => {
  const faults = findings.filter(({ weight }) => weight === 'fault').length;
  const gaps = findings.length - faults;
  const result = answer({ pages, languages, faults, gaps, findings }, () => [
    ...findings.map(findingLine),
    line(`${pages} pages and the words of ${languages} languages: ${faults} faults, ${gaps} gaps`),
  ]);
  if (faults === 0) return result;
  const message = `visitors see ${faults} ${faults === 1 ? 'fault' : 'faults'} of this content`;
  return { ...result, failure: refused('findings', 'Content.Faults', message, { details: { faults } }) };
};

/** Returns the finding of a mistake in a file; a path below the working folder is relative, as it was typed. */
const findingOf =
  (folder: string) =>
  ({ file, line: row, column, message }: FileMistake): ContentFinding => {
    const path = relative(folder, file);
    const shown = path.startsWith('..') ? file : path;
    const part = shown.split(sep).find(isLanguage);
    return {
      check: 'files',
      weight: 'fault',
      language: part ?? defaultLanguage,
      subject: `${shown}:${row}:${column}`,
      message,
    };
  };

const examine = async ({ access, terminal, useCases, hasPicture }: ShopSession, folder?: string) => {
  const [builtIn, own] = await Promise.all([
    byLanguage(access.builtInTranslations),
    access.ownFolders(folder, terminal),
  ]);
  // The words of a folder with pages are among those that its shop shows.
  const isOfWords = folder !== undefined && !own.isNamed;
  const written = isOfWords ? await access.readWords(resolve(terminal.folder, folder)) : ok({});
  const inFiles = own.mistakes.map(findingOf(terminal.folder));
  return written
    .mapErr((reason) => usage(`the folder of words cannot be read: ${reason}`))
    .asyncAndThen((found) =>
      makeExamineContent({ ...useCases, hasPicture })({
        builtIn,
        written: found,
        hasFileMistakes: inFiles.length > 0,
      }),
    )
    .map(({ findings, ...examined }) => answerOf({ ...examined, findings: [...inFiles, ...findings] }));
};

const newContent = async ({ access, terminal }: Session, folder: string) => {
  const { content, write } = await access.newFolders();
  const files = content();
  return write(resolve(terminal.folder, folder), files)
    .mapErr(folderFailure(folder))
    .map(() =>
      answer({ folder, files: files.map(({ path }) => path) }, () => [
        line(`${files.length} files in ${folder}; a server shows them with CONTENT_DIR=${folder}`),
        line(`look for mistakes with: shop content doctor ${folder}`),
      ]),
    );
};

export const addVerbs = (content: ShopCommand): void => {
  content
    .verb('new', "write the sample's pages, words and pictures to a new folder for CONTENT_DIR; needs no shop")
    .argument('<folder>', 'folder to make; one with something in it is left alone')
    .examples(['your own pages', 'shop content new my-site && CONTENT_DIR=my-site shop serve'])
    .prints(ownForm('folder files[]'))
    .action(withoutShop(newContent));
  content
    .verb(
      'doctor',
      'look for faults in routes, messages, error codes, plurals, dates, money, languages and pictures of pages and in the products that they list, and print what fills each gap; ends with 0 without faults, with 3 when there are some, with 4 when nobody can be asked',
    )
    .argument(
      '[folder]',
      'pages, words and pictures as in CONTENT_DIR, or words alone as files sl.json, en.json and so on, looked at instead of those of the content',
    )
    .examples(
      ['the content that the program comes with; needs no shop', 'shop content doctor'],
      ['your own pages, words and pictures', 'shop content doctor my-site'],
      ['your own goods with them', 'shop content doctor my-site --on .data'],
      ['a running shop, with the content system behind it', 'shop content doctor --on http://127.0.0.1:3000'],
      ['a content system itself (env PROVIDER_URL, CONTENT_URL)', 'shop content doctor --on provider'],
      ['faults alone, for a script', 'shop content doctor --json | jq -c \'.findings[] | select(.weight == "fault")\''],
    )
    .prints(ownForm('pages languages faults gaps findings[]', 'findings[]: check weight language subject message'))
    .action(function (folder?: string) {
      this.choose({ needs: 'shop', sample: true, content: folder, run: (session) => examine(session, folder) });
    });
};
