import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err, type Result, type ResultAsync } from 'neverthrow';
import { type GlobalOptions, languageOf, type ShopSettings, shopSettings } from '../arguments/global-options.ts';
import type { OpenShop } from '../compose/open-shop.ts';
import type { ShopAccess } from '../compose/root.ts';
import type { ExitCode } from '../failures/exit-codes.ts';
import { type Failure, failureOf, unusable, usage } from '../failures/failure.ts';
import { notingFetch } from '../failures/noting-fetch.ts';
import { isUnreachable, withHints } from '../failures/unreachable-hints.ts';
import type { Answer } from '../stdio/answer.ts';
import { conclude, makeOutput, type Output } from '../stdio/output.ts';
import { progressOn, withProgressHidden } from '../stdio/progress.ts';
import type { Terminal } from '../terminal.ts';
import { loadTranslator } from '../translations/translator.ts';
import type { Act } from './act.ts';
import type { Ending, Session } from './session.ts';

type Ended = Result<Answer, Failure>;

/** An opened act: `shop` is set when a visitor's shop was opened. */
type Opened = { readonly shop?: OpenShop; readonly run: () => Ending; readonly close: () => Promise<void> };

/** Opens what an act needs. */
const open = (act: Exclude<Act, { needs: 'nothing' }>, session: Session, settings: ShopSettings) => {
  const { access, terminal } = session;
  return act.needs === 'operator'
    ? access
        .openOperator(settings, terminal)
        .map((operator): Opened => ({ run: () => act.run({ ...session, ...operator }), close: operator.close }))
    : access.openShop(settings, terminal).map((shop): Opened => {
        const run = () => act.run({ ...session, ...shop });
        return { shop, run, close: shop.close };
      });
};

/** Returns noun and verb without their options. */
const nameOf = (argv: readonly string[]): string => {
  const option = argv.findIndex((word) => word.startsWith('-'));
  return argv.slice(0, Math.min(2, option === -1 ? 2 : option)).join(' ');
};

/** Runs the act of a command, with progress on the error stream, and prints its result. Returns the exit code. */
export const takeAct = async (
  act: Act,
  options: GlobalOptions,
  terminal: Terminal,
  access: () => Promise<ShopAccess>,
): Promise<ExitCode> => {
  const progress = progressOn(terminal.stderr, options.quiet !== true, nameOf(terminal.argv));
  progress.start();
  try {
    const language = languageOf(options, terminal);
    const opened = await access();
    const output = makeOutput(terminal, () => opened.wire(language));
    const { fetch, networkFault } = notingFetch(terminal.fetch);
    const around = withProgressHidden({ ...terminal, fetch }, progress);
    const session = { options, language, access: opened, progress, networkFault, terminal: around };
    return await actIn(session, act, output);
  } finally {
    progress.stop();
  }
};

const actIn = async (session: Session, act: Act, output: Output): Promise<ExitCode> => {
  const { access, options, terminal, progress } = session;
  /** Prints in the words of the shop that the act ran on, or in the built-in ones when the shop is unreachable. */
  const concluded = (ended: Ended, shop?: OpenShop) => {
    progress.stop();
    return conclude(ended, output, (failure) =>
      loadTranslator(access, session.language, isUnreachable(failure) ? undefined : shop),
    );
  };
  if (act.needs === 'nothing') return concluded((await act.run(session)).mapErr((refusal) => failureOf(refusal)));
  await using cleanup = new AsyncDisposableStack();
  const isSample = act.needs === 'shop' && act.sample && options.on === undefined;
  const chosen = isSample
    ? await sampleShop(access, cleanup)
    : shopSettings(options, terminal).mapErr((message) => usage(message));
  const settings = chosen.map((of) => (act.needs === 'shop' ? { ...of, content: act.content } : of));
  if (settings.isErr()) return await concluded(err(settings.error));
  const opened = await open(act, session, settings.value);
  if (opened.isErr()) return await concluded(err(opened.error));
  const { shop, run, close } = opened.value;
  cleanup.defer(close);
  const ended = (await run()).mapErr((refusal) =>
    withHints(failureOf(refusal), settings.value.target, session.networkFault()),
  );
  return await concluded(withFault(ended, shop), shop);
};

/** Replaces the command's own result by the shop's fault, if there is one. */
const withFault = (ended: Ended, shop: OpenShop | undefined): Ended => {
  const message = shop?.fault();
  if (message === undefined) return ended;
  const broken = unusable(message);
  return ended.map((answer) => ({ ...answer, failure: broken })).mapErr(() => broken);
};

/** Makes a new shop with the sample catalog in a temporary folder, which is removed at the end. */
const sampleShop = ({ makeShop }: ShopAccess, cleanup: AsyncDisposableStack): ResultAsync<ShopSettings, Failure> => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
  const settings: ShopSettings = {
    target: { type: 'database', folder, file: 'shop.db' },
    jar: join(folder, 'jar.json'),
  };
  return makeShop(settings, 'sample').map(() => settings);
};
