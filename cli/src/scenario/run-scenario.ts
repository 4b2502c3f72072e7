import { parseInstant, plusMilliseconds } from '@shop/core/dates/instant';
import { defaultLanguage, type Language } from '@shop/core/languages/language';
import { zero } from '@shop/core/money/cents';
import { err, ok, type Result } from 'neverthrow';
import type { Deed, FilePlace, PlacedScenario, Step } from '../compose/scenario-types.ts';
import { failureOf, type Refusal, type Report } from '../failures/failure.ts';
import { reportFailure } from '../failures/report-failure.ts';
import { type ReceiptParts, receiptLines } from '../print/receipt.ts';
import { widthFor, written } from '../text/written.ts';
import type { Translator } from '../translations/translator.ts';
import { checkExpectation } from './expectations.ts';
import type { SeenOrder, Visitor } from './visitor.ts';
import type { World } from './world.ts';

const milliseconds: Readonly<Record<string, number>> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
};

/** Parses a duration such as `16 minutes`. Units: milliseconds. */
const timeSpanOf = (text: string): number => {
  const [, count = '0', unit = ''] = /^(\d+) (second|minute|hour|day)s?$/.exec(text) ?? [];
  return Number(count) * (milliseconds[unit] ?? 0);
};

/** Opens the shop for a visitor by name. A visitor who was there before keeps their memory. */
export type Enter = (name: string) => Promise<Result<Visitor, Refusal>>;

/** A deviation from the scenario, with its place in the file. */
export type Problem = { readonly place: FilePlace; readonly message: string };

/** `words` returns the texts of the author's language, in which problems are printed; `visitorWords` returns those of a
 *  visitor's language, for receipts. */
export type RunParts = {
  readonly world: World;
  readonly enter: Enter;
  readonly words: () => Promise<Translator>;
  readonly visitorWords: (language: Language) => Promise<Translator>;
};

type Here = { language: Language; name: string; visitor: Visitor | undefined };

const leave = async (here: Here): Promise<void> => {
  await here.visitor?.close();
  here.visitor = undefined;
};

const present = async ({ enter }: RunParts, here: Here): Promise<Result<Visitor, Refusal>> => {
  if (here.visitor !== undefined) return ok(here.visitor);
  const entered = await enter(here.name);
  here.visitor = entered.unwrapOr(undefined);
  return entered;
};

/** Returns whether a visitor acts in a step; a step may also only expect something. */
const isDeed = (step: Deed | Pick<Step, 'expect'>): step is Deed => Object.keys(step).some((name) => name !== 'expect');

/** Performs a step without checking its result. */
const performStep = async (parts: RunParts, here: Here, step: Step): Promise<Result<void, Refusal>> => {
  if ('language' in step) {
    here.language = step.language;
    return ok();
  }
  if ('wait' in step || 'at' in step) {
    await leave(here);
    return parts.world.moveTime((now) =>
      'wait' in step ? plusMilliseconds(now, timeSpanOf(step.wait)) : parseInstant(step.at).unwrapOr(now),
    );
  }
  if ('visitor' in step) {
    await leave(here);
    here.name = step.visitor;
    return ok();
  }
  if (!isDeed(step)) return ok();
  const visitor = await present(parts, here);
  return visitor.isErr() ? err(visitor.error) : visitor.value.act(step, here.language);
};

/** Members of a step whose names differ from those of the command's options. */
const members: Readonly<Record<string, string>> = {
  date: 'day',
  ticket: 'tickets',
  'price-list': 'priceLists',
  quantity: 'pieces',
};

const memberOf = (option: string): string =>
  members[option] ?? option.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Translates options to members of a step: `--price-list "Petek=1"` to `priceLists: { "Petek": 1 }`, `--date <day>`
 *  to `day`, `--season ta` to `season: ta`. */
const inYaml = (text: string): string =>
  text
    .replaceAll(
      /--([a-z-]+) "([^"=]+)=([0-9]+)"/g,
      (_, option: string, name: string, pieces: string) => `${memberOf(option)}: { "${name}": ${pieces} }`,
    )
    .replaceAll(/--([a-z-]+) <[a-z]+>/g, (_, option: string) => memberOf(option))
    .replaceAll(/^--([a-z-]+) (?=[\w-]+( {2}|$))/g, (_, option: string) => `${memberOf(option)}: `)
    .replaceAll(/--([a-z-]+)/g, (_, option: string) => memberOf(option));

/** Returns the message and hints of a refusal for the author of a scenario, with members of a step in place of
 *  options and without commands to type. */
const hintsText = ({ message, code, hints }: Report): string =>
  [`${inYaml(message)} (${code})`, ...hints.filter((hint) => !/\bshop [a-z]+/.test(hint)).map(inYaml)].join('\n    ');

/** A deviation in a step, with its path in the step. */
type Wrong = { readonly path: readonly PropertyKey[]; readonly message: string };

/** Returns why a step's outcome (done or refused) is wrong; `undefined` when it is right. `expect` is checked
 *  elsewhere. */
const wrongOutcome = async (
  reportOf: (refusal: Refusal) => Promise<Report>,
  { refused }: Step & { readonly refused?: string },
  refusal: Refusal | undefined,
): Promise<string | undefined> => {
  if (refusal === undefined) return refused === undefined ? undefined : `nothing refused it; expected ${refused}`;
  const report = await reportOf(refusal);
  if (refused === undefined) return `refused: ${hintsText(report)}`;
  return report.code === refused ? undefined : `refused with ${report.code}; expected ${refused}`;
};

const orderReceipt = ({ order: { items, promo, total = zero } }: SeenOrder): ReceiptParts => ({
  items,
  promo,
  couponsDisabled: false,
  totalPrice: total,
});

/** Returns the receipt that explains a wrong total of the cart or of the order; an empty list for other deviations. */
const receiptOf = async ({ visitorWords }: RunParts, here: Here, path: Wrong['path']): Promise<readonly string[]> => {
  const name = path.join('.');
  if (here.visitor === undefined || !(name === 'total' || name === 'order.total')) return [];
  const { language, visitor } = here;
  const parts = name === 'total' ? await visitor.cart(language) : await visitor.order(language).map(orderReceipt);
  const receipt = parts.unwrapOr(undefined);
  if (receipt === undefined) return [];
  const lines = receiptLines(receipt, await visitorWords(language));
  return written(lines, { widthOf: await widthFor(lines), colours: false });
};

/** Performs a step and checks its result. */
const takeStep = async (parts: RunParts, here: Here, step: Step): Promise<readonly Wrong[]> => {
  const outcome = await performStep(parts, here, step);
  const refusal = outcome.isErr() ? outcome.error : undefined;
  const reportOf = async (why: Refusal) => reportFailure(failureOf(why), await parts.words());
  const message = await wrongOutcome(reportOf, step, refusal);
  if (message !== undefined) return [{ path: [], message }];
  if (step.expect === undefined) return [];
  const visitor = await present(parts, here);
  if (visitor.isErr()) return [{ path: [], message: hintsText(await reportOf(visitor.error)) }];
  const mismatches = await checkExpectation(step.expect, visitor.value, here.language, refusal);
  if (mismatches.isErr()) {
    return [{ path: ['expect'], message: `cannot be checked: ${hintsText(await reportOf(mismatches.error))}` }];
  }
  const wrong: Wrong[] = [];
  for (const { path, expected, actual } of mismatches.value) {
    const message = `${path.join('.')}: expected ${expected}, found ${actual}`;
    const receipt = await receiptOf(parts, here, path);
    wrong.push({ path: ['expect', ...path], message: [message, ...receipt].join('\n    ') });
  }
  return wrong;
};

/** Runs a scenario to its end or to its first deviating step. Returns its problems; an empty list if it passed. */
export const runScenario = async (
  { scenario, placeOf }: PlacedScenario,
  parts: RunParts,
): Promise<readonly Problem[]> => {
  const here: Here = { language: scenario.language ?? defaultLanguage, name: 'first', visitor: undefined };
  try {
    for (const [index, step] of scenario.steps.entries()) {
      const wrong = await takeStep(parts, here, step);
      if (wrong.length > 0) {
        return wrong.map(({ path, message }) => ({ place: placeOf(['steps', index, ...path]), message }));
      }
    }
    return [];
  } finally {
    await leave(here);
  }
};
