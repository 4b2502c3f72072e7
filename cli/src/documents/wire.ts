import type { Cart } from '@shop/core/cart/cart';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { BooksPort } from '@shop/core/ports/books-port';
import type { CatalogPort } from '@shop/core/ports/catalog-port';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import type { DeskPort } from '@shop/core/ports/desk-port';
import type { OfficePort } from '@shop/core/ports/office-port';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import type { LinePrice } from '@shop/core/pricing/price-derivation';
import type { ResultAsync } from 'neverthrow';

/** The value that a port's method returns. */
type ValueOf<Method> = Method extends (...args: never[]) => ResultAsync<infer Value, unknown> ? Value : never;

type Methods = Pick<ShopPort, 'listProducts' | 'showProduct' | 'listCategories' | 'quoteTicket'> &
  Pick<CheckoutPort, 'loadCustomer' | 'checkReservation' | 'stopPayment' | 'showOrder' | 'showPapers' | 'cancelOrder'> &
  Pick<ProfilePort, 'loadMember' | 'logOut'> &
  Pick<BooksPort, 'sales' | 'visits'> &
  Pick<DeskPort, 'admit' | 'takeBack' | 'history' | 'replay' | 'resend' | 'attention' | 'settlePayment'> &
  Pick<OfficePort, 'listOrders' | 'findOrders' | 'cancelByOffice' | 'reportPlaces'> &
  Pick<CatalogPort, 'importCatalog' | 'listVersions'>;

/** The values that commands print as a call's answer, by the name of the call. */
export type PrintedValues = { readonly [Name in keyof Methods]: ValueOf<Methods[Name]> } & {
  readonly saveCustomer: undefined;
};

/** Encodes values of core as the shop's API does: its field names, amounts in euros, moments in ISO 8601. */
export type Wire = {
  /** Encodes the answer of loadCart; one of its fields is a text in a language. */
  cart(cart: Cart): object;
  /** Encodes the answer of another call. */
  answer<Name extends keyof PrintedValues>(name: Name, value: PrintedValues[Name]): object;
  linePrice(price: LinePrice): object;
  /** Encodes the facts of an error, without its kind. */
  errorFacts(error: ShopError): Readonly<Record<string, unknown>>;
};

/** Loads the encoder; output for people does not need it. */
export type LoadWire = () => Promise<Wire>;
