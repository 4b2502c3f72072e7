import { composed } from '../../../cli/src/compose/root.ts';
import { fileKeeper } from '../../../cli/src/stdio/keep-file.ts';
import { runShop } from '../../../cli/src/testing/run-shop.ts';
import { projectRoot } from '../arrows/imports.ts';
import { SHOP_AT } from '../catalog-folder.ts';
import type { Ran } from '../terminal.ts';

type Environment = Readonly<Record<string, string>>;

const wait = (milliseconds: number) => new Promise<void>((over) => setTimeout(over, milliseconds));

/** Runs command lines of the shop in this process, at the start moment of all tests. The environment names the shop
 *  and the jar. */
export const commandLines =
  (env: Environment) =>
  async (...args: readonly string[]): Promise<Ran> => {
    const keepFile = fileKeeper(projectRoot, { write: () => undefined });
    const argv = [...args, '--at', SHOP_AT];
    const around = { env, folder: projectRoot, fetch, wait, keepFile };
    const { exitCode, stdout, stderr } = await runShop(argv, { access: composed }, around);
    return { code: exitCode, out: stdout, err: stderr };
  };

/** Runs commands that succeed and returns the document that each prints. */
export const documents =
  (run: ReturnType<typeof commandLines>) =>
  async (...args: readonly string[]) => {
    const { code, out, err } = await run(...args, '--json');
    if (code !== 0 || err !== '') throw new Error(`${args.join(' ')} ends with ${code}: ${err}`);
    return out === '' ? undefined : JSON.parse(out);
  };
