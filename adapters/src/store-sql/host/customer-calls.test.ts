import { minutes } from '@shop/core/dates/instant';
import { cartId, checkoutSession, countryId } from '@shop/core/ids';
import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { places } from '../testing/test-catalog.ts';
import { aBuyer, openRig } from '../testing/test-checkout.ts';

const query = (id: ReturnType<typeof cartId>) => ({ cartId: id, language: 'sl' as const });

describe('personal data', () => {
  it('are returned to the session that entered them, and to no other (R-GUARD-6)', async () => {
    const rig = await openRig();
    const { cartId: id, session } = await rig.fillCart(1);
    const load = async (asking?: string) =>
      (
        await rig.checkout.loadCustomer({
          ...query(id),
          ...(asking === undefined ? {} : { session: checkoutSession(asking) }),
        })
      )._unsafeUnwrap().draft;
    expect(await load(session)).toMatchObject({ firstName: 'Ana', emailRepeat: 'ana@example.si', loyaltyId: '' });
    expect(await load()).toBeUndefined();
    expect(await load('0'.repeat(32))).toBeUndefined();
  });

  it('are replaced, in the same session, by what is entered next (R-REPEAT-13)', async () => {
    const rig = await openRig();
    const { cartId: id, session } = await rig.fillCart(1);
    const entry = aBuyer(id);
    const again = {
      ...entry,
      customer: { ...entry.customer, firstName: 'Maja' },
      ...(session === undefined ? {} : { session }),
    };
    expect((await rig.checkout.saveCustomer(again))._unsafeUnwrap()).toEqual({ session });
    const form = (
      await rig.checkout.loadCustomer({ ...query(id), ...(session === undefined ? {} : { session }) })
    )._unsafeUnwrap();
    expect(form.draft?.firstName).toBe('Maja');
  });

  it('are refused by the rules of the form, also when a client did not check them', async () => {
    const rig = await openRig();
    const { cartId: id } = await rig.fillCart(1);
    const entry = aBuyer(id);
    const customer = { ...entry.customer, postCode: 'A-3254', country: countryId('ZZ') };
    expect((await rig.checkout.saveCustomer({ ...entry, customer }))._unsafeUnwrapErr()).toEqual({
      kind: 'invalidCustomer',
      fields: [
        { field: 'postCode', key: 'PostCodeRequired' },
        { field: 'country', key: 'CountryRequired' },
      ],
    });
  });

  it('keep no session secret in the store', async () => {
    const rig = await openRig();
    const { session } = await rig.fillCart(1);
    const stored = await rig.database.read(async (db) => ok(await db.selectFrom('buyers').selectAll().execute()));
    expect(JSON.stringify(stored._unsafeUnwrap())).not.toContain(session);
  });

  it.each(['loadCustomer', 'saveCustomer'] as const)('of an unknown cart: %s says so', async (call) => {
    const { checkout } = await openRig();
    const id = cartId('unknown');
    const answer = await (call === 'loadCustomer'
      ? checkout.loadCustomer(query(id))
      : checkout.saveCustomer(aBuyer(id)));
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'cart' });
  });
});

describe('opening the form', () => {
  it('takes expired places again, or tells that a part or all of them are gone', async () => {
    const rig = await openRig();
    const { cartId: id } = await rig.fillCart(places);
    rig.time.move(minutes(15));
    expect((await rig.checkout.loadCustomer(query(id))).isOk()).toBe(true);
    expect((await rig.day()).held).toBe(places);
    rig.time.move(minutes(15));
    await rig.fillCart(1);
    expect((await rig.checkout.loadCustomer(query(id)))._unsafeUnwrapErr()).toEqual({ kind: 'ticketsPartlyFree' });
    await rig.fillCart(places - 1);
    expect((await rig.checkout.loadCustomer(query(id)))._unsafeUnwrapErr()).toEqual({ kind: 'expiredTicketsDeleted' });
  });
});
