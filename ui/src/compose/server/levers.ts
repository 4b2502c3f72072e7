import type { LeverBoard } from '@shop/adapters/levers/lever-board';
import { openLevers } from '@shop/adapters/levers/lever-file';
import { ok, type Result } from 'neverthrow';
import { logLeverFault } from '../../server/logs/warnings.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';

export type Pulled = { readonly levers?: LeverBoard };

/** What goes wrong on purpose, where the settings name a file of it (D-LEVERS). Error: one line about its mistakes. */
export const pulledLevers = ({ LEVERS }: ServerSettings): Result<Pulled, string> =>
  LEVERS === undefined ? ok({}) : openLevers(LEVERS, logLeverFault).map((levers) => ({ levers }));
