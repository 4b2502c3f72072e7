import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import forge from 'node-forge';

/** The signer of passes: its certificate, its key and the certificate of its issuer, as PEM. */
export type PassSigner = { readonly certificate: string; readonly key: string; readonly issuer: string };

/** Object identifiers in a signature (RFC 2315, RFC 2985). */
const oids = {
  data: '1.2.840.113549.1.7.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  sha1: '1.3.14.3.2.26',
} as const;

/** A fixed date, because files of a pass have none; ZIP dates begin in 1980. */
const noDay = '1980-01-02';

/** Returns the detached signature of a pass's list of files (PKCS #7). Wallets require SHA-1 and the signing time. */
const signatureOf = (list: string, { certificate, key, issuer }: PassSigner): Buffer => {
  const { certificateFromPem, privateKeyFromPem } = forge.pki;
  const signed = forge.pkcs7.createSignedData();
  signed.content = forge.util.createBuffer(list, 'utf8');
  const own = certificateFromPem(certificate);
  signed.addCertificate(certificateFromPem(issuer));
  signed.addCertificate(own);
  signed.addSigner({
    key: privateKeyFromPem(key),
    certificate: own,
    digestAlgorithm: oids.sha1,
    authenticatedAttributes: [
      { type: oids.contentType, value: oids.data },
      { type: oids.messageDigest },
      { type: oids.signingTime },
    ],
  });
  signed.sign({ detached: true });
  return Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), 'binary');
};

/** Returns a pass for Apple's wallet: its files, the list of their digests, and the signature of the list. */
export const signedPass = (files: Readonly<Record<string, Buffer>>, signer: PassSigner): Uint8Array<ArrayBuffer> => {
  const digests = Object.entries(files).map(
    ([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')] as const,
  );
  const list = JSON.stringify(Object.fromEntries(digests));
  const packed = { ...files, 'manifest.json': Buffer.from(list), signature: signatureOf(list, signer) };
  return new Uint8Array(zipSync(packed, { level: 0, mtime: noDay }));
};
