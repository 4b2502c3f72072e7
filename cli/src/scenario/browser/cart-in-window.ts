import type { CartLine } from '@shop/core/cart/cart-line';
import { lineName } from '@shop/core/papers/line-words';
import { err, ok, type Result } from 'neverthrow';
import { pickItem } from '../../choice/pick-in-cart.ts';
import { type Refusal, usage } from '../../failures/failure.ts';
import { button, type Done, goTo, quantityField, type ShopWindow, settled, type } from './shop-window.ts';
import { outcome, shownRefusal } from './shown-refusal.ts';

const lineMeant = async (window: ShopWindow, wanted: string): Promise<Result<CartLine, Refusal>> => {
  const cart = await window.session.useCases.loadCart(window.language);
  return cart.isErr() ? err(cart.error) : pickItem(cart.value, wanted);
};

/** Among lines of the same name the one at its place. */
const placeOf = async (window: ShopWindow, line: CartLine): Promise<number> => {
  const cart = (await window.session.useCases.loadCart(window.language)).unwrapOr(undefined);
  const same = (cart?.items ?? []).filter((one) => lineName(one) === lineName(line));
  return Math.max(
    0,
    same.findIndex(({ id }) => id === line.id),
  );
};

export const changeLine = async (window: ShopWindow, wanted: string, pieces: number): Done => {
  const line = await lineMeant(window, wanted);
  if (line.isErr()) return err(line.error);
  await goTo(window, 'cart');
  const field = quantityField(window, lineName(line.value)).nth(await placeOf(window, line.value));
  if (await field.isDisabled()) return outcome(window, async () => false);
  await type(field, String(pieces));
  await settled(window);
  const refused = await shownRefusal(window);
  if (refused !== undefined && pieces > 0) return err(refused);
  return outcome(window, async () => pieces === 0 || (await field.inputValue()) === String(pieces));
};

export const removeLine = async (window: ShopWindow, wanted: string): Done => {
  const line = await lineMeant(window, wanted);
  if (line.isErr()) return err(line.error);
  const { t, memory } = window;
  await goTo(window, 'cart');
  const remove = button(window, t('Cart.RemoveItem', { name: lineName(line.value) }));
  await remove.nth(await placeOf(window, line.value)).click();
  const done = await outcome(window, () => button(window, t('Cart.Undo')).isVisible());
  await settled(window);
  memory.removed = line.value;
  return done;
};

export const putBack = async (window: ShopWindow): Done => {
  const undo = button(window, window.t('Cart.Undo'));
  if ((await undo.count()) === 0) return err(usage('no line was removed, so none can be put back'));
  await undo.click();
  const done = await outcome(window, async () => (await undo.count()) === 0);
  await settled(window);
  return done;
};

export const extendHold = async (window: ShopWindow): Done => {
  await goTo(window, 'cart');
  const extend = button(window, window.t('Cart.ExtendHold'));
  if ((await extend.count()) === 0) return outcome(window, async () => false);
  await extend.click();
  await settled(window);
  return ok();
};

export const applyCode = async (window: ShopWindow, code: string): Done => {
  const { page, t } = window;
  await goTo(window, 'cart');
  const field = page.getByRole('textbox', { name: t('Promo.Field') });
  const applied = page.getByRole('button', { name: t('Promo.RemoveOf', { code: '' }).trim() });
  if (code === '') {
    await applied.click();
    const gone = await outcome(window, async () => (await applied.count()) === 0);
    await settled(window);
    return gone;
  }
  if (!(await field.isVisible())) await page.getByText(t('Promo.Title'), { exact: true }).click();
  await field.fill(code);
  await button(window, t('Promo.Apply')).click();
  const done = await outcome(window, () => applied.isVisible());
  await settled(window);
  return done;
};
