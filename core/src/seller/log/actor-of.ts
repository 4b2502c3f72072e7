import type { Actor } from '../../checkout/fact.ts';
import type { SellerCommand } from '../commands.ts';

/** Returns the name of the access token of the staff member who gives a command; `undefined` for other commands. */
export const staffOf = (command: SellerCommand): string | undefined => ('staff' in command ? command.staff : undefined);

/** Returns who gives a command. */
export const actorOf = (command: SellerCommand): Actor => {
  switch (command.type) {
    case 'addTicket':
    case 'addGiftCard':
    case 'addUpsell':
    case 'changeQuantity':
    case 'removeLine':
    case 'extendHold':
    case 'applyPromoCode':
    case 'beginCheckout':
    case 'saveCustomer':
    case 'startPayment':
    case 'cancelOrder':
      return 'visitor';
    case 'settle':
      if (command.byPerson === true) return 'office';
      return command.eventId === undefined ? 'worker' : 'provider';
    case 'noteCurrency':
    case 'noteStray':
      return 'provider';
    case 'admitTicket':
      return 'door';
    case 'cancelByOffice':
    case 'takeBack':
    case 'resendMail':
      return 'office';
    case 'keepSession':
    case 'giveUpOpening':
    case 'postponeQuery':
    case 'takeMail':
    case 'noteMail':
    case 'forgetCart':
    case 'forgetBuyer':
      return 'worker';
  }
};
