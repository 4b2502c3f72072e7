/** The resort's contact details in the settings; the shop's own texts replace missing ones. `town` includes the post
 *  code. */
export type Contact = Readonly<Partial<Record<'name' | 'street' | 'town' | 'phone' | 'email', string | undefined>>>;

export type ContactWords = Readonly<Record<keyof Contact, string>>;

type Words = {
  readonly t: (
    key: `Footer.${'CompanyName' | 'Street' | 'PostCodeAndCity' | 'PhoneNumber' | 'EmailAddress'}`,
  ) => string;
};

/** Returns the contact details of the settings, otherwise those of the shop's own texts. */
export const contactWords = (contact: Contact | undefined, { t }: Words): ContactWords => ({
  name: contact?.name ?? t('Footer.CompanyName'),
  street: contact?.street ?? t('Footer.Street'),
  town: contact?.town ?? t('Footer.PostCodeAndCity'),
  phone: contact?.phone ?? t('Footer.PhoneNumber'),
  email: contact?.email ?? t('Footer.EmailAddress'),
});

type Place = Pick<ContactWords, 'name' | 'street' | 'town'>;

/** Returns the resort's address on one line. */
export const placeText = ({ name, street, town }: Place): string => `${name}, ${street}, ${town}`;
