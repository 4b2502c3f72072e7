import { readFile } from 'node:fs/promises';
import { secondText } from '@shop/core/dates/instant';
import type { WalletPass } from '@shop/core/papers/wallet-pass';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { WalletOffer } from '@shop/core/ports/wallet-port';
import { importPKCS8, SignJWT } from 'jose';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { passBackground } from './pass-colors.ts';

/** The shop's service account at Google, and the issuer whose passes it may sign. */
export type GoogleAccount = {
  readonly email: string;
  readonly key: Awaited<ReturnType<typeof importPKCS8>>;
  readonly issuer: string;
};

/** By the names of the settings: the key's file, and the issuer of its passes. */
export type GoogleFiles = { readonly [Name in 'GOOGLE_WALLET_KEY' | 'GOOGLE_WALLET_ISSUER']: string };

/** The used part of a key file of Google. */
const keyFile = z.object({ client_email: z.email(), private_key: z.string() });

const readKeyFile = async (file: string) => {
  try {
    const { client_email, private_key } = z.parse(keyFile, JSON.parse(await readFile(file, 'utf8')));
    return { email: client_email, key: await importPKCS8(private_key, 'RS256') };
  } catch {
    return undefined;
  }
};

/** Reads the account of the settings. Error: one line with the wrong setting. */
export const googleAccount = async (files: GoogleFiles): Promise<Result<GoogleAccount, string>> => {
  const account = await readKeyFile(files.GOOGLE_WALLET_KEY);
  return account === undefined
    ? err('GOOGLE_WALLET_KEY must name a readable file with the JSON key of a service account')
    : ok({ ...account, issuer: files.GOOGLE_WALLET_ISSUER });
};

/** Returns Google's generic object, without the texts of the back: browsers accept addresses of about 1,800
 *  characters. */
const described = (pass: WalletPass, issuer: string) => {
  const localized = (value: string) => ({ defaultValue: { language: pass.language, value } });
  return {
    id: `${issuer}.${pass.code}`,
    classId: `${issuer}.shop`,
    cardTitle: localized(pass.shop),
    header: localized(pass.name),
    hexBackgroundColor: passBackground,
    barcode: { type: 'QR_CODE', value: pass.code, alternateText: pass.spelled },
    textModulesData: pass.facts.map(({ name, value }, index) => ({ id: `f${index}`, header: name, body: value })),
    validTimeInterval: pass.day && {
      start: { date: secondText(pass.day.from) },
      end: { date: secondText(pass.day.until) },
    },
  };
};

/** Returns a wallet that signs passes as addresses of Google's wallet. */
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
