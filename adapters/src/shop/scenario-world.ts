import { ticketCalendar } from '@shop/core/availability/ticket-calendar';
import { isDayTicket } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { CatalogPort } from '@shop/core/ports/catalog-port';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { dayOfName, parseNamedDay } from '@shop/core/scenario/named-day';
import { err, ok, type Result, safeTry } from 'neverthrow';
import { stringify } from 'yaml';
import type { CatalogForm } from '../catalog-files/catalog-form.ts';
import { readCatalog } from '../catalog-files/read-catalog.ts';
import { cryptoRandom } from '../platform/random/crypto-random.ts';
import type { OwnWorld } from '../scenarios/files/scenario-form.ts';
import { type EmbeddedShop, openEmbeddedShop } from '../shop/embedded-shop.ts';

const open = (dataDir: string, clock: ClockPort): Promise<Result<EmbeddedShop, string>> =>
  openEmbeddedShop({
    dataDir,
    clock,
    random: cryptoRandom,
    origin: 'http://shop.invalid',
    payments: { type: 'testBank', opens: 'whenAsked' },
  });

type Given<Name extends keyof OwnWorld> = NonNullable<OwnWorld[Name]>;

type Placed = { readonly facility: string; readonly date: LocalDate; readonly places: number };

const withPlaces = (form: CatalogForm, capacities: readonly Placed[]): CatalogForm => ({
  ...form,
  facilities: form.facilities.map((facility) => {
    const own = capacities.filter((one) => one.facility === facility.id);
    if (facility.days === undefined || own.length === 0) return facility;
    const rules = own.map(({ date, places }) => ({ on: [date], closed: false, capacity: places }));
    return { ...facility, days: { ...facility.days, except: [...(facility.days.except ?? []), ...rules] } };
  }),
});

const placed = async (
  { shop }: EmbeddedShop,
  form: CatalogForm,
  { ticket, day, places }: Given<'places'>[number],
  today: LocalDate,
): Promise<Result<Placed, string>> => {
  const product = form.products.find(({ id }) => id === ticket);
  if (product === undefined) return err(`the world has no ticket ${ticket}`);
  const url = typeof product.url === 'string' ? product.url : product.url.sl;
  const page = await shop.showProduct('sl', url);
  const named = parseNamedDay(day);
  if (page.isErr() || page.value.kind !== 'ticket' || !isDayTicket(page.value) || named === undefined) {
    return err(`${ticket} is no ticket of a day, so it has no places to give`);
  }
  const date = dayOfName(named, today, ticketCalendar(page.value, today).days);
  if (date === undefined) return err(`${ticket} has no ${day}`);
  return ok({ facility: product.facility ?? product.id, date, places });
};

/** Imports the catalog of one file. `countFrom` is the day from which its relative days are counted; default: today. */
const imported = (catalog: CatalogPort, content: unknown, refused: string, countFrom?: LocalDate) => {
  const files = [{ path: 'catalog.yaml', text: stringify(content) }];
  return catalog.importCatalog({ files, apply: true, countFrom }).mapErr((refusal) => {
    const mistakes = refusal.kind === 'mistakes' ? refusal.mistakes : [];
    const texts = mistakes.map(({ file, line, message }) => `${file}:${line}: ${message}`);
    return `${refused}: ${refusal.kind === 'mistakes' ? texts.join('; ') : refusal.kind}`;
  });
};

const give = (shop: EmbeddedShop, catalog: CatalogPort, requested: Given<'places'>, today: LocalDate) =>
  safeTry(async function* () {
    const { form, countFrom } = yield* catalog
      .exportCatalog()
      .andThen((sold) => readCatalog(sold.files, today).map((read) => ({ form: read.form, countFrom: sold.countFrom })))
      .mapErr(() => 'what the world sells cannot be read');
    const places: Placed[] = [];
    for (const one of requested) places.push(yield* await placed(shop, form, one, today));
    return imported(catalog, withPlaces(form, places), 'its places cannot be given', countFrom);
  });

const sell = (catalog: CatalogPort, content: unknown) =>
  imported(catalog, content, "the world's catalog cannot be sold");

const join = async ({ accounts }: EmbeddedShop, members: Given<'members'>): Promise<Result<void, string>> => {
  const blank = { phone: '', address: '', postCode: '', city: '', wellcardId: '' };
  for (const { password, country = '', ...member } of members) {
    const joined = await accounts.register({ member: { ...blank, ...member, countryCode: country }, password });
    if (joined.isErr()) return err(`${member.email} cannot be a member of the world`);
  }
  return ok();
};

const furnish = (shop: EmbeddedShop, world: OwnWorld, today: LocalDate) =>
  safeTry(async function* () {
    const { catalog } = shop;
    if (catalog === undefined) return err('nothing can be sold there');
    if (world.catalog !== undefined) yield* sell(catalog, world.catalog);
    if (world.places !== undefined) yield* give(shop, catalog, world.places, today);
    return join(shop, world.members ?? []);
  });

/** Creates a data folder as a first start does. Error: one line. */
export const makeWorldFolder = async (dataDir: string, clock: ClockPort): Promise<Result<void, string>> =>
  (await open(dataDir, clock)).asyncMap((shop) => shop.close());

/** Turns a new data folder into a scenario's world: catalog, places, members. Error: one line. */
export const furnishWorld = async (
  dataDir: string,
  clock: ClockPort,
  world: OwnWorld,
): Promise<Result<void, string>> => {
  const isPlain = world.places === undefined && world.members === undefined && world.catalog === undefined;
  if (isPlain) return ok();
  const opened = await open(dataDir, clock);
  if (opened.isErr()) return err(opened.error);
  const furnished = await furnish(opened.value, world, clock.today());
  await opened.value.close();
  return furnished;
};
