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
    ['dnevna / odrasli', '1'],
    ['vecerna/odr', '4'],
    ['Otroci', '3'],
    ['Nočna/kopel/Pari', '5'],
    ['4', '4'],
  ])('matches %s with one choice', (wanted, id) => {
    expect(pickOne('ticket', wanted, choices)._unsafeUnwrap().id).toBe(id);
  });

  it.each(['17', '.17'])('matches %s with the numeric id 17 and lists it as 17', (wanted) => {
    const numbered = [{ id: '.17', name: 'Odrasli' }];
    expect(pickOne('ticket', wanted, numbered)._unsafeUnwrap().id).toBe('.17');
    expect(pickOne('ticket', 'Otroci', numbered)._unsafeUnwrapErr()).toMatchObject({ allowed: ['17  Odrasli'] });
  });

  it('lists the matches when there are several', () => {
    expect(pickOne('ticket', 'Odrasli', choices)._unsafeUnwrapErr()).toEqual({
      type: 'usage',
      message: "'Odrasli' means more than one ticket:",
      allowed: ['1  Dnevna vstopnica/Odrasli', '4  Večerna vstopnica/Odrasli'],
    });
  });

  it.each(['Savna', 'Večerna/Otroci', ''])('lists all choices when nothing matches %j', (wanted) => {
    expect(pickOne('ticket', wanted, choices)._unsafeUnwrapErr()).toMatchObject({ allowed: { length: 5 } });
  });

  it.each([
    ['Dnevna/Otrcoi', "'Dnevna/Otroci'"],
    ['Otorci', "'Otroci'"],
  ])('suggests for %s the choice %s', (wanted, close) => {
    const message = `no ticket '${wanted}'; did you mean ${close}?`;
    expect(pickOne('ticket', wanted, choices)._unsafeUnwrapErr()).toMatchObject({ message });
  });

  it('suggests nothing for an unknown position', () => {
    const upsell = { ...choice('a1657598', 'Izposoja brisače', ''), note: '2026-11-30' };
    expect(pickOne('line of the cart', '9', [upsell])._unsafeUnwrapErr()).toEqual({
      type: 'usage',
      message: "no line of the cart '9'; available:",
      allowed: ['a1657598  Izposoja brisače  2026-11-30'],
    });
  });

  it('prints no list when there is no choice', () => {
    const message = "no product 'termalija'; there is none to choose";
    expect(pickOne('product', 'termalija', [])._unsafeUnwrapErr()).toMatchObject({ message });
  });
});
