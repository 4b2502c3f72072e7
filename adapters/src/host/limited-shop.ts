import { hash } from 'node:crypto';
import type { ErrorOf } from '@shop/core/errors/shop-error';
import { normalisedCode } from '@shop/core/host/cart/apply-promo-code';
import type { CartId } from '@shop/core/ids';
import type { ClientLimits } from '@shop/core/limits/client-limits';
import { codeTriesOfCart } from '@shop/core/limits/tries';
import type { ShopPort } from '@shop/core/ports/shop-port';
import { errAsync } from 'neverthrow';
import { countedUnder } from './digests.ts';
import type { Try, TryStore } from './try-store.ts';

const tooMany: ErrorOf<'tooManyPromoCodes'> = { kind: 'tooManyPromoCodes' };

/** A promo code that is tried for a cart; where nobody knows the client only the cart counts. */
const tryOf = (cartId: CartId, code: string, client: string | undefined, { codeTries }: ClientLimits): Try => ({
  under: [
    { name: hash('sha256', `codes of cart ${cartId}`), most: codeTriesOfCart },
    ...(client === undefined || codeTries === undefined
      ? []
      : [{ name: countedUnder('codes of client', client), most: codeTries }]),
  ],
  same: hash('sha256', `code ${JSON.stringify([cartId, code])}`),
});

/** A shop that looks at a few promo codes a minute, of a cart and of a client, whatever comes of them (D-CODE-TRIES). Taking a code off is
 *  no try. */
export const limitedShop = (shop: ShopPort, tries: TryStore, limits: ClientLimits): ShopPort => ({
  ...shop,
  applyPromoCode: (cartId, text, client) => {
    const code = normalisedCode(text);
    if (code === '') return shop.applyPromoCode(cartId, text, client);
    return tries
      .take(tryOf(cartId, code, client, limits))
      .andThen((may) => (may ? shop.applyPromoCode(cartId, text, client) : errAsync(tooMany)));
  },
});
