import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import type { ShopSettings } from '../arguments/global-options.ts';
import { shopSettings } from '../arguments/global-options.ts';
import type { ExitCode } from '../failures/exit-codes.ts';
import { type Failure, usage } from '../failures/failure.ts';
import type { Answer } from '../terminal/answer.ts';
import type { Output } from '../terminal/output.ts';
import { conclude } from './conclude.ts';
import { loadTranslator } from './load-translator.ts';
import type { Act, BareSession } from './session.ts';
import type { OpenShop } from './shop-access.ts';
import { withHints } from './unreachable-hints.ts';

type Answered = Result<Answer, Failure>;

/** What an act is taken with. */
export type Taking = Omit<BareSession, 'language'> & { readonly output: Output };

/** Does what the arguments chose, with what it needs, and prints how it went. */
export const takeAct = async (act: Act, { output, ...taking }: Taking): Promise<ExitCode> => {
  const { access, options, terminal } = taking;
  const session: BareSession = { ...taking, language: options.lang };
  /** In the words of the shop that was acted on, as long as it answers. */
  const concluded = (answered: Answered, shop?: OpenShop) =>
    conclude(answered, output, (failure) =>
      loadTranslator(access, options.lang, isUnreachable(failure) ? undefined : shop),
    );

  /** Acts on what is opened for it, which is closed again whatever happens. */
  const withOpened = async <Opened extends { close(): Promise<void> }>(
    opening: ResultAsync<Opened, Failure>,
    settings: ShopSettings,
    run: (opened: Opened) => ReturnType<Act['run']>,
    shopOf: (opened: Opened) => OpenShop | undefined = () => undefined,
  ): Promise<ExitCode> => {
    const opened = await opening;
    if (opened.isErr()) return concluded(err(opened.error));
    try {
      const answered = (await run(opened.value)).mapErr((failure) => withHints(failure, settings.target));
      return await concluded(answered, shopOf(opened.value));
    } finally {
      await opened.value.close();
    }
  };

  if (act.needs === 'nothing') return concluded(await act.run(session));
  const sample = act.needs === 'shop' && act.sample && options.on === undefined ? sampleShop() : undefined;
  const settings = sample?.settings ?? shopSettings(options, terminal);
  try {
    if (settings.isErr()) return await concluded(err(usage(settings.error)));
    if (act.needs === 'operator')
      return await withOpened(
        access.openOperator(settings.value, terminal, act.makesShop === true),
        settings.value,
        (operator) => act.run({ ...session, ...operator }),
      );
    const { wait, readSecret, keepFile } = terminal;
    return await withOpened(
      access.openShop(settings.value, terminal),
      settings.value,
      async (shop) => {
        const visit = { ...session, ...shop, wait, readSecret, keepFile };
        return withFault(await act.run(visit), shop);
      },
      (shop) => shop,
    );
  } finally {
    sample?.remove();
  }
};

const isUnreachable = (failure?: Failure): boolean => failure?.type === 'shop' && failure.error.kind === 'unreachable';

/** A fault that came up on the way outweighs the command's own result. */
const withFault = (answered: Answered, { fault }: OpenShop): Answered => {
  const message = fault();
  if (message === undefined) return answered;
  const broken: Failure = { type: 'unusable', message };
  return answered.map((answer) => ({ ...answer, failure: broken })).mapErr(() => broken);
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
