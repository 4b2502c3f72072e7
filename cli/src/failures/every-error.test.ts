import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { portsOver } from '@shop/adapters/wire/calls/ports-over';
import { errorKey } from '@shop/core/errors/error-catalog';
import { type Activity, type ReactionType, reactionTo } from '@shop/core/errors/error-reaction';
import type { ShopError, ShopErrorKind } from '@shop/core/errors/shop-error';
import { type Language, languages } from '@shop/core/languages/language';
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
import { describe, expect, test } from 'vitest';
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

describe.each(rows)('shop %j', (argv, errors, stubs, during) => {
  const run = (error: ShopError, language: Language, ...more: readonly string[]) => {
    const builtIn = builtInTranslations(language);
    const command = [...argv, '--lang', language, ...more];
    return runShop(command, { ...stubs(refusing(error)), builtIn }, { readSecret: async () => 'geslo' });
  };

  test('prints each error of its call with code, kind, exit code and the words of its activity', async () => {
    for (const [at, kind] of errors.entries()) {
      const error = sampleErrors[kind];
      const language = languages[at % languages.length] ?? 'sl';
      const result = await run(error, language, '--json');
      expect({ kind, exitCode: result.exitCode, stdout: result.stdout }).toEqual({
        kind,
        exitCode: exitCodeOf(error),
        stdout: '',
      });
      const printed = JSON.parse(result.stderr).error;
      expect(printed).toMatchObject({ code: errorKey(error), kind });
      const words = wordsOf(reactionTo(error, during).key, builtInTranslations(language));
      expect(words.some((pattern) => pattern.test(printed.message))).toBe(true);
    }
  });

  test.each<[ReactionType, boolean]>([
    ['toast', false],
    ['goToCart', true],
  ])('prints the command of the cart after the reaction %s: %s', async (type, isPrinted) => {
    const error = sampleErrors[errors[0] ?? 'unreachable'];
    const { stderr } = await withReaction(during, type, () => run(error, 'en'));
    expect(stderr.includes(seeTheCart)).toBe(isPrinted);
  });
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
  const covered = new Set(rows.flatMap(([, errors]) => errors));
  const others = Object.keys(sampleErrors).filter((kind) => ![...covered].some((one) => one === kind));
  expect(others.sort()).toEqual(['cookiesRefused', 'emailTaken']);
});
