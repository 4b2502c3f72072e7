import type { MailChange } from '../changes.ts';
import { change as changed, put, without } from '../record-maps.ts';
import type { HostState } from '../state.ts';
import { type HostMail, type MailName, mailId } from './host-mail.ts';

const withMail = (state: HostState, name: MailName, to: (mail: HostMail) => HostMail): HostState => ({
  ...state,
  mails: changed(state.mails, mailId(name), to),
});

const done = ({ dueAt: _, ...mail }: HostMail): HostMail => mail;

/** The outbox after a change. */
export const evolveMails = (state: HostState, change: MailChange): HostState => {
  switch (change.type) {
    case 'mailDue':
      return { ...state, mails: put(state.mails, mailId(change.mail), change.mail) };
    case 'mailAskedAgain': {
      const { orderRef, about, copy, at } = change;
      return withMail(state, change, () => ({ orderRef, about, copy, askedAt: at, tries: 0, dueAt: at }));
    }
    case 'mailTaken':
      return withMail(state, change, (mail) => ({ ...mail, tries: mail.tries + 1, dueAt: change.dueAt }));
    case 'mailPutOff':
      return withMail(state, change, (mail) => ({ ...mail, dueAt: change.dueAt }));
    case 'mailSent':
      return withMail(state, change, (mail) => ({ ...done(mail), sentAt: change.at }));
    case 'mailFailed':
      return withMail(state, change, (mail) => ({ ...done(mail), failed: { at: change.at, why: change.why } }));
    case 'mailDropped':
      return { ...state, mails: without(state.mails, mailId(change)) };
  }
};
