import type { ShopData } from '@shop/adapters/assemble/shop-data';
import { resortZone } from '@shop/adapters/clock/system-clock';
import { fileCookies } from '@shop/adapters/cookies/file-cookies';
import { paymentReturn } from '@shop/core/checkout/payment-callback';
import { makeMemberSession } from '@shop/core/member/member-session';
import { chosenPersonCategories, type PersonCategories } from '@shop/core/packages/person-categories';
import { err, ok, type Result } from 'neverthrow';
import type { DependencyContainer } from 'tsyringe';
import type { OpenShop } from '../ports/open-shop.ts';
import type { ShopSettings } from '../ports/shop-settings.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { orderDrawer } from './order-drawer.ts';
import { CLOCK, RANDOM, USE_CASES } from './tokens.ts';
import { wireData, wireVisitor } from './visit-wiring.ts';

type DataOf = (wiring: DependencyContainer, categories: PersonCategories) => Promise<Result<ShopData, string>>;

/** A visit with the jar's cookies, over the data that are opened for it. Error: one line. */
export const openVisit = async (
  settings: ShopSettings,
  terminal: Terminal,
  dataOf: DataOf,
): Promise<Result<OpenShop, string>> => {
  const jar = fileCookies(settings.jar);
  if (jar.isErr()) return err(`the jar ${jar.error.path} cannot be read: ${jar.error.message}`);
  const categories = chosenPersonCategories(terminal.env);
  if (categories.isErr()) return err(categories.error);
  const wiring = wireVisitor(settings, jar.value, terminal);
  const data = await dataOf(wiring, categories.value);
  if (data.isErr()) return err(data.error);
  const { payWithCard, fault, close } = data.value;
  wireData(wiring, data.value);
  const jarFault = (): string | undefined => {
    const error = jar.value.fault();
    return error && `the jar ${error.path} cannot be written: ${error.message}`;
  };
  return ok({
    useCases: wiring.resolve(USE_CASES),
    member: makeMemberSession({ profile: data.value.profile, random: wiring.resolve(RANDOM), jar: jar.value }),
    clock: wiring.resolve(CLOCK),
    zone: resortZone,
    personCategories: categories.value,
    payWithCard: (pageAddress, card) =>
      payWithCard(pageAddress, card).map((address) => paymentReturn(new URL(address).searchParams)),
    drawOrder: orderDrawer(data.value),
    fault: () => fault() ?? jarFault(),
    close,
  });
};
