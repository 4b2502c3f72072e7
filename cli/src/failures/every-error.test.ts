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
import { describe, expect, test } from 'vitest';
import { ana } from '../testing/ana.ts';
import { runShop } from '../testing/run-shop.ts';
import type { Given } from '../testing/test-shop.ts';

/** Returns ports that answer every call with this error. */
const refusing = (error: ShopError) => portsOver({ call: () => errAsync(error) });

type Ports = ReturnType<typeof refusing>;

const day = ['--date', '2026-12-01'];
const card = ['--card', '4111111111111111'];
const giftCard = () => okAsync(aGiftCard({ url: 'masaza' }));

type Row = readonly [
  argv: readonly string[],
  errors: readonly ShopErrorKind[],
  given: (ports: Ports) => Given,
  during: Activity,
];

const byShop =
  (name: keyof ShopPort) =>
  (ports: Ports): Given => ({ shop: { [name]: ports[name] } });

const byCheckout =
  (name: keyof CheckoutPort) =>
  (ports: Ports): Given => ({ checkout: { [name]: ports[name] } });

const addTicket = ['cart', 'add-ticket', 'termalija', ...day, '--ticket', 'Dnevna vstopnica/Odrasli=2'];
const addGiftCard = ['cart', 'add-gift-card', 'masaza', '--quantity', '1'];
const ofGiftCard = (ports: Ports): Given => ({ shop: { addGiftCard: ports.addGiftCard, showProduct: giftCard } });
const ofLogIn = ({ logIn }: Ports): Given => ({ profile: { ...noProfile, logIn } });

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

describe.each(rows)('shop %j', (argv, errors, given, during) => {
  test.each(errors)('tells %s by code, kind and exit code, and in the words of five languages', async (kind) => {
    const error = sampleErrors[kind];
    for (const language of languages) {
      const builtIn = builtInTranslations(language);
      const command = [...argv, '--lang', language, '--json'];
      const ran = await runShop(command, { ...given(refusing(error)), builtIn }, { readSecret: async () => 'geslo' });
      expect({ exitCode: ran.exitCode, stdout: ran.stdout }).toEqual({ exitCode: exitCodeOf(error), stdout: '' });
      const told = JSON.parse(ran.stderr).error;
      expect(told).toMatchObject({ code: errorKey(error), kind });
      expect(wordsOf(reactionTo(error, during).key, builtIn).some((words) => words.test(told.message))).toBe(true);
    }
  });
});

describe.each(rows)("shop %j goes by core's table of reactions", (argv, [kind], given, during) => {
  const ran = (type: ReactionType) =>
    withReaction(during, type, async () => {
      const builtIn = builtInTranslations('en');
      const error = sampleErrors[kind ?? 'unreachable'];
      const surroundings = { readSecret: async () => 'geslo' };
      return runShop([...argv, '--lang', 'en'], { ...given(refusing(error)), builtIn }, surroundings);
    });
  const seeTheCart = 'see the cart with: shop cart show';

  test.each<[ReactionType, boolean]>([
    ['toast', false],
    ['alert', false],
    ['silent', false],
    ['goToCartQuietly', false],
    ['goToCart', true],
    ['reloadCartAndGoToCart', true],
    ['changedElsewhere', true],
  ])('%s', async (type, isSent) => {
    expect((await ran(type)).stderr.includes(seeTheCart)).toBe(isSent);
  });

  test('genericToast', async () => {
    expect((await ran('genericToast')).stderr).toContain(builtInTranslations('en').Error);
  });
});

test('no error is left out but those of opening an account and of a browser without cookies', () => {
  const told = new Set(rows.flatMap(([, errors]) => errors));
  const others = Object.keys(sampleErrors).filter((kind) => ![...told].some((one) => one === kind));
  expect(others.sort()).toEqual(['cookiesRefused', 'emailTaken']);
});
