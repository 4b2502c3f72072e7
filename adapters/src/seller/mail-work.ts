import type { MailFailure, MailPort, OutgoingMail } from '@shop/core/ports/mail-port';
import type { FailedMail, SendResult } from '@shop/core/seller/mail/outbox';
import { type DueMail, mailId, type SellerMail } from '@shop/core/seller/mail/seller-mail';
import { type Letter, letterOf } from '@shop/core/seller/views/order-papers-view';
import type { RunCommand } from './commands/outcome.ts';
import { type DueWork, dueWorker, type WorkOutcome } from './due-work.ts';
import type { Leased, SellerStore, StoreFailure, WorkStore } from './seller-store.ts';
import { soldGoods } from './sold-goods.ts';
import type { OnWorkFailure, WorkFailure } from './work-failure.ts';

/** Reports about mails for the operator, without personal data. */
export type MailReports = {
  /** Called when a mail has failed at all its tries and needs a person. */
  readonly onGivenUp: (mail: FailedMail) => void;
  /** Called at the start with the number of mails that had failed before, if there are any. */
  readonly onStanding: (count: number) => void;
  readonly onFailure: OnWorkFailure;
  readonly onDefect: (cause: unknown) => void;
};

export type MailerOptions = {
  readonly store: Pick<SellerStore, 'storedCatalog'> & Pick<WorkStore, 'dueMails'>;
  readonly run: RunCommand;
  readonly port: MailPort;
  readonly write: (letter: Letter) => Promise<OutgoingMail>;
  readonly reports: MailReports;
};

/** Maximum number of mails in progress. It is high because a mail mostly waits: for many turns of the thread that
 *  serves visitors. */
const atOnce = 32;

const resultOf = ({ kind }: MailFailure): SendResult => (kind === 'unreachable' ? 'later' : kind);

/** Returns the work of sending due mails until the shop closes. Mails due then wait for the next start. */
export const mailWork = (
  { store, run, port, write, reports }: MailerOptions,
  closing: Promise<unknown>,
): DueWork<Leased<DueMail>> => {
  const onFailure = (failure: WorkFailure): void => reports.onFailure('mails', failure);
  const putOff = (failure: StoreFailure): WorkOutcome => {
    onFailure(failure);
    return 'failed';
  };

  const note = async (
    { orderRef, about, lease }: Leased<DueMail>,
    { copy, tries }: SellerMail,
    result: SendResult,
  ): Promise<WorkOutcome> => {
    const update = await run<'noteMail'>({ type: 'noteMail', orderRef, about, lease, copy, tries, result });
    if (update.isErr()) return putOff(update.error);
    for (const failed of update.value.answer) reports.onGivenUp(failed);
    return 'done';
  };

  /** The host that leases a mail sends it. If that host stops, another one sends the same mail later. */
  const send = async (due: Leased<DueMail>): Promise<WorkOutcome> => {
    const { orderRef, about, lease } = due;
    const claim = await run<'takeMail'>({ type: 'takeMail', orderRef, about, lease });
    if (claim.isErr()) return putOff(claim.error);
    const { after, answer, at } = claim.value;
    if (answer.type === 'elsewhere') return 'elsewhere';
    if (answer.type === 'givenUp') for (const failed of answer.mails) reports.onGivenUp(failed);
    if (answer.type !== 'taken') return 'done';
    const { mail } = answer;
    const sold = await soldGoods(store, after.catalog, after.orders.get(orderRef), at.today);
    if (sold.isErr()) return putOff(sold.error);
    const letter = letterOf(after, orderRef, mail, at, sold.value);
    if (letter === undefined) return note(due, mail, 'unwritable');
    try {
      const sent = await port.send(await write(letter), closing);
      return await note(
        due,
        mail,
        sent.match(() => 'sent' as const, resultOf),
      );
    } catch (cause) {
      // An exception counts as a try too, so that a mail that cannot be written is given up in the end.
      await note(due, mail, 'later');
      throw cause;
    }
  };

  return {
    due: store.dueMails.due,
    keyOf: (due) => `${mailId(due)} ${due.dueAt}`,
    handle: send,
    postpone: store.dueMails.postpone,
    release: store.dueMails.release,
    onFailure,
    onDefect: reports.onDefect,
    atOnce,
  };
};

/** Sends mails in the background. On close, mails in progress get `finishTime` milliseconds to finish. */
export const sendMails = (options: MailerOptions, pause: number, finishTime = 3000) => {
  const closing = Promise.withResolvers<void>();
  const worker = dueWorker(mailWork(options, closing.promise), pause);
  return {
    /** Waits briefly for the mails in progress, then stops. */
    close: async (): Promise<void> => {
      const timer = setTimeout(() => closing.resolve(), finishTime);
      await worker.close();
      clearTimeout(timer);
    },
  };
};
