import type { LeverBoard } from '@shop/adapters/levers/lever-board';
import type { OpenedProvider } from '@shop/adapters/open/opened-provider';
import { err, ok, type Result } from 'neverthrow';
import type { DependencyContainer } from 'tsyringe';
import type { ShopSettings } from '../arguments/global-options.ts';
import type { LiveTarget } from '../arguments/target.ts';
import { isOwn } from './own-store.ts';
import { CLOCK, RANDOM } from './tokens.ts';

/** Boards by file, so that times are counted by process, however often a shop is opened in it (D-LEVERS). */
const boards = new Map<string, LeverBoard>();

export type Pulled = { readonly levers?: LeverBoard };

/** What goes wrong on purpose. Error: one line about the file, or about a payment page that is not ours to disturb. */
export const pulledLevers = async (
  { levers: file }: ShopSettings,
  target: LiveTarget,
): Promise<Result<Pulled, string>> => {
  if (file === undefined) return ok({});
  const { readLeverFile } = await import('@shop/adapters/levers/lever-file');
  const known = boards.get(file);
  const board = known === undefined ? readLeverFile(file).map((read) => keptBoard(file, read)) : ok(known);
  return board.andThen((levers) =>
    levers.notification() === undefined || isOwn(target)
      ? ok({ levers })
      : err(
          `the levers ${file} are about notifications, which ${target.url} sends itself: start it with serve --levers`,
        ),
  );
};

const keptBoard = (file: string, board: LeverBoard): LeverBoard => {
  boards.set(file, board);
  return board;
};

/** A shop that another program answers for, with what goes wrong on the way to it. */
export const withLevers = async (
  data: OpenedProvider,
  { levers }: Pulled,
  wiring: DependencyContainer,
): Promise<OpenedProvider> => {
  if (levers === undefined) return data;
  const { leveredPorts } = await import('@shop/adapters/levers/levered-ports');
  return leveredPorts(data, { board: levers, clock: wiring.resolve(CLOCK), random: wiring.resolve(RANDOM) });
};
