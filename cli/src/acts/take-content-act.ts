import type { WordsByLanguage } from '@shop/core/content/doctor/word-checks';
import type { ExitCode } from '../failures/exit-codes.ts';
import type { ShopAccess } from '../ports/shop-access.ts';
import type { ShopSettings } from '../ports/shop-settings.ts';
import { ownShop } from './own-shop.ts';
import type { Act } from './session.ts';
import { type Taking, withOpened } from './taking.ts';

type ContentAct = Extract<Act, { needs: 'content' }>;

const builtInWords = async ({ builtInTranslations }: ShopAccess): Promise<WordsByLanguage> => {
  const [sl, en, de, it, hr] = await Promise.all([
    builtInTranslations('sl'),
    builtInTranslations('en'),
    builtInTranslations('de'),
    builtInTranslations('it'),
    builtInTranslations('hr'),
  ]);
  return { sl, en, de, it, hr };
};

/** Looks after the content of a shop. */
export const takeContentAct = async (act: ContentAct, settings: ShopSettings, taking: Taking): Promise<ExitCode> => {
  const { access, terminal } = taking;
  const { readWords } = access;
  const builtIn = await builtInWords(access);
  return withOpened(taking, access.openShop(settings, terminal), settings.target, ({ useCases }) =>
    act.run({ useCases, folder: terminal.folder, builtIn, readWords }),
  );
};

/** The same of what the program itself comes with, without any shop. */
export const takeOwnContentAct = async (act: ContentAct, taking: Taking): Promise<ExitCode> => {
  const own = ownShop();
  try {
    return await takeContentAct(act, own.settings, taking);
  } finally {
    own.remove();
  }
};
