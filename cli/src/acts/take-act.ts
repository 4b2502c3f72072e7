import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import { type ShopSettings, shopSettings } from '../arguments/global-options.ts';
import type { OpenShop } from '../compose/open-visit.ts';
import { type ExitCode, exitCodes } from '../failures/exit-codes.ts';
import { type Failure, failureOf, usage } from '../failures/failure.ts';
import { exitCodeOf, reportFailure } from '../failures/report-failure.ts';
import { withHints } from '../failures/unreachable-hints.ts';
import type { Answer } from '../terminal/answer.ts';
import type { Output } from '../terminal/output.ts';
import { loadTranslator } from '../translations/load-translator.ts';
import type { Translator } from '../translations/translator.ts';
import type { Act, Answered, BareSession } from './session.ts';

type Ended = Result<Answer, Failure>;

/** What an act is taken with. */
export type Taking = Omit<BareSession, 'language'> & { readonly output: Output };

/** Prints an answer or a failure, and gives the exit code of the process. */
export const conclude = async (
  result: Ended,
  output: Output,
  words: (failure?: Failure) => Promise<Translator>,
): Promise<ExitCode> => {
  if (result.isOk()) await output.answer(result.value, words);
  const failure = result.isErr() ? result.error : result.value.failure;
  if (failure === undefined) return exitCodes.done;
  await output.failure(reportFailure(failure, await words(failure)));
  return exitCodeOf(failure);
};

/** Does what the arguments chose, with what it needs, and prints how it went. */
export const takeAct = async (act: Act, { output, ...taking }: Taking): Promise<ExitCode> => {
  const { access, options, terminal } = taking;
  const session: BareSession = { ...taking, language: options.lang };
  /** In the words of the shop that was acted on, as long as it answers. */
  const concluded = (ended: Ended, shop?: OpenShop) =>
    conclude(ended, output, (failure) =>
      loadTranslator(access, options.lang, isUnreachable(failure) ? undefined : shop),
    );
  /** Acts on what is opened for it, which is closed again whatever happens. */
  const withOpened = async <Opened extends { close(): Promise<void> }>(
    opening: ResultAsync<Opened, Failure>,
    { target }: ShopSettings,
    run: (opened: Opened) => Answered,
    shopOf: (opened: Opened) => OpenShop | undefined,
  ): Promise<ExitCode> => {
    const opened = await opening;
    if (opened.isErr()) return concluded(err(opened.error));
    try {
      const shop = shopOf(opened.value);
      const ended = (await run(opened.value)).mapErr((refusal) => withHints(failureOf(refusal), target));
      return await concluded(withFault(ended, shop), shop);
    } finally {
      await opened.value.close();
    }
  };

  if (act.needs === 'nothing') return concluded((await act.run(session)).mapErr((refusal) => failureOf(refusal)));
  const sample = act.needs === 'shop' && act.sample && options.on === undefined ? sampleShop() : undefined;
  const settings = sample?.settings ?? shopSettings(options, terminal);
  try {
    if (settings.isErr()) return await concluded(err(usage(settings.error)));
    if (act.needs === 'operator')
      return await withOpened(
        access.openOperator(settings.value, terminal, act.makesShop === true),
        settings.value,
        (operator) => act.run({ ...session, ...operator }),
        () => undefined,
      );
    const { wait, readSecret, keepFile } = terminal;
    return await withOpened(
      access.openShop(settings.value, terminal),
      settings.value,
      (shop) => act.run({ ...session, ...shop, wait, readSecret, keepFile }),
      (shop) => shop,
    );
  } finally {
    sample?.remove();
  }
};

const isUnreachable = (failure?: Failure): boolean => failure?.type === 'shop' && failure.error.kind === 'unreachable';

/** A fault that came up on the way outweighs the command's own result. */
const withFault = (ended: Ended, shop: OpenShop | undefined): Ended => {
  const message = shop?.fault();
  if (message === undefined) return ended;
  const broken: Failure = { type: 'unusable', message };
  return ended.map((answer) => ({ ...answer, failure: broken })).mapErr(() => broken);
};

/** A shop as its first start makes it, in a folder that is removed afterwards. */
const sampleShop = () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  return {
    settings: ok<ShopSettings, string>({
      target: { type: 'database', folder, file: 'shop.db' },
      jar: join(folder, 'jar.json'),
    }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
