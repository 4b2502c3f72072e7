import { lineName } from '@shop/core/papers/line-words';
import { err, ok } from 'neverthrow';
import { pickItem } from '../../choice/pick-in-cart.ts';
import { usage } from '../../failures/failure.ts';
import { button, type Done, goTo, quantityField, type ShopWindow, type, waitUntilSettled } from './shop-window.ts';
import { outcome, quietOutcome, shownRefusal } from './shown-refusal.ts';

/** Returns a line of the cart with its name, and its index among the lines of the same name. */
const findLine = ({ session, language }: ShopWindow, wanted: string) =>
  session.useCases.loadCart(language).andThen((cart) =>
    pickItem(cart, wanted).map((line) => {
      const same = (cart?.items ?? []).filter((one) => lineName(one) === lineName(line));
      return { line, name: lineName(line), place: same.findIndex(({ cartItemId: id }) => id === line.cartItemId) };
    }),
  );

export const changeLine = async (window: ShopWindow, wanted: string, pieces: number): Done => {
  const match = await findLine(window, wanted);
  if (match.isErr()) return err(match.error);
  await goTo(window, 'cart');
  const field = quantityField(window, match.value.name).nth(match.value.place);
  if (await field.isDisabled()) return outcome(window, async () => false);
  await type(field, String(pieces));
  await waitUntilSettled(window);
  const refused = await shownRefusal(window);
  if (refused !== undefined && pieces > 0) return err(refused);
  return outcome(window, async () => pieces === 0 || (await field.inputValue()) === String(pieces));
};

export const removeLine = async (window: ShopWindow, wanted: string): Done => {
  const match = await findLine(window, wanted);
  if (match.isErr()) return err(match.error);
  const { t, memory } = window;
  const { line, name, place } = match.value;
  await goTo(window, 'cart');
  await button(window, t('Cart.RemoveItem', { name })).nth(place).click();
  const done = await quietOutcome(window, () => button(window, t('Cart.Undo')).isVisible());
  memory.removed = line;
  return done;
};

export const putBack = async (window: ShopWindow): Done => {
  const undo = button(window, window.t('Cart.Undo'));
  if ((await undo.count()) === 0) return err(usage('no line was removed, so none can be put back'));
  await undo.click();
  return quietOutcome(window, async () => (await undo.count()) === 0);
};

export const extendHold = async (window: ShopWindow): Done => {
  await goTo(window, 'cart');
  const extend = button(window, window.t('Cart.ExtendHold'));
  if ((await extend.count()) === 0) return outcome(window, async () => false);
  await extend.click();
  await waitUntilSettled(window);
  return ok();
};

export const applyCode = async (window: ShopWindow, code: string): Done => {
  const { page, t } = window;
  await goTo(window, 'cart');
  const field = page.getByRole('textbox', { name: t('Promo.Field') });
  const applied = page.getByRole('button', { name: t('Promo.RemoveOf', { code: '' }).trim() });
  if (code === '') {
    await applied.click();
    return quietOutcome(window, async () => (await applied.count()) === 0);
  }
  if (!(await field.isVisible())) await page.getByText(t('Promo.Title'), { exact: true }).click();
  await field.fill(code);
  await button(window, t('Promo.Apply')).click();
  return quietOutcome(window, () => applied.isVisible());
};
