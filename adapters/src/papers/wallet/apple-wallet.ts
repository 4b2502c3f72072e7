import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Instant, secondText } from '@shop/core/dates/instant';
import type { Fact } from '@shop/core/papers/papers-words';
import type { WalletPass } from '@shop/core/papers/wallet-pass';
import type { WalletOffer } from '@shop/core/ports/wallet-port';
import { err, ok, type Result } from 'neverthrow';
import { passColors } from './pass-colors.ts';
import { passImages, passImagesFolder } from './pass-images-folder.ts';
import { type PassSigner, signedPass } from './signed-pass.ts';

/** The signer of passes, with the two ids in its certificate. */
export type AppleSigner = PassSigner & { readonly passType: string; readonly team: string };

/** Files by the names of their settings. */
export type AppleFiles = {
  readonly [Name in 'APPLE_PASS_CERTIFICATE' | 'APPLE_PASS_KEY' | 'APPLE_WWDR_CERTIFICATE']: string;
} & { readonly APPLE_PASS_KEY_PASSWORD?: string | undefined };

const attempt = <Value>(make: () => Value): Value | undefined => {
  try {
    return make();
  } catch {
    return undefined;
  }
};

/** Returns a part of the subject by its short name, such as `UID`. */
const partOf = (certificate: X509Certificate, name: string): string | undefined =>
  certificate.subject
    .split('\n')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const isValid = ({ validFromDate, validToDate }: X509Certificate, now: Instant): boolean =>
  validFromDate.getTime() <= now && now <= validToDate.getTime();

const plainKey = (key: KeyObject): string => key.export({ type: 'pkcs1', format: 'pem' }).toString();

const certificateIn = async (file: string): Promise<X509Certificate | undefined> => {
  const text = await readFile(file).catch(() => undefined);
  return text === undefined ? undefined : attempt(() => new X509Certificate(text));
};

const keyIn = async (file: string, passphrase: string | undefined): Promise<KeyObject | undefined> => {
  const key = await readFile(file).catch(() => undefined);
  if (key === undefined) return undefined;
  const privateKey = attempt(() => createPrivateKey({ key, passphrase }));
  return privateKey?.asymmetricKeyType === 'rsa' ? privateKey : undefined;
};

/** Returns the signer of the settings, checked as wallets check it. Error: one line with the first wrong setting. */
export const appleSigner = async (files: AppleFiles, now: Instant): Promise<Result<AppleSigner, string>> => {
  const [certificate, issuer, key] = await Promise.all([
    certificateIn(files.APPLE_PASS_CERTIFICATE),
    certificateIn(files.APPLE_WWDR_CERTIFICATE),
    keyIn(files.APPLE_PASS_KEY, files.APPLE_PASS_KEY_PASSWORD),
  ]);
  if (certificate === undefined) return err('APPLE_PASS_CERTIFICATE must name a readable file with a PEM certificate');
  if (issuer === undefined) return err('APPLE_WWDR_CERTIFICATE must name a readable file with a PEM certificate');
  if (key === undefined)
    return err('APPLE_PASS_KEY must name a readable file with an RSA key as PEM, that APPLE_PASS_KEY_PASSWORD opens');
  const [passType, team] = [partOf(certificate, 'UID'), partOf(certificate, 'OU')];
  if (passType?.startsWith('pass.') !== true || team === undefined)
    return err('APPLE_PASS_CERTIFICATE must be a certificate for a pass type: its subject names none, or no team');
  if (!certificate.checkPrivateKey(key)) return err('APPLE_PASS_KEY is not the key of APPLE_PASS_CERTIFICATE');
  if (!certificate.verify(issuer.publicKey))
    return err('APPLE_WWDR_CERTIFICATE is not the one that issued APPLE_PASS_CERTIFICATE');
  if (!isValid(certificate, now))
    return err('APPLE_PASS_CERTIFICATE is not valid at this time; ask Apple for a new one');
  if (!isValid(issuer, now)) return err('APPLE_WWDR_CERTIFICATE is not valid at this time; fetch the current one');
  return ok({ certificate: certificate.toString(), key: plainKey(key), issuer: issuer.toString(), passType, team });
};

const fields = (prefix: string, facts: readonly Fact[]) =>
  facts.map(({ name, value }, index) => ({ key: `${prefix}${index}`, label: name, value }));

/** Returns the content of Apple's pass.json. */
const described = (pass: WalletPass, { passType, team }: AppleSigner) => ({
  formatVersion: 1,
  passTypeIdentifier: passType,
  teamIdentifier: team,
  serialNumber: pass.code,
  organizationName: pass.shop,
  description: `${pass.shop}: ${pass.name}`,
  logoText: pass.shop,
  ...passColors,
  barcodes: [{ format: 'PKBarcodeFormatQR', message: pass.code, messageEncoding: 'iso-8859-1', altText: pass.spelled }],
  relevantDates: pass.day && [{ startDate: secondText(pass.day.from), endDate: secondText(pass.day.until) }],
  expirationDate: pass.day && secondText(pass.day.until),
  generic: {
    primaryFields: [{ key: 'name', value: pass.name }],
    secondaryFields: fields('fact', pass.facts),
    backFields: fields('note', pass.notes),
  },
});

const imageFiles = async (): Promise<Readonly<Record<string, Buffer>>> =>
  Object.fromEntries(
    await Promise.all(passImages.map(async (name) => [name, await readFile(join(passImagesFolder, name))] as const)),
  );

/** Returns a wallet that signs passes as files for Apple's wallet. */
export const appleWallet =
  (signer: AppleSigner) =>
  async (pass: WalletPass): Promise<WalletOffer> => {
    const files = { ...(await imageFiles()), 'pass.json': Buffer.from(JSON.stringify(described(pass, signer))) };
    return { type: 'file', contentType: 'application/vnd.apple.pkpass', bytes: signedPass(files, signer) };
  };
