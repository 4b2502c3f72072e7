import type { ClockPort } from '@shop/core/ports/clock-port';
import { impersonalText } from '@shop/core/text/impersonal-text';
import type { PostedForm } from '../forms/form-answer.ts';

const isReference = (text: string): boolean => /^[0-9A-F]{8}$/.test(text);

/** Prefix of the names of errors that a page's script reported. */
export const browserName = 'browser ';

/** Reports are untrusted: limits of the lines per minute and of the characters of each text. */
const linesPerMinute = 30;
const minute = 60_000;
const maxLength = 2_000;

/** Logs failures that a page's script reports, under the reference that the visitor sees. The report is untrusted; only
 *  texts without personal data are logged. */
export const browserFailures = (
  log: (error: Error, reference: string) => void,
  { now }: Pick<ClockPort, 'now'>,
): ((form: PostedForm) => void) => {
  let began = Number.NEGATIVE_INFINITY;
  let lines = 0;
  return (form) => {
    const reference = form.get('reference') ?? '';
    if (!isReference(reference)) return;
    if (now() - began >= minute) [began, lines] = [now(), 0];
    lines += 1;
    if (lines > linesPerMinute) return;
    const field = (name: string): string => impersonalText((form.get(name) ?? '').slice(0, maxLength));
    log(
      Object.assign(new Error(field('message')), { name: `${browserName}${field('name')}`, stack: field('stack') }),
      reference,
    );
  };
};
