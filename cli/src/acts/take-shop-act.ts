import type { ResultAsync } from 'neverthrow';
import type { ExitCode } from '../failures/exit-codes.ts';
import type { Failure } from '../failures/failure.ts';
import type { OpenShop } from '../ports/open-shop.ts';
import type { ShopSettings } from '../ports/shop-settings.ts';
import { loadTranslator } from '../translations/load-translator.ts';
import type { Answer } from './answer.ts';
import type { Act } from './session.ts';
import { type Taking, withOpened } from './taking.ts';

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

/** Does what a visitor does, told in the words of the shop where it answers. */
export const takeShopAct = (
  act: Extract<Act, { needs: 'shop' }>,
  settings: ShopSettings,
  taking: Taking,
): Promise<ExitCode> => {
  const { options, access, terminal } = taking;
  const { wait, readSecret, keepFile } = terminal;
  const isAnswering = (failure?: Failure) => !(failure?.type === 'shop' && failure.error.kind === 'unreachable');
  return withOpened(
    taking,
    access.openShop(settings, terminal),
    settings.target,
    (shop) => withFault(act.run({ ...shop, wait, readSecret, keepFile, language: options.lang }), shop),
    (shop) => (failure) => loadTranslator(access, options.lang, isAnswering(failure) ? shop : undefined),
  );
};
