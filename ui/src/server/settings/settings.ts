import { chosenPersonCategories, type PersonCategories } from '@shop/core/catalog/person-categories';
import { type SellerSettings, sellerSettings } from '@shop/core/checkout/seller';
import { retained } from '@shop/core/host/retention/retention';
import { databaseAddressForm } from '@shop/core/paths/database-address';
import { err, type Result } from 'neverthrow';
import type * as z from 'zod/mini';
import { environment } from './environment.ts';
import { beyondThisMachine, settingsConflict } from './settings-conflict.ts';

const anAddress = 'an address that starts with http:// or https://';

const allowed: Readonly<Record<string, string>> = {
  HOST: 'a name or address of this machine',
  PORT: 'a whole number from 0 to 65535, where 0 takes any free port',
  DATA_DIR: 'a folder',
  DATABASE_URL: databaseAddressForm,
  ONLY: 'pages, api or payments',
  PUBLIC_ORIGIN: 'an origin such as https://shop.example, with nothing after its host and port',
  IMAGE_ORIGINS: 'origins such as https://pictures.example, with commas between them',
  TAG_MANAGER_ID: 'the id of a container such as GTM-ABC1234',
  TAG_ORIGINS: 'origins such as https://tags.example, with commas between them',
  ERROR_REPORTING_DSN: 'an address such as https://key@errors.example/1',
  PAYMENT_ORIGINS: 'origins such as https://pay.example, with commas between them',
  ...Object.fromEntries(
    ['CONTACT_NAME', 'CONTACT_STREET', 'CONTACT_TOWN', 'CONTACT_PHONE']
      .concat(['NAME', 'STREET', 'TOWN', 'PHONE', 'VAT_ID', 'REGISTER'].map((part) => `SELLER_${part}`))
      .map((name) => [name, 'a line of at most 100 letters']),
  ),
  SELLER_EMAIL: 'an e-mail address',
  CONTACT_EMAIL: 'an e-mail address',
  SMTP_URL: 'an address such as smtp://user:password@mail.example:587 or smtps://mail.example',
  MAIL_FROM: 'an address such as shop@spa.example or The spa <shop@spa.example>',
  ...Object.fromEntries(
    retained.map((what) => [`KEEP_${what.toUpperCase()}_DAYS`, 'a whole number of days from 1 to 3650']),
  ),
  GOOGLE_WALLET_ISSUER: 'the number of an issuer of passes',
  ADULT_CATEGORY: 'the id of a sub price category',
  CHILD_CATEGORY: 'the id of a sub price category',
  PAYMENT_SECRET: 'at least 16 characters long',
  OPERATOR_TOKEN: 'at least 16 characters long',
  MEMBER_DOMAIN: 'a domain such as terme.example, which the shop and the main site share',
  CLIENT_ADDRESS_HEADER: 'the name of a header such as X-Forwarded-For',
  CODE_TRIES_PER_CLIENT: 'a whole number from 1 to 1000, or off',
  UNPAID_PLACES_PER_CLIENT: 'a whole number from 1 to 1000, or off',
  PAYMENTS: 'test',
  PREVIEWS: 'on or off',
  SHOP_AT: 'a moment with its zone, such as 2026-11-21T10:00:00Z',
  SHOP_ZONE: 'a time zone such as Europe/Ljubljana',
};

/** What a variable of the environment may be, in words. */
const allowedOf = (name: string): string => allowed[name] ?? anAddress;

export type ServerSettings = z.infer<typeof environment> & {
  readonly PREVIEWS: 'on' | 'off';
  readonly personCategories: PersonCategories;
  readonly seller?: SellerSettings;
};

/** Reads the settings of the server from its environment. Error: one line that names the first wrong one and what is
 *  allowed, or those that do not go together; never the value, which may be a secret. */
export const readSettings = (
  variables: Readonly<Record<string, string | undefined>>,
): Result<ServerSettings, string> => {
  const result = environment.safeParse(variables);
  if (result.success) {
    const conflict = settingsConflict(result.data);
    if (conflict !== undefined) return err(conflict);
    return sellerSettings(result.data, result.data.SHOP_ZONE).andThen((seller) =>
      chosenPersonCategories(result.data).map((personCategories) => ({
        ...result.data,
        PREVIEWS: result.data.PREVIEWS ?? (beyondThisMachine(result.data) === undefined ? 'on' : 'off'),
        personCategories,
        ...(seller === undefined ? {} : { seller }),
      })),
    );
  }
  const name = String(result.error.issues[0]?.path[0] ?? 'the environment');
  return err(`${name} must be ${allowedOf(name)}`);
};
