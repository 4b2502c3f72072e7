import { instantText } from '@shop/core/dates/instant';
import type { NotAdmitted } from './failure.ts';
import type { Report } from './report.ts';

const notAdmittedText = (admission: NotAdmitted): string => {
  switch (admission.type) {
    case 'alreadyAdmitted':
      return `this ticket has let somebody in already, at ${instantText(admission.at)}`;
    case 'wrongDay':
      return admission.first === admission.last
        ? `this ticket is for ${admission.first}`
        : `this ticket is for ${admission.first} to ${admission.last}`;
    case 'canceled':
      return 'the order of this ticket was canceled or refunded';
    case 'unknown':
      return 'there is no such ticket';
  }
};

/** What the door says no with. */
export const reportNotAdmitted = (admission: NotAdmitted): Report => ({
  code: `Ticket.${admission.type}`,
  kind: 'notAdmitted',
  message: notAdmittedText(admission),
  details: 'at' in admission ? { ...admission, at: instantText(admission.at) } : admission,
  hints: [],
});
