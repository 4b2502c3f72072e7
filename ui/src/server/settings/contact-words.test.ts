import { contactWords } from '@shop/core/papers/contact-words';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { clientSettings } from './shown-settings.ts';

const contactOf = (variables: Readonly<Record<string, string>>) =>
  readSettings(variables).map((settings) =>
    contactWords(clientSettings(settings, 'https://shop.example', {}).contact, { t: (key) => key }),
  );

test('each contact detail is that of its setting, else that of the built-in texts (R-SHELL-16)', () => {
  expect(
    contactOf({ CONTACT_NAME: 'Terme d.d.', CONTACT_PHONE: '+385 1 234 567', CONTACT_STREET: '' })._unsafeUnwrap(),
  ).toEqual({
    name: 'Terme d.d.',
    street: 'Footer.Street',
    town: 'Footer.PostCodeAndCity',
    phone: '+385 1 234 567',
    email: 'Footer.EmailAddress',
  });
});

test('an invalid e-mail address or too long line of contact is refused by its name', () => {
  expect(contactOf({ CONTACT_EMAIL: 'info' })._unsafeUnwrapErr()).toBe('CONTACT_EMAIL must be an e-mail address');
  expect(contactOf({ CONTACT_TOWN: 'x'.repeat(101) })._unsafeUnwrapErr()).toContain('CONTACT_TOWN must be a line');
  expect(contactOf({ CONTACT_TOWN: 'x'.repeat(100) }).isOk()).toBe(true);
});
