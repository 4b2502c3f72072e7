import { describe, expect, it } from 'vitest';
import { pickOne } from './pick-one.ts';

const choice = (id: string, group: string, name: string) => ({ id, group, name });

const choices = [
  choice('1', 'Dnevna vstopnica', 'Odrasli'),
  choice('2', 'Dnevna vstopnica', 'Odrasli 65+'),
  choice('3', 'Dnevna vstopnica', 'Otroci'),
  choice('4', 'Večerna vstopnica', 'Odrasli'),
  choice('5', 'Nočna/kopel', 'Pari'),
];

describe('pickOne', () => {
  it.each([
    ['Dnevna vstopnica/Odrasli', '1'],
    ['Dnevna/Odrasli', '1'],
    ['dnevna / odrasli', '1'],
    ['dnevna/otr', '3'],
    ['vecerna/odrasli', '4'],
    ['Otroci', '3'],
    ['65+', '2'],
    ['Nočna/kopel/Pari', '5'],
    ['4', '4'],
  ])('%s means one', (wanted, id) => {
    expect(pickOne('ticket', wanted, choices)._unsafeUnwrap().id).toBe(id);
  });

  it.each(['17', '.17'])('%s means the id that is the number 17, which is listed as such', (wanted) => {
    const numbered = [{ id: '.17', name: 'Odrasli' }];
    expect(pickOne('ticket', wanted, numbered)._unsafeUnwrap().id).toBe('.17');
    expect(pickOne('ticket', 'Otroci', numbered)._unsafeUnwrapErr()).toMatchObject({ allowed: ['17  Odrasli'] });
  });

  it('lists what matches when that is more than one', () => {
    expect(pickOne('ticket', 'Odrasli', choices)._unsafeUnwrapErr()).toEqual({
      type: 'usage',
      message: "'Odrasli' means more than one ticket:",
      allowed: ['1  Dnevna vstopnica/Odrasli', '4  Večerna vstopnica/Odrasli'],
    });
  });

  it.each(['Savna', 'Večerna/Otroci', '', '/'])('lists everything when nothing matches: %s', (wanted) => {
    expect(pickOne('ticket', wanted, choices)._unsafeUnwrapErr()).toMatchObject({ allowed: { length: 5 } });
  });

  it.each([
    ['Dnevna/Otrcoi', "'Dnevna/Otroci'"],
    ['Dnvena/Otroci', "'Dnevna/Otroci'"],
    ['Večerna vstopnca/Odrasli', "'Večerna vstopnica/Odrasli'"],
    ['Otorci', "'Otroci'"],
  ])('suggests for %s what can be typed', (wanted, close) => {
    const message = `no ticket '${wanted}'; did you mean ${close}?`;
    expect(pickOne('ticket', wanted, choices)._unsafeUnwrapErr()).toMatchObject({ message });
  });

  it('suggests no empty text to a position that the cart does not have', () => {
    const upsell = { ...choice('a1657598', 'Izposoja brisače', ''), note: '2026-11-30' };
    expect(pickOne('line of the cart', '9', [upsell])._unsafeUnwrapErr()).toEqual({
      type: 'usage',
      message: "no line of the cart '9'; available:",
      allowed: ['a1657598  Izposoja brisače  2026-11-30'],
    });
  });

  it('announces no list where there is nothing to choose', () => {
    const message = "no product 'termalija'; there is none to choose";
    expect(pickOne('product', 'termalija', [])._unsafeUnwrapErr()).toMatchObject({ message });
  });
});
