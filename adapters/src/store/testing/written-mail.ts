import type { OutgoingMail } from '@shop/core/ports/mail-port';
import type { Letter } from '@shop/core/seller/views/order-papers-view';
import { aMail } from '../../papers/mail/testing/a-mail.ts';

/** Writes a letter as a mail that identifies it and contains no more. */
export const writtenMail = async ({ orderNumber, about, copy, to }: Letter): Promise<OutgoingMail> =>
  aMail({ id: `${orderNumber}${about}${copy}`.replaceAll('-', ''), name: `${orderNumber}-${about}-${copy}`, to });
