import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Admission } from '@shop/core/checkout/admission';
import { type LocalDate, parseLocalDate } from '@shop/core/dates/local-date';
import { type PressKey, pressKey } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import { typedEuros } from '@shop/core/money/euro-text';
import { err, ok, Result } from 'neverthrow';
import type { Ending, OperatorSession } from '../acts/session.ts';
import type { Wire } from '../documents/wire.ts';
import { type Failure, operatorRefused, shopFailure, usage } from '../failures/failure.ts';
import { wireAnswer } from '../stdio/answer.ts';
import { line, span } from '../text/line.ts';
import { refusalOf } from './refusal.ts';

/** A line of the file. Its key is made of its content and the number of equal lines before it, so that entering the
 *  file again has no effect. */
type Entry = {
  readonly at: number;
  readonly code: string;
  readonly amount?: Cents | undefined;
  /** The day of use; today when absent. */
  readonly on?: LocalDate | undefined;
  readonly key: PressKey;
};

const keyOf = (content: string, before: number): PressKey =>
  pressKey(createHash('sha256').update(`admitted ${content} ${before}`).digest('hex').slice(0, 32));

type Typed = Pick<Entry, 'code' | 'amount' | 'on'>;

/** Parses a line: a code with an optional amount and an optional day. Errors: why it is no such line. */
const typedIn = (row: string, today: LocalDate): Result<Typed, string> => {
  const [code = '', ...rest] = row.split(/\s+/);
  const on = parseLocalDate(rest.at(-1) ?? '').unwrapOr(undefined);
  const [typed, ...more] = on === undefined ? rest : rest.slice(0, -1);
  const amount = typed === undefined ? undefined : typedEuros(typed);
  if (more.length > 0 || (typed !== undefined && (amount === undefined || amount === 0)))
    return err('is no code with an amount above zero and a day such as 2026-11-28, or without them');
  return on !== undefined && on > today ? err(`names the day ${on}, which is still to come`) : ok({ code, amount, on });
};

/** Parses all lines. Errors: the first invalid line, in which case nothing is entered. */
const entriesIn = (text: string, today: LocalDate): Result<readonly Entry[], Failure> => {
  const counts = new Map<string, number>();
  const entries: Entry[] = [];
  for (const [index, row] of text.split('\n').entries()) {
    if (row.trim() === '') continue;
    const typed = typedIn(row.trim(), today);
    if (typed.isErr()) return err(usage(`line ${index + 1} ${typed.error}; nothing was entered`));
    const { code, amount, on } = typed.value;
    const name = `${code.replaceAll('-', '').toUpperCase()} ${amount ?? ''} ${on ?? ''}`;
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    entries.push({ at: index + 1, code, amount, on, key: keyOf(name, before) });
  }
  return ok(entries);
};

const readText = (file: string): Result<string, Failure> =>
  Result.fromThrowable(
    () => readFileSync(file, 'utf8'),
    (error) => usage(`${file} cannot be read: ${error instanceof Error ? error.message : ''}`),
  )();

type Refused = { readonly line: number; readonly outcome: Exclude<Admission, { type: 'admitted' | 'redeemed' }> };

const notEntered = (refused: number, all: number): Failure =>
  operatorRefused('Door.NotEntered', `${refused} of ${all} lines ${refused === 1 ? 'was' : 'were'} not entered`, [
    'correct these lines; the others are not entered again',
  ]);

/** Enters the admissions and amounts of a file line by line. A refused line does not stop the following ones. */
export const enterAdmitted = async (
  { desk, terminal, today }: OperatorSession,
  file: string,
): Promise<Awaited<Ending>> => {
  const entries = readText(resolve(terminal.folder, file)).andThen((text) => entriesIn(text, today()));
  if (entries.isErr()) return err(entries.error);
  const refused: Refused[] = [];
  for (const { at, code, amount, on, key } of entries.value) {
    const entered = await desk.admit(code, key, amount, on);
    if (entered.isErr()) {
      const hint = 'the same again enters what is missing, and nothing twice';
      return err(entered.error.kind === 'unreachable' ? shopFailure(entered.error, 'shopping', [hint]) : entered.error);
    }
    const outcome = entered.value;
    if (outcome.type !== 'admitted' && outcome.type !== 'redeemed') refused.push({ line: at, outcome });
  }
  const all = entries.value.length;
  const write = (wire: Wire) => ({
    lines: all,
    entered: all - refused.length,
    refused: refused.map(({ line: at, outcome }) => ({ line: at, outcome: wire.answer('admit', outcome) })),
  });
  const result = wireAnswer(write, () => [
    line(span(`${all - refused.length} of ${all} lines entered`, 'strong')),
    ...refused.map((one) => line(span(`line ${one.line}  `, 'bad'), refusalOf(one.outcome)[1])),
  ]);
  return ok(refused.length === 0 ? result : { ...result, failure: notEntered(refused.length, all) });
};
