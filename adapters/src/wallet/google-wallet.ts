import { instantText } from '@shop/core/dates/instant';
import type { WalletPass } from '@shop/core/papers/wallet-pass';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { WalletOffer } from '@shop/core/ports/wallet-port';
import { SignJWT } from 'jose';
import type { GoogleAccount } from './google-account.ts';
import { passBackground } from './pass-colors.ts';

/** What Google calls a generic object. Short: browsers are told no address beyond some 1,800 letters, so it has no back. */
const described = (pass: WalletPass, issuer: string) => {
  const said = (value: string) => ({ defaultValue: { language: pass.language, value } });
  return {
    id: `${issuer}.${pass.code}`,
    classId: `${issuer}.shop`,
    cardTitle: said(pass.shop),
    header: said(pass.name),
    hexBackgroundColor: passBackground,
    barcode: { type: 'QR_CODE', value: pass.scanned, alternateText: pass.spelled },
    textModulesData: pass.facts.map(({ name, value }, index) => ({ id: `f${index}`, header: name, body: value })),
    ...(pass.day === undefined
      ? {}
      : {
          validTimeInterval: {
            start: { date: instantText(pass.day.from) },
            end: { date: instantText(pass.day.until) },
          },
        }),
  };
};

/** Signs passes as addresses at which Google's wallet keeps them. */
export const googleWallet =
  ({ email, key, issuer }: GoogleAccount, { now }: Pick<ClockPort, 'now'>) =>
  async (pass: WalletPass): Promise<WalletOffer> => {
    const payload = { genericClasses: [{ id: `${issuer}.shop` }], genericObjects: [described(pass, issuer)] };
    const token = await new SignJWT({ typ: 'savetowallet', payload })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(email)
      .setAudience('google')
      .setIssuedAt(Math.floor(now() / 1000))
      .sign(key);
    return { type: 'link', href: `https://pay.google.com/gp/v/save/${token}` };
  };
