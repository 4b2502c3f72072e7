import type { Translations } from '@shop/core/content/route-key';
import type { Language } from '@shop/core/languages/language';
import type { ExitCode } from '../failures/exit-codes.ts';
import type { ShopSettings } from '../ports/shop-settings.ts';
import { loadTranslator, mergedTranslator } from '../translations/load-translator.ts';
import type { Act } from './session.ts';
import { type Taking, told } from './taking.ts';

type ActOn<Needs extends Act['needs']> = Extract<Act, { needs: Needs }>;

/** Works out prices that stand in files. */
export const takePricesAct = async (act: ActOn<'prices'>, taking: Taking): Promise<ExitCode> => {
  const { access, terminal, options, progress } = taking;
  const prices = await access.priceFiles(terminal.folder, options.at);
  const session = { prices, language: options.lang, progress };
  return told(taking, act.run(options.seed === undefined ? session : { ...session, seed: options.seed }));
};

/** Shows recorded calls. */
export const takeTraceAct = async (act: ActOn<'trace'>, taking: Taking): Promise<ExitCode> => {
  const { access, terminal, options } = taking;
  const traces = await access.traces(terminal.folder);
  const wordsOf = async (lang: Language, recorded: ReadonlyMap<Language, Translations>) =>
    mergedTranslator(access, lang, async (language) => recorded.get(language) ?? {});
  return told(taking, act.run({ traces, wordsOf, lang: options.lang }));
};

/** Runs scenarios. */
export const takeScenariosAct = async (act: ActOn<'scenarios'>, taking: Taking): Promise<ExitCode> => {
  const { access, terminal, options, progress } = taking;
  const session = {
    scenarios: await access.scenarios(terminal.folder),
    openShop: (given: ShopSettings) => access.openShop(given, terminal),
    serveApart: access.serveApart,
    openBrowser: access.openBrowser,
    words: (language: Language) => loadTranslator(access, language),
    ...{ options, terminal, progress },
  };
  return told(taking, act.run(session));
};
