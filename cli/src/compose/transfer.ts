import { err, type Result, ResultAsync } from 'neverthrow';
import { parsePostgres } from '../arguments/target.ts';
import { type Failure, usage } from '../failures/failure.ts';
import type { MovedShop } from '../ports/moved-shop.ts';
import type { ShopAccess } from '../ports/shop-access.ts';
import type { ShopSettings } from '../ports/shop-settings.ts';

/** Moves the shop of a data folder into PostgreSQL. */
export const transfer: ShopAccess['transfer'] = (settings, to, terminal, tell) =>
  new ResultAsync(
    transferOf(settings, to ?? terminal.env.DATABASE_URL, to === undefined ? 'DATABASE_URL' : '--to', tell),
  );

const transferOf = async (
  { target, at }: ShopSettings,
  to: string | undefined,
  name: string,
  tell: (what: string) => Promise<void>,
): Promise<Result<MovedShop, Failure>> => {
  if (target.type !== 'database') return err(usage('what is moved is a data folder of your own', ['--on <folder>']));
  const url = parsePostgres(to ?? '', name);
  if (url.isErr()) return err(usage(url.error));
  const { movedShop } = await import('@shop/adapters/assemble/moved-shop');
  return movedShop({
    ...{ dataDir: target.folder, databaseName: target.file, url: url.value, at },
    onStep: ({ table, rows }) => tell(`${table} ${rows}`),
  }).mapErr(
    (failure): Failure =>
      failure.type === 'refused'
        ? { type: 'operator', code: failure.code, message: failure.message, hints: [failure.hint] }
        : failure,
  );
};
