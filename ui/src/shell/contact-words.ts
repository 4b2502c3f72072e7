import type { Contact } from '../client-settings.ts';

type ContactKey = `Footer.${'CompanyName' | 'Street' | 'PostCodeAndCity' | 'PhoneNumber' | 'EmailAddress'}`;

/** The contact details as the settings name them, else as the shop's own words do. */
export const contactWords = (
  contact: Contact | undefined,
  { t }: { readonly t: (key: ContactKey) => string },
): Readonly<Record<keyof Contact, string>> => ({
  name: contact?.name ?? t('Footer.CompanyName'),
  street: contact?.street ?? t('Footer.Street'),
  town: contact?.town ?? t('Footer.PostCodeAndCity'),
  phone: contact?.phone ?? t('Footer.PhoneNumber'),
  email: contact?.email ?? t('Footer.EmailAddress'),
});
