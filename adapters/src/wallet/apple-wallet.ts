import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { instantText } from '@shop/core/dates/instant';
import type { Fact } from '@shop/core/papers/fact';
import type { WalletPass } from '@shop/core/papers/wallet-pass';
import type { WalletOffer } from '@shop/core/ports/wallet-port';
import { PKPass } from 'passkit-generator';
import type { AppleSigner } from './apple-signer.ts';
import { passColors } from './pass-colors.ts';
import { passImages, passImagesFolder } from './pass-images-folder.ts';

const fields = (prefix: string, facts: readonly Fact[]) =>
  facts.map(({ name, value }, index) => ({ key: `${prefix}${index}`, label: name, value }));

/** What Apple calls pass.json. */
const described = (pass: WalletPass, { passType, team }: AppleSigner) => ({
  formatVersion: 1,
  passTypeIdentifier: passType,
  teamIdentifier: team,
  serialNumber: pass.code,
  organizationName: pass.shop,
  description: `${pass.shop}: ${pass.name}`,
  logoText: pass.shop,
  ...passColors,
  barcodes: [
    { format: 'PKBarcodeFormatQR', message: pass.scanned, messageEncoding: 'iso-8859-1', altText: pass.spelled },
  ],
  ...(pass.day === undefined
    ? {}
    : {
        relevantDates: [{ startDate: instantText(pass.day.from), endDate: instantText(pass.day.until) }],
        expirationDate: instantText(pass.day.until),
      }),
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

/** Signs passes as files that Apple's wallet opens. */
export const appleWallet = (signer: AppleSigner): ((pass: WalletPass) => Promise<WalletOffer>) => {
  const certificates = { signerCert: signer.certificate, signerKey: signer.key, wwdr: signer.issuer };
  return async (pass) => {
    const files = { ...(await imageFiles()), 'pass.json': Buffer.from(JSON.stringify(described(pass, signer))) };
    const bytes = new Uint8Array(new PKPass(files, certificates).getAsBuffer());
    return { type: 'file', contentType: 'application/vnd.apple.pkpass', bytes };
  };
};
