import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { portsOver } from '@shop/adapters/wire/calls/ports-over';
import { errorKey } from '@shop/core/errors/error-catalog';
import { type Activity, type ReactionType, reactionTo } from '@shop/core/errors/error-reaction';
import type { ShopError, ShopErrorKind } from '@shop/core/errors/shop-error';
import { languages } from '@shop/core/languages/language';
import {
  type CheckoutPort,
  cancelOrderErrors,
  checkReservationErrors,
  loadCustomerErrors,
  saveCustomerErrors,
  showOrderErrors,
  startPaymentErrors,
  stopPaymentErrors,
} from '@shop/core/ports/checkout-port';
import { quoteTicketErrors } from '@shop/core/ports/products-port';
import { logInErrors } from '@shop/core/ports/profile-port';
import {
  addGiftCardErrors,
  addTicketErrors,
  applyPromoCodeErrors,
  changeQuantityErrors,
  extendHoldErrors,
  removeItemErrors,
  type ShopPort,
} from '@shop/core/ports/shop-port';
import { aGiftCard } from '@shop/core/testing/builders';
import { sampleErrors } from '@shop/core/testing/sample-errors';
import { withReaction } from '@shop/core/testing/with-reaction';
import { noProfile } from '@shop/core/use-cases/member-session';
import { errAsync, okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { ana } from '../testing/ana.ts';
import { runShop } from '../testing/run-shop.ts';
import type { Stubs } from '../testing/test-shop.ts';

/** Returns ports that answer every call with this error. */
const refusing = (error: ShopError) => portsOver({ call: () => errAsync(error) });

type Ports = ReturnType<typeof refusing>;

const day = ['--date', '2026-12-01'];
const card = ['--card', '4111111111111111'];
const giftCard = () => okAsync(aGiftCard({ url: 'masaza' }));

type Row = readonly [
  argv: readonly string[],
  errors: readonly ShopErrorKind[],
  stubs: (ports: Ports) => Stubs,
  during: Activity,
];

const byShop =
  (name: keyof ShopPort) =>
  (ports: Ports): Stubs => ({ shop: { [name]: ports[name] } });

const byCheckout =
  (name: keyof CheckoutPort) =>
  (ports: Ports): Stubs => ({ checkout: { [name]: ports[name] } });

const addTicket = ['cart', 'add-ticket', 'termalija', ...day, '--ticket', 'Dnevna vstopnica/Odrasli=2'];
const addGiftCard = ['cart', 'add-gift-card', 'masaza', '--quantity', '1'];
const ofGiftCard = (ports: Ports): Stubs => ({ shop: { addGiftCard: ports.addGiftCard, showProduct: giftCard } });
const ofLogIn = ({ logIn }: Ports): Stubs => ({ profile: { ...noProfile, logIn } });

const seeTheCart = 'see the cart with: shop cart show';

/** A command for each call of the shop that can be refused, with the errors of the call. */
const rows: readonly Row[] = [
  [['catalog', 'quote', 'termalija', ...day], quoteTicketErrors, byShop('quoteTicket'), 'shopping'],
  [addTicket, addTicketErrors, byShop('addTicket'), 'shopping'],
  [addGiftCard, addGiftCardErrors, ofGiftCard, 'shopping'],
  [['cart', 'set', '1', '9'], changeQuantityErrors, byShop('changeQuantity'), 'cartLine'],
  [['cart', 'remove', '1'], removeItemErrors, byShop('removeItem'), 'cartLine'],
  [['cart', 'extend'], extendHoldErrors, byShop('extendHold'), 'shopping'],
  [['cart', 'promo', 'POLETJE'], applyPromoCodeErrors, byShop('applyPromoCode'), 'promoCode'],
  [['checkout', 'countries'], loadCustomerErrors, byCheckout('loadCustomer'), 'checkoutData'],
  [['checkout', 'save', ...ana], saveCustomerErrors, byCheckout('saveCustomer'), 'customerSave'],
  [['checkout', 'reserve-check'], checkReservationErrors, byCheckout('checkReservation'), 'reservationCheck'],
  [['checkout', 'pay', ...card], startPaymentErrors, byCheckout('startPayment'), 'paymentStart'],
  [['checkout', 'stop'], stopPaymentErrors, byCheckout('stopPayment'), 'paymentStart'],
  [['checkout', 'order', 'ref-1'], showOrderErrors, byCheckout('showOrder'), 'shopping'],
  [['checkout', 'cancel', 'c-1'], cancelOrderErrors, byCheckout('cancelOrder'), 'cancellation'],
  [['member', 'login', 'ana@example.com'], logInErrors, ofLogIn, 'logIn'],
];

const exitCodeOf = ({ kind }: ShopError): number => {
  if (kind === 'unreachable') return 4;
  return kind === 'invalidInput' ? 2 : 3;
};

/** Returns a pattern of a text in which figures may be any. */
const worded = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );

/** Returns patterns of the texts of a code in a language, including its plural forms. */
const wordsOf = (code: string, words: Readonly<Record<string, string>>): readonly RegExp[] => {
  const found = Object.entries(words).filter(([key]) => key === code || key.startsWith(`${code}_`));
  return (found.length === 0 ? [words.Error ?? ''] : found.map(([, text]) => text)).map(worded);
};

const rowOf = new Map(rows.flatMap((row) => row[1].map((kind) => [kind, row] as const)));

test.each([...rowOf])('prints %s with its code, exit code and words', async (kind, [argv, , stubs, during]) => {
  const error = sampleErrors[kind];
  const language = languages[kind.length % languages.length] ?? 'sl';
  const shop = { ...stubs(refusing(error)), builtIn: builtInTranslations(language) };
  const command = [...argv, '--lang', language, '--json'];
  const { exitCode, stdout, stderr } = await runShop(command, shop, { readSecret: async () => 'geslo' });
  expect({ exitCode, stdout }).toEqual({ exitCode: exitCodeOf(error), stdout: '' });
  const printed = JSON.parse(stderr).error;
  expect(printed).toMatchObject({ code: errorKey(error), kind });
  const words = wordsOf(reactionTo(error, during).key, shop.builtIn);
  expect(words.filter((pattern) => pattern.test(printed.message))).not.toEqual([]);
});

test.each(rows)('shop %j follows the reaction to an error of its activity', async (argv, _, stubs, during) => {
  const printed = (type: ReactionType) =>
    withReaction(during, type, async () => {
      const shop = { ...stubs(refusing(sampleErrors.unreachable)), builtIn: builtInTranslations('en') };
      return (await runShop([...argv, '--lang', 'en'], shop, { readSecret: async () => 'geslo' })).stderr;
    });
  expect(await printed('toast')).not.toContain(seeTheCart);
  expect(await printed('goToCart')).toContain(seeTheCart);
});

test.each<[ReactionType, text: string, isPrinted: boolean]>([
  ['alert', seeTheCart, false],
  ['silent', seeTheCart, false],
  ['goToCartQuietly', seeTheCart, false],
  ['reloadCartAndGoToCart', seeTheCart, true],
  ['changedElsewhere', seeTheCart, true],
  ['genericToast', builtInTranslations('en').Error ?? '', true],
])('a command after the reaction %s prints "%s": %s', async (type, text, isPrinted) => {
  const stubs = { shop: { changeQuantity: () => errAsync(sampleErrors.capacityFull) } };
  const { stderr } = await withReaction('cartLine', type, () =>
    runShop(['cart', 'set', '1', '9', '--lang', 'en'], { ...stubs, builtIn: builtInTranslations('en') }),
  );
  expect(stderr.includes(text)).toBe(isPrinted);
});

test('the rows have every error but those of opening an account and of a browser without cookies', () => {
  const others = Object.values(sampleErrors).flatMap(({ kind }) => (rowOf.has(kind) ? [] : [kind]));
  expect(others.sort()).toEqual(['cookiesRefused', 'emailTaken']);
});
