import { type BasketPrice, basketPrice, type PriceRules } from '@shop/core/pricing/basket-price';
import type { LawTrial } from '@shop/core/testing/law-trial';
import { ok, type Result } from 'neverthrow';
import { withoutShop } from '../acts/act.ts';
import type { Session } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { runsArgument } from '../arguments/option-values.ts';
import type { PriceFiles } from '../compose/root.ts';
import { ownForm } from '../documents/json-form.ts';
import type { Wire } from '../documents/wire.ts';
import { type Failure, fileFailure, refused } from '../failures/failure.ts';
import { basketDocument, basketFields, basketNames } from '../print/derivation-document.ts';
import { basketReceiptLines } from '../print/receipt.ts';
import { type Answer, textLines, wireAnswer } from '../stdio/answer.ts';
import { emptyLine, type Line, line, span } from '../text/line.ts';
import type { Translator } from '../translations/translator.ts';

type FuzzOptions = { readonly runs: number; readonly rules?: string };

/** Returns the number of a numeric text, or a hash of any other text. */
const seedOf = (text: string): number =>
  /^-?[0-9]{1,10}$/.test(text)
    ? Number(text)
    : [...text].reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7);

/** A law with the result of its trial. For a broken law: the smallest basket that breaks it, as a file and with its
 *  price; `scenario` is a visit with the wrong total. */
type LawResult = Pick<LawTrial, 'law' | 'seed'> & {
  readonly broken:
    | {
        readonly how: string;
        readonly file: string;
        readonly scenario?: string | undefined;
        readonly price: BasketPrice;
      }
    | undefined;
};

/** Tries every law with the same seed. Its library is large, so it is loaded on use. */
const trials = async (
  { options: { seed }, progress }: Session,
  prices: PriceFiles,
  runs: number,
  rules: PriceRules | undefined,
): Promise<readonly LawResult[]> => {
  const [{ pricingLaws }, { tryLaw }, { anyBasket }, { basketsOf }, { basketScenario }] = await Promise.all([
    import('@shop/core/testing/pricing-laws'),
    import('@shop/core/testing/law-trial'),
    import('@shop/core/testing/arbitraries'),
    import('@shop/core/testing/basket-rules'),
    import('@shop/core/testing/basket-scenario'),
  ]);
  const baskets = rules === undefined ? anyBasket : basketsOf(rules);
  const breakOf = ({ law, broken }: LawTrial): LawResult['broken'] => {
    if (broken === undefined) return undefined;
    const { basket, how } = broken;
    const scenario = basketScenario(basket, `A law of prices: ${law.says}`);
    return {
      how,
      file: prices.written(basket),
      scenario: scenario && prices.scenario(scenario),
      price: basketPrice(basket),
    };
  };
  const results: LawResult[] = [];
  for (const law of pricingLaws) {
    await progress.show(`${law.name}: ${law.says}`);
    const known = results[0]?.seed ?? (seed === undefined ? undefined : seedOf(seed));
    const trial = tryLaw(law, basketPrice, { baskets, runs, seed: known });
    results.push({ law, seed: trial.seed, broken: breakOf(trial) });
  }
  return results;
};

const fileLines = (title: string, file: string): readonly Line[] => [
  emptyLine,
  line(span(title, 'quiet')),
  ...textLines(file.trimEnd()),
];

const brokenLines = ({ broken, law }: LawResult, words: Translator): readonly Line[] =>
  broken === undefined
    ? []
    : [
        emptyLine,
        line(span(`${law.name} is broken: `, 'bad'), broken.how),
        ...basketReceiptLines(broken.price, words),
        ...fileLines('the smallest such file, for shop price explain:', broken.file),
        ...(broken.scenario === undefined ? [] : fileLines('a visit that shows it, for shop run:', broken.scenario)),
      ];

const brokenLaws = (laws: readonly string[]): Failure => {
  const [are, hold] = laws.length === 1 ? ['a law', 'does'] : ['laws', 'do'];
  const message = `${are} of prices ${hold} not hold: ${laws.join(', ')}`;
  return refused('brokenLaws', 'Prices.LawBroken', message, { details: { laws } });
};

const lawLine = ({ law: { name, says }, broken }: LawResult): Line =>
  line(broken ? span('broken  ', 'bad') : span('holds   ', 'good'), span(name, 'strong'), `  ${says}`);

const answerOf = (results: readonly LawResult[], runs: number): Answer => {
  const seed = results[0]?.seed ?? 0;
  const lawDocument = ({ law: { name, says }, broken }: LawResult, wire: Wire) => ({
    name,
    says,
    holds: broken === undefined,
    how: broken?.how,
    file: broken?.file,
    scenario: broken?.scenario,
    price: broken && basketDocument(broken.price, wire),
  });
  const write = (wire: Wire) => ({ seed, runs, laws: results.map((one) => lawDocument(one, wire)) });
  const result = wireAnswer(write, (words) => [
    ...results.map(lawLine),
    line(span(`${runs} baskets a law; the same ones again with --seed ${seed}`, 'quiet')),
    ...results.flatMap((trial) => brokenLines(trial, words)),
  ]);
  const broken = results.flatMap((one) => (one.broken === undefined ? [] : [one.law.name]));
  return broken.length === 0 ? result : { ...result, failure: brokenLaws(broken) };
};

const fuzz = async (session: Session, { runs, rules }: FuzzOptions) => {
  const { access, options, terminal } = session;
  const prices = await access.priceFiles(terminal.folder, options.at);
  const parsedRules: Result<PriceRules | undefined, Failure> =
    rules === undefined ? ok(undefined) : prices.rules(rules).mapErr((fault) => fileFailure('prices', rules, fault));
  return parsedRules.asyncMap(async (known) => answerOf(await trials(session, prices, runs, known), runs));
};

export const addFuzzCommand = (price: ShopCommand): void => {
  price
    .verb('fuzz', 'try the laws of prices on random baskets; one that breaks a law is made as small as can be')
    .option(
      '--rules <path>',
      'prices to buy of: a folder of catalog files, or a file of prices; any prices when left out',
    )
    .option('--runs <number>', 'baskets to try each law on', runsArgument, 1000)
    .examples(
      ['any prices', 'shop price fuzz --runs 10000'],
      ['what a catalog sells, before it is imported', 'shop price fuzz --rules my-catalog'],
    )
    .prints(
      ownForm(
        'seed runs laws[]',
        'laws[]: name says holds how? file? scenario? price?',
        `laws[].price: ${basketNames}`,
        ...basketFields('laws[].price.'),
      ),
    )
    .action(withoutShop(fuzz));
};
