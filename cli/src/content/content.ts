import { resolve } from 'node:path';
import { ok } from 'neverthrow';
import { inShop } from '../acts/act.ts';
import type { ShopSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { ownForm } from '../documents/json-form.ts';
import { refused, usage } from '../failures/failure.ts';
import { type Answer, answer } from '../stdio/answer.ts';
import { type Line, line, span } from '../text/line.ts';
import { byLanguage, type Examination, makeExamineContent } from './doctor/examine-content.ts';
import type { ContentFinding } from './doctor/finding.ts';

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

const examine = async ({ access, terminal, useCases }: ShopSession, folder?: string) => {
  const builtIn = await byLanguage(access.builtInTranslations);
  const written = folder === undefined ? ok({}) : await access.readWords(resolve(terminal.folder, folder));
  return written
    .mapErr((reason) => usage(`the folder of words cannot be read: ${reason}`))
    .asyncAndThen((found) => makeExamineContent(useCases)({ builtIn, written: found }).map(answerOf));
};

export const addVerbs = (content: ShopCommand): void => {
  content
    .verb(
      'doctor',
      'look for faults in routes, messages, error codes, plurals, dates, money, languages and pictures of pages and in the products that they list, and print what fills each gap; ends with 0 without faults, with 3 when there are some, with 4 when nobody can be asked',
    )
    .argument('[folder]', 'words as files sl.json, en.json and so on, looked at instead of those of the content')
    .examples(
      ['the content that the program comes with; needs no shop', 'shop content doctor'],
      ['translated words', 'shop content doctor my-words'],
      ['a running shop, with the content system behind it', 'shop content doctor --on http://127.0.0.1:3000'],
      ['a content system itself (env PROVIDER_URL, CONTENT_URL)', 'shop content doctor --on provider'],
      ['faults alone, for a script', 'shop content doctor --json | jq -c \'.findings[] | select(.weight == "fault")\''],
    )
    .prints(ownForm('pages languages faults gaps findings[]', 'findings[]: check weight language subject message'))
    .action(inShop(examine, { sample: true }));
};
