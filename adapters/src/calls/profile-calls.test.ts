import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { loadMember } from './profile-calls.ts';

const name = { name: 'Ana', surname: 'Novak' };
const place = { address: 'Zdraviliška cesta 24', postCode: '3254', city: 'Podčetrtek', countryCode: 'SI' };
const contact = { phone: '+386 40 123 456', email: 'ana@example.com' };

test('the profile of a member travels under the names of the main site (R-FORM-11)', () => {
  expect(z.encode(loadMember.answer, { ...name, ...contact, ...place, wellcardId: '1234567' })).toEqual({
    success: true,
    user: { ...name, ...contact, ...place, wellcardID: '1234567' },
  });
});
