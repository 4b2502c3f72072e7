import type { OrderMail } from '@shop/core/checkout/order';
import type { Translator } from '../translations/use-translator.ts';

const keys = {
  underway: ['Order.MailUnderway', 'Order.MailUnderwayTo'],
  sent: ['Order.MailSent', 'Order.MailSentTo'],
  failed: ['Order.MailFailed', 'Order.MailFailedTo'],
} as const satisfies Readonly<Record<OrderMail['state'], readonly [string, string]>>;

/** Returns the state of the order's mail, with its address if known; `undefined` if the host reports no mail. */
export const orderMailText = (mail: OrderMail | undefined, { t }: Pick<Translator, 't'>): string | undefined => {
  if (mail === undefined) return undefined;
  const [plain, addressed] = keys[mail.state];
  return mail.to === undefined ? t(plain) : t(addressed, { address: mail.to });
};
