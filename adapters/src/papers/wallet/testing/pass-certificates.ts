import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Instant, plusMilliseconds } from '@shop/core/dates/instant';
import forge from 'node-forge';
import { testStart } from '../../../platform/clock/testing/test-start';

const day = 86_400_000;

type Holder = 'shop' | 'other';
type Subject = readonly (readonly [type: string, value: string])[];
type Options = {
  readonly subject?: Subject;
  readonly from?: Instant;
  readonly until?: Instant;
  readonly password?: string;
  /** Whose keys sign: those of the shop, or of somebody else. */
  readonly holder?: Holder;
};

/** Object identifier of the pass type in a certificate's subject. */
const userId = '0.9.2342.19200300.100.1.1';
const team: Subject = [['2.5.4.11', 'TEAM123456']];
const ownSubject: Subject = [[userId, 'pass.example.spa'], ['2.5.4.3', 'Pass Type ID: pass.example.spa'], ...team];

const pem = (key: KeyObject, password?: string): string =>
  key
    .export(
      password === undefined
        ? { type: 'pkcs8', format: 'pem' }
        : { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: password },
    )
    .toString();

const newKeys = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength });

type Keys = ReturnType<typeof newKeys>;

const keyPairs = new Map<string, Keys>();

/** Returns the key pair of a name, which is generated once. A short one is generated ten times as fast. */
const keysOf = (name: string, modulusLength = 1024): Keys => {
  const keys = keyPairs.get(name) ?? newKeys(modulusLength);
  keyPairs.set(name, keys);
  return keys;
};

const certificateOf = (
  own: Keys,
  issuer: Keys,
  subject: Subject,
  issuerName: Subject,
  from: Instant,
  until: Instant,
) => {
  const attributes = (named: Subject) => named.map(([type, value]) => ({ type, value }));
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(own.publicKey.export({ type: 'spki', format: 'pem' }).toString());
  // Signatures refer to a certificate by issuer and number, so numbers must differ.
  certificate.serialNumber = own === issuer ? '01' : '02';
  certificate.validity.notBefore = new Date(from);
  certificate.validity.notAfter = new Date(until);
  certificate.setSubject(attributes(subject));
  certificate.setIssuer(attributes(issuerName));
  certificate.setExtensions([{ name: 'basicConstraints', cA: own === issuer, critical: true }]);
  certificate.sign(forge.pki.privateKeyFromPem(pem(issuer.privateKey)), forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate);
};

/** Creates files as Apple issues them, from a test issuer in place of Apple Worldwide Developer Relations, by the
 *  names of the settings. Valid for a month around the start of tests by default. */
export const passCertificates = (folder: string, options: Options = {}) => {
  const { subject = ownSubject, from = plusMilliseconds(testStart, -day), password, holder = 'shop' } = options;
  const until = options.until ?? plusMilliseconds(testStart, 30 * day);
  const [own, issuer] = [keysOf(holder), keysOf(`issuer of ${holder}`)];
  const issuerName: Subject = [['2.5.4.3', 'Apple Worldwide Developer Relations of a test']];
  const [early, late] = [plusMilliseconds(testStart, -400 * day), plusMilliseconds(testStart, 4000 * day)];
  const written = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  return {
    APPLE_PASS_CERTIFICATE: written('pass.pem', certificateOf(own, issuer, subject, issuerName, from, until)),
    APPLE_PASS_KEY: written('pass-key.pem', pem(own.privateKey, password)),
    APPLE_WWDR_CERTIFICATE: written('wwdr.pem', certificateOf(issuer, issuer, issuerName, issuerName, early, late)),
    ...(password === undefined ? {} : { APPLE_PASS_KEY_PASSWORD: password }),
  };
};

/** Creates a service account's file as Google issues it, and the key to verify its signatures. */
export const walletAccount = (folder: string) => {
  const { privateKey, publicKey } = keysOf('google', 2048);
  const file = join(folder, 'google.json');
  const account = { type: 'service_account', client_email: 'shop@spa.example', private_key: pem(privateKey) };
  writeFileSync(file, JSON.stringify(account));
  return { settings: { GOOGLE_WALLET_KEY: file, GOOGLE_WALLET_ISSUER: '3388000000012345678' }, publicKey };
};
