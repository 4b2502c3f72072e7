import type { Body } from './body.ts';
import { productTypeOf, totalOf } from './cart-answer.ts';
import type { Carts } from './carts.ts';
import { type Answer, type Dialect, refuse } from './dialect.ts';
import type { Faults } from './faults.ts';
import { countries } from './foreign-goods.ts';
import type { ProviderCustomer, ProviderForm, ProviderPaymentStart } from './provider-answers.ts';
import { inWords, languageIn } from './words.ts';
import { successAnswer } from './yes.ts';

/** A payment in progress with its reference. Units: whole cents. */
export type Payment = {
  readonly ref: number;
  readonly cartId: number;
  readonly amount: number;
  readonly productType: number | undefined;
  readonly state: 'open' | 'paid' | 'declined' | 'canceled' | 'orderCanceled';
};

const nothingKnown: ProviderCustomer = {
  firstName: undefined,
  lastName: undefined,
  email: undefined,
  address: undefined,
  postCode: undefined,
  city: undefined,
  country: undefined,
  phoneNumber: undefined,
  loyaltyId: undefined,
};

const required = ['FirstName', 'LastName', 'Email', 'Address', 'PostCode', 'City', 'Country', 'PhoneNumber'] as const;

/** The calls of a checkout. `origin` is that of the host, which serves the payment page. */
export const checkoutCalls = (all: Carts, dialect: Dialect, faults: () => Faults, origin: () => string) => {
  const payments = new Map<number, Payment>();
  const paymentOf = (id: string): Payment | undefined => payments.get(dialect.idInPath(id));

  return {
    form: (body: Body): ProviderForm => {
      const { customer = nothingKnown } = all.find(body.id('cartId'));
      const language = languageIn(body.text('language'));
      const list = countries.map(({ id, name }) => ({ id, name: inWords(name, language) }));
      return { countriesCodeList: faults().noCountries ? undefined : list, ...customer };
    },
    saveCustomer: (body: Body): { readonly success: true } => {
      const cart = all.find(body.id('CartId'));
      if (required.some((field) => (body.text(field) ?? '') === '')) refuse('Narocilo.ManjkaPodatek');
      const customer: ProviderCustomer = {
        firstName: body.text('FirstName'),
        lastName: body.text('LastName'),
        email: body.text('Email'),
        address: body.text('Address'),
        postCode: body.text('PostCode'),
        city: body.text('City'),
        country: body.text('Country'),
        phoneNumber: body.text('PhoneNumber'),
        loyaltyId: body.text('LoyaltyId'),
      };
      all.save({ ...cart, customer });
      return { success: true };
    },
    /** Only carts with nothing but tickets may be reserved. */
    reservation: (id: string): { readonly success: true; readonly moznostRezervacije: boolean } => {
      const { lines } = all.find(dialect.idInPath(id));
      const isPossible = lines.length > 0 && lines.every(({ goods }) => goods.kind === 'ticket');
      return { success: true, moznostRezervacije: isPossible };
    },
    startPayment: (body: Body): ProviderPaymentStart => {
      const cart = all.find(body.id('cartId'));
      const type = body.number('paymentType');
      if (type !== 0 && type !== 1) refuse('Placilo.NeznanaVrsta');
      if (cart.lines.length === 0) refuse('Placilo.PraznaKosarica');
      if (cart.customer === undefined) refuse('Placilo.ManjkaKupec');
      const ref = all.next();
      payments.set(ref, {
        ref,
        cartId: cart.id,
        amount: totalOf(cart, all, faults()),
        productType: productTypeOf(cart),
        state: 'open',
      });
      return { status: 200, returnUrl: faults().returnUrl ?? `${origin()}/placilo/${ref}`, errorCodes: [] };
    },
    /** Returns the order of a reference; it exists once it is paid. */
    thankYou: (id: string): { readonly success: boolean; readonly productType: number | undefined } => {
      const payment = paymentOf(id);
      const isOrder = payment?.state === 'paid' || payment?.state === 'orderCanceled';
      return { success: isOrder, productType: isOrder ? payment.productType : undefined };
    },
    cancel: (id: string): Answer => {
      const payment = paymentOf(id);
      if (payment?.state !== 'paid') return refuse('CancelTransactionUnexpectedError');
      payments.set(payment.ref, { ...payment, state: 'orderCanceled' });
      return successAnswer(faults().cancel, dialect);
    },
    payment: (ref: string): Payment | undefined => payments.get(Number(ref)),
    /** Stores the outcome of a payment at the page; a paid cart becomes sold. */
    settle: (payment: Payment, state: 'paid' | 'declined' | 'canceled'): void => {
      payments.set(payment.ref, { ...payment, state });
      if (state === 'paid') all.save({ ...all.find(payment.cartId), isSold: true });
    },
  };
};

export type CheckoutCalls = ReturnType<typeof checkoutCalls>;
