import type { Body } from './body.ts';
import type { Answer } from './dialect.ts';
import type { Faults } from './faults.ts';
import type { ProviderMember } from './provider-answers.ts';

/** The only member of the host. */
export const member = { email: 'mojca@jezero.example', password: 'plavalka' } as const;

const token = 'bWVtYmVy.clen-17';

const user: ProviderMember = {
  name: 'Mojca',
  surname: 'Potočnik',
  phone: '+386 41 222 333',
  address: 'Obala 7',
  postCode: '4260',
  city: 'Bled',
  countryCode: 'SI',
  email: member.email,
  wellcardID: undefined,
};

/** The calls of the main site's profile. */
export const profileCalls = (faults: () => Faults) => ({
  /** A wrong password is answered with status 200, `success: false` and a message. */
  logIn: (body: Body): Answer => {
    const refused = { success: false, token: undefined, message: 'Napačen e-naslov ali geslo.' };
    const { logInRefused } = faults();
    if (logInRefused !== undefined) return { status: logInRefused, json: refused };
    if (body.number('environment') !== 999) return { status: 200, json: { ...refused, message: 'Neznano okolje.' } };
    const isRight = body.text('email') === member.email && body.text('password') === member.password;
    return { status: 200, json: isRight ? { success: true, token, message: '' } : refused };
  },
  user: (
    authorization: string | undefined,
  ): { readonly success: boolean; readonly user: ProviderMember | undefined } => {
    const isKnown = authorization === `Bearer ${token}`;
    return { success: isKnown, user: isKnown ? user : undefined };
  },
});
