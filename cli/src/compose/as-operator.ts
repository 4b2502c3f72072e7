import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { type Failure, usage } from '../failures/failure.ts';
import type { ShopSettings } from '../ports/shop-settings.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { clockOf } from './clock-of.ts';
import { isOwn, type OwnStore, ownStore } from './own-store.ts';

/** A running shop as its operator asks it. */
type Running = { readonly url: string; readonly token: string } & Pick<Terminal, 'fetch'>;

/** The two ways to what a shop tells its operator alone. */
type Ways<Opened> = {
  /** Of a store that no server owns, or that hosts share. Error: one line. */
  readonly own: (store: OwnStore) => Promise<Result<Opened, string>>;
  readonly running: (shop: Running) => Promise<Opened>;
  /** Why a provider's shop or a trace cannot be asked. */
  readonly never: string;
};

/** Opens a shop of our own for its operator: a running one by its token, or its store (D-OPERATOR). */
export const asOperator = <Opened>(
  settings: ShopSettings,
  terminal: Terminal,
  { own, running, never }: Ways<Opened>,
): ResultAsync<Opened, Failure> => {
  const open = async (): Promise<Result<Opened, Failure>> => {
    const { target } = settings;
    const { env, fetch } = terminal;
    if (isOwn(target))
      return (await own(ownStore(target, clockOf(settings), terminal))).mapErr(
        (message): Failure => ({ type: 'unusable', message }),
      );
    if (target.type !== 'gateway') return err(usage(never, ['--on <address | folder>']));
    const token = env.OPERATOR_TOKEN;
    if (!token) return err(usage('a running shop needs its operator token', [whichToken]));
    return ok(await running({ url: target.url, token, fetch }));
  };
  return new ResultAsync(open());
};

const whichToken = 'set OPERATOR_TOKEN in the environment to what the server was started with';
