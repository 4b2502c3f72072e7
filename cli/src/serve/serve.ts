import { resolve } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { ok, type Result } from 'neverthrow';
import { withoutShop } from '../acts/act.ts';
import type { Session } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import type { Failure } from '../failures/failure.ts';
import { serverParts } from '../server/server-parts.ts';
import type { ServeSettings } from '../server/web-server.ts';
import { type Answer, silence } from '../stdio/answer.ts';

const portOption = (text: string): number => {
  const port = /^[0-9]{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65535)) throw new InvalidArgumentError('Expected a port from 0 (any free one) to 65535.');
  return port;
};

type ServeOptions = Pick<ServeSettings, 'port' | 'host' | 'dataDir' | 'only'>;

const serve = async (
  { access, terminal, options: { at, seed, levers, record } }: Session,
  options: ServeOptions,
): Promise<Result<Answer, Failure>> => {
  // Loaded on use: the help of the program needs no files.
  const { readableFile } = await import('../failures/readable-file.ts');
  const readable = levers === undefined ? ok() : readableFile(`the levers ${levers}`, resolve(terminal.folder, levers));
  return readable.asyncAndThen(() => access.serve({ ...options, at, seed, levers, record })).map(() => silence);
};

export const addServeCommand = (program: ShopCommand): void => {
  program
    .verb('serve', 'run the shop: pages, calls and the test bank on one address')
    .option('--port <number>', 'port to listen on; 0 takes any free one (env PORT; default 3000)', portOption)
    .option('--host <name>', 'address to listen on (env HOST; default 127.0.0.1)')
    .option('--data-dir <folder>', 'where the data live (env DATA_DIR; default .data)')
    .addOption(new Option('--only <part>', 'run only this part in this process').choices(serverParts))
    .examples(
      ['everything, at http://127.0.0.1:3000', 'shop serve'],
      ['beside another one', 'shop serve --port 3100 --data-dir /tmp/shop'],
      ['the payment page as a process of its own', 'shop serve --only payments --port 3001'],
      ['with what goes wrong on purpose', 'shop serve --levers levers.yaml'],
      ['with every call in a file', 'shop serve --record calls.jsonl'],
    )
    .action(withoutShop(serve));
};
