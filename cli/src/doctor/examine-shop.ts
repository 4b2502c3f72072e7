import { resolve } from 'node:path';
import type { CatalogFacts, SettingsFacts } from '@shop/core/go-live/facts';
import { judgeGoLive } from '@shop/core/go-live/judge';
import type { Point } from '@shop/core/go-live/point';
import { err, ok, type Result } from 'neverthrow';
import type { Session } from '../acts/session.ts';
import { parseTarget } from '../arguments/target.ts';
import { productGroups } from '../choice/pick-product.ts';
import type { AskedGoLive, GatheredFacts } from '../compose/go-live/gather-facts.ts';
import type { FileSettings } from '../compose/go-live/settings-file.ts';
import { byLanguage, makeExamineContent } from '../content/doctor/examine-content.ts';
import { type Failure, usage } from '../failures/failure.ts';
import type { Answer } from '../stdio/answer.ts';
import type { Terminal } from '../terminal.ts';
import { makeTranslator } from '../translations/translator.ts';
import { doctorWords } from './doctor-words.ts';
import { pointsAnswer } from './points-answer.ts';

export type DoctorOptions = { readonly settings?: string; readonly backups: string };

/** Returns the shop that the server's settings name, or that of `--on`. */
const askedOf = (
  { options, terminal }: Session,
  settings: Terminal['env'],
  { backups }: DoctorOptions,
): Result<AskedGoLive, Failure> => {
  if (settings.PROVIDER_URL) return err(usage('the provider of PROVIDER_URL sells this shop; doctor looks at our own'));
  const place = options.on ?? (settings.DATABASE_URL ? 'postgres' : settings.DATA_DIR || '.data');
  return parseTarget(place, { ...terminal, env: settings })
    .mapErr((message) => usage(message))
    .andThen((target) =>
      target.type === 'database' || target.type === 'postgres'
        ? ok({ settings, target, backups: resolve(terminal.folder, backups) })
        : err(usage('doctor reads the database of a shop on its own machine', ['--on <folder | postgres>'])),
    );
};

/** What a visitor finds: faults of pages and products, and how many products there are. */
type Visit = { readonly faults: number; readonly products: number };

/** Visits a shop; `undefined` when it cannot be opened. */
const visit = async (
  { access, terminal }: Session,
  { shop }: GatheredFacts,
  settings: Terminal['env'],
): Promise<Visit | undefined> => {
  const opened = await access.openShop(shop, { ...terminal, env: settings });
  if (opened.isErr()) return undefined;
  const { useCases, hasPicture, close } = opened.value;
  const builtIn = await byLanguage(access.builtInTranslations);
  const [examined, lists] = [
    await makeExamineContent({ ...useCases, hasPicture })({ builtIn }),
    await Promise.all(productGroups.map((group) => useCases.listProducts({ language: 'sl', group }))),
  ];
  await close();
  const faults = examined.match(
    ({ findings }) => findings.filter(({ weight }) => weight === 'fault').length,
    () => 0,
  );
  const products = new Set(lists.flatMap((list) => list.map(({ items }) => items).unwrapOr([])).map(({ id }) => id));
  return { faults, products: products.size };
};

const judged = (
  { facts, goods }: GatheredFacts,
  settings: SettingsFacts,
  found: Visit | undefined,
): readonly Point[] => {
  const catalog: CatalogFacts | undefined = found && goods && { ...goods, products: found.products };
  const faults = facts.content.faults + (found?.faults ?? 0);
  return judgeGoLive({ ...facts, settings, catalog, content: { ...facts.content, faults } });
};

/** Examines the shop that the settings name, and says what it lacks before its first sale. */
export const examineShop = async (session: Session, options: DoctorOptions): Promise<Result<Answer, Failure>> => {
  const { access, terminal, language } = session;
  const { settings: file } = options;
  const read: Result<{ settings: Terminal['env'] } & Pick<FileSettings, 'unread'>, string> =
    file === undefined
      ? ok({ settings: terminal.env, unread: [] })
      : await access.settingsFile(resolve(terminal.folder, file));
  const asked = read
    .mapErr((reason) => usage(`the settings ${file} cannot be read: ${reason}`))
    .andThen(({ settings, unread }) => askedOf(session, settings, options).map((question) => ({ question, unread })));
  if (asked.isErr()) return err(asked.error);
  const { question, unread } = asked.value;
  const gathered = await access.goLiveFacts(question, terminal);
  const found = await visit(session, gathered, question.settings);
  const settings = { refused: await access.refusedSettings(question.settings), unread };
  return ok(pointsAnswer(judged(gathered, settings, found), makeTranslator(language, doctorWords[language])));
};
