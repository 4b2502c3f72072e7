import type { Cart } from '@shop/core/cart/cart';
import type { ShopPort } from '@shop/core/cart/shop-port';
import type { Upsell } from '@shop/core/cart/upsell';
import type { MediaFacts, ProductImage } from '@shop/core/content/media';
import { allowedPicture, type PictureHosts } from './allowed-picture.ts';

/** What a shop knows of its own pictures by their plain path: the address that tells the present version, and what is shown with it. */
export type KnownPictures = ReadonlyMap<string, { readonly url: string; readonly facts: MediaFacts }>;

const plainPath = (address: string): string => address.replace(/\?.*$/s, '');

/** A shop whose pictures lie on these hosts; a product or upsell with another one has none (D-PICTURE-HOSTS). Products whose pictures
 *  are known say so. */
export const shopWithPictures = (shop: ShopPort, hosts: PictureHosts, known: KnownPictures = new Map()): ShopPort => {
  const withFacts = <Product extends ProductImage>(product: Product): Product => {
    const picture = known.get(plainPath(product.image));
    return picture === undefined ? product : { ...product, imageFacts: picture.facts };
  };
  const pictured = <Item extends { readonly image: string }>(item: Item): Item => {
    const image = allowedPicture(item.image, hosts) ?? '';
    return { ...item, image: known.get(plainPath(image))?.url ?? image };
  };
  const upsells = (offered: readonly Upsell[]): readonly Upsell[] => offered.map(pictured);
  const cart = (shown: Cart): Cart => ({ ...shown, upsells: upsells(shown.upsells) });
  return {
    ...shop,
    listProducts: (query) =>
      shop.listProducts(query).map((page) => ({ ...page, items: page.items.map(pictured).map(withFacts) })),
    showProduct: (language, url) => shop.showProduct(language, url).map(pictured).map(withFacts),
    loadCart: (query) => shop.loadCart(query).map(cart),
    changeQuantity: (change) => shop.changeQuantity(change).map(cart),
    removeItem: (removal) => shop.removeItem(removal).map(cart),
    addTicket: (...asked) => shop.addTicket(...asked).map((added) => ({ ...added, upsells: upsells(added.upsells) })),
    addUpsell: (...asked) => shop.addUpsell(...asked).map(cart),
  };
};
