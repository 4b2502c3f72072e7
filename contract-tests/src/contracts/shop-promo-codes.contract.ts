import { minutes } from '@shop/core/dates/instant';
import { plusDays } from '@shop/core/dates/local-date';
import { percentOff } from '@shop/core/money/percent';
import { refusal, value } from '@shop/core/testing/answers';
import { spelledTicketCode } from '@shop/core/text/ticket-code';
import { describe, expect } from 'vitest';
import type { ContractTest, Given } from './contract-test.ts';
import { addCard } from './shop-gift-cards.contract.ts';
import { importEdit } from './shop-imports.contract.ts';

/** Returns a function that fills a new cart each time; more often than the limited code may be used. */
const filling = async ({ world, freeDay, addSingles }: Given) => {
  const day = await freeDay(world.promoCodes.limited.uses + 1);
  return async () => (await addSingles(day, 1)).cartId;
};

/** The contract of promo codes, for every ShopPort. */
export const shopPromoCodesContract = (test: ContractTest): void => {
  describe('promo codes', () => {
    test('a wrong code is refused and the cart is unchanged', async (given) => {
      const { filledCart, load, applyCode, expectRefused } = given;
      const { cart } = await filledCart();
      await expectRefused(applyCode(cart.id, 'NO-SUCH-CODE'), { kind: 'promoCodeInvalid' });
      expect((await load(cart.id)).totalPrice).toBe(cart.totalPrice);
    });

    test.own(
      'a code of a gift card is refused with an error of its own, as printed or as typed, and counts as an attempt (R-GUARD-12)',
      async (given) => {
        const { world, giftCard, save, payPage, show, filledCart } = given;
        const { cartId } = await value(addCard(world, await giftCard('value'), 5000));
        const session = await save(cartId);
        const { orderKey } = await show(await world.pay(await payPage(cartId, session), 'paid'), session);
        const [card] = (await value(world.checkout.showPapers(orderKey ?? expect.fail()))).tickets;
        const code = card?.code ?? expect.fail();
        const { cart } = await filledCart();
        for (const typed of [code, spelledTicketCode(code), ` ${code.toLowerCase()}`])
          expect(await refusal(world.shop.applyPromoCode(cart.id, typed))).toEqual({ kind: 'promoCodeOfGiftCard' });
        for (const wrong of ['1', '2', '3', '4', '5', '6', '7', '8'])
          expect(await refusal(world.shop.applyPromoCode(cart.id, wrong))).toEqual({ kind: 'promoCodeInvalid' });
        expect(await refusal(world.shop.applyPromoCode(cart.id, '9'))).toEqual({ kind: 'tooManyPromoCodes' });
      },
    );

    test('a percent is deducted from the whole cart, rounded once, and the cart names the code', async (given) => {
      const { world, filledCart, load } = given;
      const { code, percent } = given.world.promoCodes.percent;
      const { cart } = await filledCart(3);
      await value(world.shop.applyPromoCode(cart.id, code));
      const reduced = await load(cart.id);
      expect(reduced.totalPrice).toBe(percentOff(cart.totalPrice, percent).reduced);
      expect(reduced.promo).toMatchObject({ code });
    });

    test.own('a cart shows the amount that its code deducts', async (given) => {
      const { world, filledCart, load } = given;
      const { code } = given.world.promoCodes.percent;
      const { cart } = await filledCart(3);
      await value(world.shop.applyPromoCode(cart.id, code));
      const reduced = await load(cart.id);
      expect(reduced.promo).toMatchObject({ code, amount: cart.totalPrice - reduced.totalPrice });
    });

    test('a code that is applied twice is deducted once (R-REPEAT-12)', async (given) => {
      const { world, filledCart, load } = given;
      const { code, percent } = given.world.promoCodes.percent;
      const { cart } = await filledCart();
      for (const _ of [1, 2]) await value(world.shop.applyPromoCode(cart.id, code));
      expect((await load(cart.id)).totalPrice).toBe(percentOff(cart.totalPrice, percent).reduced);
    });

    test.own(
      'a code in small letters with spaces around it is accepted, and deducted once when applied twice (R-REPEAT-12)',
      async (given) => {
        const { world, filledCart, load } = given;
        const { code, percent } = given.world.promoCodes.percent;
        const { cart } = await filledCart();
        await value(world.shop.applyPromoCode(cart.id, ` ${code.toLowerCase()} `));
        await value(world.shop.applyPromoCode(cart.id, code));
        expect((await load(cart.id)).totalPrice).toBe(percentOff(cart.totalPrice, percent).reduced);
      },
    );

    test('a code is removed by an empty one', async (given) => {
      const { world, filledCart, load } = given;
      const { code } = given.world.promoCodes.percent;
      const { cart } = await filledCart();
      await value(world.shop.applyPromoCode(cart.id, code));
      expect((await load(cart.id)).totalPrice).toBeLessThan(cart.totalPrice);
      await value(world.shop.applyPromoCode(cart.id, ''));
      expect((await load(cart.id)).totalPrice).toBe(cart.totalPrice);
    });

    test('a code without effect is refused with its own error, and stays available to others', async (given) => {
      const { world, giftCard, load } = given;
      const { code } = given.world.promoCodes.percent;
      const { cartId } = await value(addCard(world, await giftCard('value'), 5000));
      await given.expectRefused(world.shop.applyPromoCode(cartId, code), { kind: 'promoCodeNotApplicable' });
      expect((await load(cartId)).promo).toBeUndefined();
    });

    test.own(
      'a cart has ten attempts a minute, the same code counts once, and other carts have their own (R-GUARD-12)',
      async (given) => {
        const { world, filledCart } = given;
        const { code } = given.world.promoCodes.percent;
        const [{ cart }, { cart: other }] = [await filledCart(), await filledCart()];
        for (const wrong of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '10'])
          expect(await refusal(world.shop.applyPromoCode(cart.id, wrong))).toEqual({ kind: 'promoCodeInvalid' });
        expect(await refusal(world.shop.applyPromoCode(cart.id, code))).toEqual({ kind: 'tooManyPromoCodes' });
        await value(world.shop.applyPromoCode(cart.id, ''));
        await value(world.shop.applyPromoCode(other.id, code));
      },
    );

    test.own(
      'a code is unknown before its first day, accepted on its first and last day, and expired on the day after',
      async (given) => {
        const { world, filledCart } = given;
        const { clock } = world;
        const { code } = given.world.promoCodes.percent;
        await importEdit(given, ({ text }) =>
          text.replace(new RegExp(`(?<=  - code: ${code}\n)`), '    validFrom: +1\n    validUntil: +2\n'),
        );
        const type = async () => world.shop.applyPromoCode((await filledCart(1)).cart.id, code);
        const onDay = (day: number) => {
          clock.advance(Date.parse(`${plusDays(world.today, day)}T10:00:00Z`) - clock.now());
          return type();
        };
        expect(await refusal(await type())).toEqual({ kind: 'promoCodeInvalid' });
        for (const day of [1, 2]) await value(await onDay(day));
        expect(await refusal(await onDay(3))).toEqual({ kind: 'promoCodeExpired' });
      },
    );

    test.own(
      'a limited code is accepted in as many carts as it has uses; a cart that removes it frees a use',
      async (given) => {
        const { shop, promoCodes } = given.world;
        const { code, uses } = promoCodes.limited;
        const fill = await filling(given);
        const carts = await Promise.all(Array.from({ length: uses + 1 }, fill));
        const answers = await Promise.all(
          carts.map(async (id) => ({ id, answer: await shop.applyPromoCode(id, code) })),
        );
        const [refused, ...others] = answers.filter(({ answer }) => answer.isErr());
        const lucky = answers.find(({ answer }) => answer.isOk());
        if (refused === undefined || lucky === undefined) throw new Error('nobody, or everybody, got the code');
        expect(others).toEqual([]);
        expect(await refusal(refused.answer)).toEqual({ kind: 'promoCodeUsedUp' });
        await value(shop.applyPromoCode(lucky.id, ''));
        await value(shop.applyPromoCode(refused.id, code));
      },
    );

    test.own(
      'a limited code that is removed and entered again is free for others sixty minutes after the first entry',
      async (given) => {
        const { shop, promoCodes, clock } = given.world;
        const { code, uses } = promoCodes.limited;
        const fill = await filling(given);
        const [first, rival] = [await fill(), await fill()];
        const others = await Promise.all(Array.from({ length: uses - 1 }, fill));
        await value(shop.applyPromoCode(first, code));
        clock.advance(minutes(50));
        await value(shop.applyPromoCode(first, ''));
        await value(shop.applyPromoCode(first, code));
        await Promise.all(others.map((cart) => value(shop.applyPromoCode(cart, code))));
        clock.advance(minutes(10) - 1);
        expect(await refusal(shop.applyPromoCode(rival, code))).toEqual({ kind: 'promoCodeUsedUp' });
        clock.advance(1);
        await value(shop.applyPromoCode(rival, code));
      },
    );
  });
};
