import { err, ok } from 'neverthrow';
import { attemptsErrorText, openAttempts } from '../payment/test-bank/attempt-store.ts';
import { type TestBankOptions, testBank } from '../payment/test-bank/test-bank.ts';
import { listenThenOpen } from '../server/listen-then-open.ts';
import type { ListenSettings } from '../server/server.ts';
import { attemptsFileIn } from './attempts-file.ts';
import type { OwnBankOptions } from './test-bank-in-process.ts';

export type TestBankServerOptions = Pick<ListenSettings, 'host' | 'port' | 'onCut' | 'watch' | 'addressHeader'> &
  Pick<TestBankOptions, 'clock' | 'random' | 'secret'> &
  Pick<OwnBankOptions, 'dataDir' | 'levers'> & {
    /** Address for the buyer's browser. Default: the listening address. */
    readonly publicUrl?: string;
  };

/** Serves the test bank as a process of its own; `address` is that of its pages and calls, such as
 *  `http://127.0.0.1:3001`. Error: one line for the operator. */
export const startTestBankServer = ({
  dataDir,
  publicUrl,
  levers,
  clock,
  random,
  secret,
  ...listening
}: TestBankServerOptions) =>
  listenThenOpen(listening, async (address) => {
    const dataFile = attemptsFileIn(dataDir);
    const publicAddress = publicUrl ?? address;
    const attempts = openAttempts(dataFile);
    if (attempts.isErr()) return err<never, string>(attemptsErrorText(attempts.error));
    const { app, close } = testBank({
      clock,
      random,
      secret,
      faults: () => ({ notification: levers?.notification() }),
      fetch,
      attempts: attempts.value,
      publicUrl: () => publicAddress,
    });
    app.on(['GET', 'OPTIONS'], '/healthz', (c) => c.json({ status: 'ok' }));
    return ok({ fetch: (request) => app.fetch(request), address, dataFile, close });
  });
