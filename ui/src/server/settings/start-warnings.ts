import { isTestMode } from './payment-conflicts.ts';
import { mailFolder } from './provider-settings.ts';
import { isOwnShop, isPublic, type ServerSettings } from './settings.ts';

/** Returns the folder of mails if our own shop does not send them; else `undefined`. */
export const localMailFolder = (settings: ServerSettings): string | undefined =>
  isOwnShop(settings) && settings.SMTP_URL === undefined ? mailFolder(settings) : undefined;

/** Returns warnings for the operator at the start of a shop, one per line. */
export const startWarnings = (settings: ServerSettings): readonly string[] => {
  const { LEVERS, OPERATOR_TOKEN, RECORD, seller } = settings;
  const folder = localMailFolder(settings);
  return [
    // Without a mail server, real visitors would never get their mails.
    folder !== undefined && isPublic(settings)
      ? `mails to buyers are kept in ${folder} and not sent; set SMTP_URL and MAIL_FROM`
      : [],
    isTestMode(settings) ? 'payments run in test mode: no money is paid' : [],
    LEVERS === undefined ? [] : `the faults of ${LEVERS} are injected`,
    RECORD === undefined ? [] : `every call is added to ${RECORD}`,
    OPERATOR_TOKEN === undefined
      ? []
      : 'OPERATOR_TOKEN counts as a token of the office named operator; OFFICE_TOKENS and DOOR_TOKENS name who did what',
    // A shop with real visitors needs the data of its seller.
    isOwnShop(settings) && isPublic(settings) && seller === undefined
      ? 'SELLER_NAME is not set: orders show neither seller nor tax nor the right of withdrawal'
      : [],
  ].flat();
};
