import type { MailFailure, MailPort, OutgoingMail } from '@shop/core/ports/mail-port';
import type { FailedMail, SendResult } from '@shop/core/seller/mail/outbox';
import { type DueMail, mailId, type SellerMail } from '@shop/core/seller/mail/seller-mail';
import { type Letter, letterOf } from '@shop/core/seller/views/order-papers-view';
import type { RunCommand } from './commands/outcome.ts';
import { type DueWork, dueWorker, type LookedAfter } from './due-work.ts';
import type { Leased, SellerStore, StoreFailure, WorkStore } from './seller-store.ts';
import { soldGoods } from './sold-goods.ts';
import type { OnWorkFailure, WorkFailure } from './work-failure.ts';

/** Reports about mails for the operator; nothing personal. */
export type MailReports = {
  /** Given up after all tries: a person has to look. */
  readonly onGivenUp: (mail: FailedMail) => void;
  /** Number of mails given up before the shop opened; reported if there are any. */
  readonly onStanding: (count: number) => void;
  readonly onFailure: OnWorkFailure;
  readonly onDefect: (cause: unknown) => void;
};

export type MailerOptions = {
  readonly store: Pick<SellerStore, 'keptCatalog'> & Pick<WorkStore, 'dueMails'>;
  readonly run: RunCommand;
  readonly port: MailPort;
  readonly write: (letter: Letter) => Promise<OutgoingMail>;
  readonly reports: MailReports;
};

/** So many are made and sent at a time: beside visitors each waits for many turns of this thread. */
const atOnce = 32;

const resultOf = ({ kind }: MailFailure): SendResult => (kind === 'unreachable' ? 'later' : kind);

/** Sending every mail that is due, until the shop closes; what is due then is left to the next start. */
export const mailWork = (
  { store, run, port, write, reports }: MailerOptions,
  closing: Promise<unknown>,
): DueWork<Leased<DueMail>> => {
  const onFailure = (failure: WorkFailure): void => reports.onFailure('mails', failure);
  const putOff = (failure: StoreFailure): LookedAfter => {
    onFailure(failure);
    return 'failed';
  };

  const note = async (
    { orderRef, about, lease }: Leased<DueMail>,
    { copy, tries }: SellerMail,
    result: SendResult,
  ): Promise<LookedAfter> => {
    const noted = await run<'noteMail'>({ type: 'noteMail', orderRef, about, lease, copy, tries, result });
    if (noted.isErr()) return putOff(noted.error);
    for (const given of noted.value.answer) reports.onGivenUp(given);
    return 'done';
  };

  /** The host that leases a mail sends it; if it stops, another host sends the same mail after a while. */
  const send = async (due: Leased<DueMail>): Promise<LookedAfter> => {
    const { orderRef, about, lease } = due;
    const taken = await run<'takeMail'>({ type: 'takeMail', orderRef, about, lease });
    if (taken.isErr()) return putOff(taken.error);
    const { after, answer, at } = taken.value;
    if (answer.type === 'elsewhere') return 'elsewhere';
    if (answer.type === 'givenUp') for (const given of answer.mails) reports.onGivenUp(given);
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
      // A try that a bug ended counts as well: a mail that cannot be written is given up one day.
      await note(due, mail, 'later');
      throw cause;
    }
  };

  return {
    due: store.dueMails.due,
    keyOf: (due) => `${mailId(due)} ${due.dueAt}`,
    lookAfter: send,
    setAside: store.dueMails.setAside,
    giveBack: store.dueMails.giveBack,
    onFailure,
    onDefect: reports.onDefect,
    atOnce,
  };
};

/** Sends in the background, pausing while nothing is due. On close, mails under way get `finishTime` to finish. Units:
 *  milliseconds. */
export const sendMails = (options: MailerOptions, pause: number, finishTime = 3000) => {
  const closing = Promise.withResolvers<void>();
  const worker = dueWorker(mailWork(options, closing.promise), pause);
  return {
    /** Waits a moment for the mails that are on their way, then stops. */
    close: async (): Promise<void> => {
      const late = setTimeout(() => closing.resolve(), finishTime);
      await worker.close();
      clearTimeout(late);
    },
  };
};
