import { createHash, verify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';

const localHeader = 0x04034b50;

/** Returns the files of an uncompressed ZIP, the format of passes. */
const filesOf = (bytes: Buffer): ReadonlyMap<string, Buffer> => {
  const files = new Map<string, Buffer>();
  for (let at = 0; bytes.readUInt32LE(at) === localHeader; ) {
    const [size, nameLength, extra] = [
      bytes.readUInt32LE(at + 18),
      bytes.readUInt16LE(at + 26),
      bytes.readUInt16LE(at + 28),
    ];
    const from = at + 30 + nameLength + extra;
    files.set(bytes.toString('utf8', at + 30, at + 30 + nameLength), bytes.subarray(from, from + size));
    at = from + size;
  }
  return files;
};

const sha1 = (bytes: Buffer): Buffer => createHash('sha1').update(bytes).digest();

const digestOid = forge.asn1.oidToDer(forge.pki.oids.messageDigest ?? '').getBytes();

/** Whether a detached PKCS #7 signature is the certificate's over these bytes, whose hash is signed. */
const isSignedBy = (signature: Buffer, signed: Buffer, certificate: X509Certificate): boolean => {
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(signature.toString('binary')));
  const { authenticatedAttributes, signature: made } = message.rawCapture;
  const attributes = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, authenticatedAttributes);
  const bytes = Buffer.from(forge.asn1.toDer(attributes).getBytes(), 'binary');
  const named = bytes.includes(Buffer.from(digestOid, 'binary')) && bytes.includes(sha1(signed));
  return named && verify('RSA-SHA1', bytes, certificate.publicKey, Buffer.from(made, 'binary'));
};

/** Opens a pass as a phone does. Throws when a phone would refuse it: a file differs from the list, the list is not
 *  signed by the certificate, or the issuer's certificate is missing. Certificates are PEM. */
export const openedPass = (bytes: Uint8Array, certificate: string, issuer: string) => {
  const files = filesOf(Buffer.from(bytes));
  const list = files.get('manifest.json') ?? Buffer.from('{}');
  const hashes: unknown = JSON.parse(list.toString());
  const others = [...files].filter(([name]) => name !== 'manifest.json' && name !== 'signature');
  const listed = Object.fromEntries(others.map(([name, file]) => [name, sha1(file).toString('hex')]));
  if (JSON.stringify(Object.entries(listed).toSorted()) !== JSON.stringify(Object.entries(hashes ?? {}).toSorted()))
    throw new Error('the list of a pass does not name its files as they are');
  const signature = files.get('signature') ?? Buffer.of();
  if (!isSignedBy(signature, list, new X509Certificate(certificate)))
    throw new Error('the list of a pass is not signed by its certificate');
  if (!signature.includes(new X509Certificate(issuer).raw)) throw new Error('a pass does not bring who issued it');
  return { names: [...files.keys()].toSorted(), pass: JSON.parse((files.get('pass.json') ?? list).toString()) };
};
