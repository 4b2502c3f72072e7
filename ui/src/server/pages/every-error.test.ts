import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { errorKey } from '@shop/core/errors/error-catalog';
import { type Activity, type ErrorReaction, type ReactionType, reactionTo } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';
import { shopPath } from '@shop/core/paths/shop-paths';
import { sampleErrors } from '@shop/core/testing/sample-errors';
import { withReaction } from '@shop/core/testing/with-reaction';
import { describe, expect, test } from 'vitest';
import { refusedActivity } from '../../testing/refused-activities.ts';

const translations = builtInTranslations('sl');

const wordsOf = (key: string): string => translations[key] ?? translations.Error ?? key;

/** Cells of the table that need a page each; one activity is tried with errors of every kind of failure. */
const rows: readonly (readonly [Activity, ShopError])[] = [
  ...(
    [
      'priceChanged',
      'cartFrozen',
      'notFound',
      'invalidInput',
      'refusedByProvider',
      'unreachable',
      'inProgress',
    ] as const
  ).map((kind) => ['shopping', sampleErrors[kind]] as const),
  ...(['checkoutData', 'customerSave', 'reservationCheck', 'paymentStart'] as const).flatMap((during) => [
    [during, { kind: 'refusedByProvider', code: 'A.Foreign.Code' }] as const,
    [during, { kind: 'unreachable', cause: 'status' }] as const,
    [during, { kind: 'unreachable', cause: 'network' }] as const,
  ]),
  ['checkoutData', sampleErrors.expiredTicketsDeleted],
  ['paymentStart', sampleErrors.expiredTicketsDeleted],
  ['checkoutData', { kind: 'notFound', what: 'cart' }],
  ['customerSave', { kind: 'notFound', what: 'cart' }],
  ['reservationCheck', { kind: 'notFound', what: 'cart' }],
  ['customerSave', sampleErrors.cartFrozen],
  ['cartLine', { kind: 'notFound', what: 'cartItem' }],
  ['promoCode', sampleErrors.promoCodeUsedUp],
  ['promoCode', sampleErrors.tooManyPromoCodes],
  ['upsell', sampleErrors.priceChanged],
  ['logIn', sampleErrors.tooManyLogIns],
  ['profile', sampleErrors.holdAtLimit],
  ['paymentStart', sampleErrors.paymentUnconfirmed],
  ['paymentStart', sampleErrors.paymentRefused],
];

const toCart: readonly ReactionType[] = ['goToCart', 'goToCartQuietly', 'reloadCartAndGoToCart'];
const wordless: readonly ReactionType[] = ['goToCartQuietly', 'silent'];

describe('a refusal, without script', () => {
  const expectReaction = async (during: Activity, error: ShopError, { type, key }: ErrorReaction) => {
    const { page, at, text } = await refusedActivity(during, error);
    if (toCart.includes(type)) expect(at).toBe(shopPath('cart', 'sl'));
    else expect([undefined, page]).toContain(at?.replace(/#.*/, ''));
    expect([errorKey(error), 'Error']).toContain(key);
    // Content has its own text for a failed cancellation.
    const words = during === 'cancellation' && type === 'alert' ? 'Ni preklicano' : wordsOf(key);
    expect(text.includes(`>${words}<`)).toBe(!wordless.includes(type));
  };

  test.each(rows)('during %s by %j has the reaction of the table (R-ERROR-13)', async (during, error) => {
    await expectReaction(during, error, reactionTo(error, during));
  });

  const activities = ['shopping', 'cartLine', 'promoCode', 'upsell', 'checkoutData', 'customerSave'] as const;
  const later = ['reservationCheck', 'paymentStart', 'logIn', 'cancellation'] as const;
  test.each([
    ...[...activities, ...later].flatMap((during) =>
      (['alert', 'goToCart'] as const).map((type) => [during, type] as const),
    ),
    ...(['toast', 'silent', 'goToCartQuietly', 'reloadCartAndGoToCart'] as const).map(
      (type) => ['shopping', type] as const,
    ),
    // A failure beside the request leads nowhere else.
    ['profile', 'alert'] as const,
  ])('during %s follows a changed reaction %s of the table', async (during, type) => {
    const error = sampleErrors.holdAtLimit;
    await withReaction(during, type, () => expectReaction(during, error, { type, key: errorKey(error) }));
  });
});
