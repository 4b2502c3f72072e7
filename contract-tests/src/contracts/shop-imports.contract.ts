import { freshKey } from '@shop/adapters/seller/testing/shopper';
import { maxGiftCardsPerCart, maxPersonsPerCart, maxUpsellsPerCart } from '@shop/core/availability/capacity';
import { isDayTicket, seasonsOf } from '@shop/core/catalog/ticket';
import { minutes } from '@shop/core/dates/instant';
import type { CheckoutSession } from '@shop/core/ids';
import { cents, maxPrice, add as plus, times } from '@shop/core/money/cents';
import { refusal, value } from '@shop/core/testing/answers';
import { describe, expect } from 'vitest';
import { costs, type Edit, everythingCosts, holds, onDay, without } from './catalog-edits.ts';
import type { ContractTest, Given } from './contract-test.ts';
import { addCard } from './shop-gift-cards.contract.ts';
import { missing } from './world.ts';

/** Imports the catalog with edited files. Fails if the edit changes nothing. */
const importEdited = async ({ world: { catalog } }: Given, edit: Edit, apply = true) => {
  const { files } = (await catalog.exportCatalog())._unsafeUnwrap();
  const edited = files.map((file) => ({ ...file, text: edit(file) }));
  expect(edited).not.toEqual(files);
  return catalog.importCatalog({ files: edited, apply });
};

/** Imports an edited catalog and expects success. */
export const importEdit = async (given: Given, edit: Edit): Promise<void> => {
  expect((await importEdited(given, edit))._unsafeUnwrap().applied).toBe(true);
};

/** Returns the places of a day that all carts and orders use, from the error of an import with no capacity. */
export const placesTakenOn = async (given: Given, facility: string, date: string): Promise<number> => {
  const tried = await importEdited(given, holds(facility, date, 0), false);
  return Number(/must be at least (\d+)/.exec(JSON.stringify(tried))?.[1] ?? 0);
};

const messagesOf = async (given: Given, edit: Edit): Promise<readonly string[]> => {
  const error = (await importEdited(given, edit))._unsafeUnwrapErr();
  return error.kind === 'mistakes' ? error.mistakes.map(({ file, message }) => `${file}: ${message}`) : [error.kind];
};

/** Makes a cart with tickets that is ready to pay, with the id of their price list. */
const ticketsToPay = async ({ readyToPay }: Given) => {
  const ready = await readyToPay();
  const { line } = ready;
  if (line.kind !== 'ticket' || line.priceListId === undefined) throw new Error('no ticket is in the cart');
  return { ...ready, list: line.priceListId };
};

/** Makes a cart with a season pass that is ready to pay. */
const passInCart = async ({ world: { shop }, tickets, save }: Given) => {
  const [pass] = (await tickets()).filter((ticket) => !isDayTicket(ticket) && ticket.seasons.length > 0);
  const [season = missing('a season')] = pass === undefined ? [] : seasonsOf(pass);
  const ticket = pass ?? missing('a pass');
  const query = { productId: ticket.id, language: 'sl', period: { type: 'season', seasonId: season.id } } as const;
  const { priceGroups } = await value(shop.quoteTicket(query));
  const list = priceGroups.flatMap(({ priceLists }) => priceLists).find(({ enabled }) => enabled);
  const lines = [{ priceListId: list?.priceListId ?? missing('a price of the pass'), quantity: 2 }];
  const { cartId } = await value(shop.addTicket({ ...query, items: lines }, freshKey()));
  return { cartId, pass: ticket, season, session: await save(cartId) };
};

/** Pays at a payment page and returns the order. */
const paidAt = async ({ world, show }: Given, returnUrl: string, session: CheckoutSession) =>
  show(await world.pay(returnUrl, 'paid'), session);

/** The contract of imports that change what open carts, payments and holds refer to. */
export const shopImportsContract = ({ own: test }: ContractTest): void => {
  describe('an import of the catalog', () => {
    test('that changes a price shows it to a buyer before the payment', async (given) => {
      const { load, startPayment } = given;
      const { cart, list, session } = await ticketsToPay(given);
      await importEdit(given, costs(list, '99.00'));
      expect((await load(cart.id)).totalPrice).toBe(2 * 9900);
      expect(await refusal(startPayment(cart.id, session))).toEqual({
        kind: 'totalChanged',
        shown: cart.totalPrice,
        now: 2 * 9900,
      });
      await value(startPayment(cart.id, session));
    });

    test('changes nothing of a running payment, not even when the product leaves the catalog', async (given) => {
      const { load, payPage } = given;
      const { cart, list, session, day } = await ticketsToPay(given);
      const returnUrl = await payPage(cart.id, session);
      await importEdit(given, costs(list, '99.00'));
      await importEdit(given, without(day.ticket.id));
      expect(await load(cart.id)).toMatchObject({ frozen: true, totalPrice: cart.totalPrice });
      const order = await paidAt(given, returnUrl, session);
      expect(order).toMatchObject({ outcome: 'completed', total: cart.totalPrice });
    });

    test('that removes a product leaves it in open carts at its price while it is held', async (given) => {
      const { load, payPage, add } = given;
      const { cart, line, list, session, day } = await ticketsToPay(given);
      await importEdit(given, without(day.ticket.id));
      expect(await load(cart.id)).toMatchObject({
        totalPrice: cart.totalPrice,
        items: [{ cartItemId: line.cartItemId }],
      });
      expect(await refusal(add(day, [{ priceListId: list, quantity: 1 }]))).toMatchObject({
        kind: 'notFound',
      });
      const returnUrl = await payPage(cart.id, session);
      const order = await paidAt(given, returnUrl, session);
      expect(order).toMatchObject({ outcome: 'completed', total: cart.totalPrice });
    });

    test('that removes a product removes it from a cart with an expired hold, and names its line', async (given) => {
      const { load, startPayment } = given;
      const { cart, session, day } = await ticketsToPay(given);
      await importEdit(given, without(day.ticket.id));
      given.world.clock.advance(minutes(16));
      expect((await load(cart.id)).items).toHaveLength(1);
      expect(await refusal(startPayment(cart.id, session))).toMatchObject({ kind: 'expiredTicketsDeleted' });
      expect(await load(cart.id)).toMatchObject({ items: [], lost: [{ productTitle: day.ticket.name, quantity: 2 }] });
    });

    for (const state of ['held', 'paying', 'sold'] as const) {
      test(`with fewer places than are ${state} is refused at its line, and with just as many sells no more`, async (given) => {
        const { world, readyToPay, payPage, placesLeft } = given;
        const { ticket, date } = await given.freeDay();
        const before = await placesTakenOn(given, ticket.id, date);
        const { cart, session, day } = await readyToPay(5);
        const facility = day.ticket.id;
        if (state !== 'held') {
          const returnUrl = await payPage(cart.id, session);
          if (state === 'sold') await world.pay(returnUrl, 'paid');
        }
        const needed = before + 5;
        expect(await messagesOf(given, holds(facility, day.date, needed - 1))).toEqual([
          `facilities.yaml: capacity must be at least ${needed} for ${facility} on ${day.date}: so many places are taken; found ${needed - 1}`,
        ]);
        expect(await placesLeft(day)).toBe(day.places - 5);
        await importEdit(given, holds(facility, day.date, needed));
        expect(await placesLeft(day)).toBe(0);
      });
    }

    test('that closes a day leaves its tickets in carts and sells no more', async (given) => {
      const { payPage, add } = given;
      const { cart, list, session, day } = await ticketsToPay(given);
      await importEdit(given, onDay(day.ticket.id, day.date, 'closed: true'));
      expect((await add(day, [{ priceListId: list, quantity: 1 }])).isErr()).toBe(true);
      const returnUrl = await payPage(cart.id, session);
      const order = await paidAt(given, returnUrl, session);
      expect(order).toMatchObject({ outcome: 'completed', total: cart.totalPrice });
    });

    test('that shortens a season leaves its passes in carts until the new end, which is shown', async (given) => {
      const { load, startPayment } = given;
      const { cartId, pass, season, session } = await passInCart(given);
      const ends =
        (day: number): Edit =>
        ({ text }) =>
          text.replace(new RegExp(`(id: ${season.id}\n[\\s\\S]*?firstDay: ).*(\n +lastDay: ).*`), `$1-400$2${day}`);
      const before = await load(cartId);
      await importEdit(given, ends(0));
      expect(await load(cartId)).toMatchObject({ totalPrice: before.totalPrice, items: [{ price: { quantity: 2 } }] });
      await importEdit(given, ends(-1));
      expect(await refusal(startPayment(cartId, session))).toMatchObject({ kind: 'ticketsOver' });
      expect(await load(cartId)).toMatchObject({
        items: [],
        lost: [{ productTitle: pass.name, quantity: 2, reason: 'over' }],
      });
    });

    test('that replaces a season leaves its passes in carts under its name', async (given) => {
      const { load, startPayment } = given;
      const { cartId, season, session } = await passInCart(given);
      const before = await load(cartId);
      await importEdit(given, ({ text }) => text.replace(`id: ${season.id}\n`, `id: ${season.id}-next\n`));
      const after = await load(cartId);
      expect(after).toMatchObject({ totalPrice: before.totalPrice, items: [{ period: { name: season.name } }] });
      await value(startPayment(cartId, session));
    });

    test('that removes a promo code removes it from carts, and names it before the other total is paid', async (given) => {
      const { world, filledCart, save, load, startPayment } = given;
      const { code } = world.promoCodes.percent;
      const { cart } = await filledCart();
      await value(world.shop.applyPromoCode(cart.id, code));
      const session = await save(cart.id);
      await importEdit(given, ({ path, text }) =>
        path === 'promo-codes.yaml'
          ? text.replace(new RegExp(`  - code: ${code}\n[\\s\\S]*?(?=\n  - code)\n`), '')
          : text,
      );
      const without = await load(cart.id);
      expect(without.totalPrice).toBe(cart.totalPrice);
      expect(without.promo).toBeUndefined();
      expect(await refusal(startPayment(cart.id, session))).toEqual({ kind: 'promoCodeInvalid' });
      expect(await load(cart.id)).toMatchObject({ totalPrice: cart.totalPrice, lostCode: { code } });
      await value(startPayment(cart.id, session));
    });

    test('with the highest prices leaves the largest cart payable, to the cent', async (given) => {
      const { world, freeDay, addSingles, giftCard, load, save, payPage } = given;
      await importEdit(given, everythingCosts(cents(10_00)));
      const day = await freeDay();
      const { cartId, upsells } = await addSingles(day, maxPersonsPerCart);
      const upsell = upsells.find(({ dates }) => dates.includes(day.date)) ?? missing('an upsell on a day');
      const parents = { parentProductIds: [day.ticket.id], date: day.date };
      const lines = [{ id: upsell.id, quantity: maxUpsellsPerCart, ...parents }];
      await value(world.shop.addUpsell({ cartId, language: 'sl', items: lines }, freshKey()));
      await value(addCard(world, await giftCard('fixed'), undefined, maxGiftCardsPerCart, cartId));
      await importEdit(given, everythingCosts(maxPrice));
      const session = await save(cartId);
      const total = times(maxPrice, maxPersonsPerCart + maxUpsellsPerCart + maxGiftCardsPerCart);
      expect((await load(cartId)).totalPrice).toBe(total);
      const returnUrl = await payPage(cartId, session);
      const order = await paidAt(given, returnUrl, session);
      expect(order).toMatchObject({ outcome: 'completed', total });
      const [first = ''] = await messagesOf(given, everythingCosts(plus(maxPrice, cents(1))));
      expect(first).toMatch(/price must be an amount in euros .* not above 90000; found 90000\.01$/);
    });

    test('with fewer uses of a promo code than exist is refused at its line', async (given) => {
      const { world, filledCart } = given;
      const { code } = world.promoCodes.limited;
      for (const _ of [1, 2]) await value(world.shop.applyPromoCode((await filledCart()).cart.id, code));
      const uses =
        (most: number): Edit =>
        ({ text }) =>
          text.replace(new RegExp(`(code: ${code}\n[\\s\\S]*?maxUses: )\\d+`), `$1${most}`);
      expect(await messagesOf(given, uses(1))).toEqual([
        `promo-codes.yaml: maxUses must be at least 2: so many carts have used ${code}`,
      ]);
      await importEdit(given, uses(2));
      expect(await refusal(world.shop.applyPromoCode((await filledCart()).cart.id, code))).toMatchObject({
        kind: 'promoCodeUsedUp',
      });
    });
  });
};
