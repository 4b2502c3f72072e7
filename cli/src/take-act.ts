import type { Translations } from '@shop/core/content/route-key';
import type { Language } from '@shop/core/languages/language';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Answer } from './answer.ts';
import type { Arguments } from './arguments.ts';
import { type ExitCode, exitCodeOf, exitCodes } from './exit-codes.ts';
import { type Failure, usage } from './failure.ts';
import { reportFailure } from './failure-report.ts';
import { type GlobalOptions, shopSettings } from './global-options.ts';
import { loadTranslator, mergedTranslator } from './load-translator.ts';
import type { Output } from './output.ts';
import { ownShop } from './own-shop.ts';
import type { OpenShop } from './ports/open-shop.ts';
import type { OpenDesk } from './ports/operator.ts';
import type { ShopAccess } from './ports/shop-access.ts';
import type { ShopSettings } from './ports/shop-settings.ts';
import type { Progress } from './progress.ts';
import type { Act, ContentSession, DeskSession, FolderSession, TransferSession } from './session.ts';
import type { Target } from './target.ts';
import type { Terminal } from './terminal.ts';
import type { Translator } from './translator.ts';

type Choice = Extract<Arguments, { type: 'act' }>;

/** What to try when nothing answers, by what was asked. */
const unreachableHints = (target: Target): readonly string[] => {
  switch (target.type) {
    case 'gateway':
      return [
        `asked: ${target.url}`,
        'start the shop with: shop serve',
        'or choose another with: --on <address | folder>',
      ];
    case 'provider':
      return [`asked: ${target.url}`];
    case 'database':
      return [`asked: ${target.folder}`];
    case 'postgres':
      return ['see that the database runs and that its address is right'];
    case 'trace':
      return [`so it was recorded in ${target.file}`];
  }
};

const withHints = (failure: Failure, target: Target): Failure =>
  failure.type === 'shop' && failure.error.kind === 'unreachable'
    ? { ...failure, hints: [...(failure.hints ?? []), ...unreachableHints(target)] }
    : failure;

/** Prints an answer or a failure and tells what the process should end with. */
export const conclude = async (
  answered: ResultAsync<Answer, Failure>,
  output: Output,
  words: (failure?: Failure) => Promise<Translator>,
): Promise<ExitCode> => {
  const tell = async (failure: Failure): Promise<ExitCode> => {
    await output.failure(reportFailure(failure, await words(failure)));
    return exitCodeOf(failure);
  };
  const result = await answered;
  if (result.isErr()) return tell(result.error);
  await output.answer(result.value, words);
  return result.value.failure === undefined ? exitCodes.done : tell(result.value.failure);
};

/** A fault that came up on the way outweighs what the command says of itself. */
const withFault = (answered: ResultAsync<Answer, Failure>, { fault }: OpenShop): ResultAsync<Answer, Failure> => {
  const broken = () => {
    const message = fault();
    return message === undefined ? undefined : ({ type: 'unusable', message } satisfies Failure);
  };
  return answered
    .mapErr((failure) => broken() ?? failure)
    .map((answer) => {
      const failure = broken() ?? answer.failure;
      return failure === undefined ? answer : { ...answer, failure };
    });
};

const folderSession = async (
  { at }: GlobalOptions,
  { folder }: Terminal,
  access: ShopAccess,
): Promise<FolderSession> => ({ folders: await access.catalogFolders(at), folder });

const contentSession = async (
  { useCases }: OpenShop,
  { folder }: Terminal,
  { builtInTranslations, readWords }: ShopAccess,
): Promise<ContentSession> => {
  const [sl, en, de, it, hr] = await Promise.all([
    builtInTranslations('sl'),
    builtInTranslations('en'),
    builtInTranslations('de'),
    builtInTranslations('it'),
    builtInTranslations('hr'),
  ]);
  return { useCases, folder, builtIn: { sl, en, de, it, hr }, readWords };
};

const deskSession = (desk: OpenDesk, { lang: language, at }: GlobalOptions): DeskSession => ({
  ...desk,
  language,
  ...(at === undefined ? {} : { at }),
});

/** What the program itself comes with, without any shop. */
const examineOwn = async (
  content: Extract<Act, { needs: 'content' }>,
  terminal: Terminal,
  access: ShopAccess,
  output: Output,
  words: () => Promise<Translator>,
): Promise<ExitCode> => {
  const own = ownShop();
  try {
    const opened = await access.openShop(own.settings, terminal);
    if (opened.isErr()) return await conclude(errAsync(opened.error), output, words);
    try {
      return await conclude(content.run(await contentSession(opened.value, terminal, access)), output, words);
    } finally {
      await opened.value.close();
    }
  } finally {
    own.remove();
  }
};

export const takeAct = async (
  { act, options }: Choice,
  terminal: Terminal,
  access: ShopAccess,
  output: Output,
  progress: Progress,
): Promise<ExitCode> => {
  const ownTranslator = () => loadTranslator(access, options.lang);
  if (act.needs === 'nothing') return conclude(act.run(access), output, ownTranslator);
  if (act.needs === 'scenarios') {
    const session = {
      scenarios: await access.scenarios(terminal.folder),
      capsules: await access.capsules(terminal.folder),
      openShop: (given: ShopSettings) => access.openShop(given, terminal),
      serveApart: access.serveApart,
      openBrowser: access.openBrowser,
      words: (language: Language) => loadTranslator(access, language),
      ...{ options, terminal, progress },
    };
    return conclude(act.run(session), output, ownTranslator);
  }
  if (act.needs === 'folders') {
    return conclude(act.run(await folderSession(options, terminal, access)), output, ownTranslator);
  }
  if (act.needs === 'prices') {
    const prices = await access.priceFiles(terminal.folder, options.at);
    const session = { prices, language: options.lang, progress };
    return conclude(
      act.run(options.seed === undefined ? session : { ...session, seed: options.seed }),
      output,
      ownTranslator,
    );
  }
  if (act.needs === 'capsule') {
    const capsules = await access.capsules(terminal.folder);
    const wordsOf = async (lang: Language, told: ReadonlyMap<Language, Translations>) =>
      mergedTranslator(access, lang, async (language) => told.get(language) ?? {});
    return conclude(act.run({ capsules, wordsOf, lang: options.lang }), output, ownTranslator);
  }
  if (act.needs === 'content' && options.on === undefined)
    return examineOwn(act, terminal, access, output, ownTranslator);
  const settings = shopSettings(options, terminal);
  if (settings.isErr()) return conclude(errAsync(usage(settings.error)), output, ownTranslator);
  if (act.needs === 'catalog') {
    const catalog = await access.openCatalog(settings.value, terminal);
    if (catalog.isErr()) return conclude(errAsync(catalog.error), output, ownTranslator);
    try {
      const session = { ...(await folderSession(options, terminal, access)), ...catalog.value };
      const answered = act.run(session).mapErr((failure) => withHints(failure, settings.value.target));
      return await conclude(answered, output, ownTranslator);
    } finally {
      await catalog.value.close();
    }
  }
  if (act.needs === 'desk') {
    const opened = await access.openDesk(settings.value, terminal);
    if (opened.isErr()) return conclude(errAsync(opened.error), output, ownTranslator);
    try {
      const answered = act
        .run(deskSession(opened.value, options))
        .mapErr((failure) => withHints(failure, settings.value.target));
      return await conclude(answered, output, ownTranslator);
    } finally {
      await opened.value.close();
    }
  }
  if (act.needs === 'transfer') {
    const { value } = settings;
    const transfer: TransferSession['transfer'] = (to) => access.transfer(value, to, terminal, progress.tell);
    return conclude(act.run({ transfer, language: options.lang }), output, ownTranslator);
  }
  const opened = await access.openShop(settings.value, terminal);
  if (opened.isErr()) return conclude(errAsync(opened.error), output, ownTranslator);
  const shop = opened.value;
  try {
    if (act.needs === 'content') {
      const found = act.run(await contentSession(shop, terminal, access));
      return await conclude(
        found.mapErr((failure) => withHints(failure, settings.value.target)),
        output,
        ownTranslator,
      );
    }
    const answered = withFault(
      act.run({
        ...shop,
        wait: terminal.wait,
        readSecret: terminal.readSecret,
        keepFile: terminal.keepFile,
        language: options.lang,
      }),
      shop,
    );
    const isAnswering = (failure?: Failure) => !(failure?.type === 'shop' && failure.error.kind === 'unreachable');
    return await conclude(
      answered.mapErr((failure) => withHints(failure, settings.value.target)),
      output,
      (failure) => loadTranslator(access, options.lang, isAnswering(failure) ? shop : undefined),
    );
  } finally {
    await shop.close();
  }
};
