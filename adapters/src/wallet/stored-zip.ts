import { crc32 } from 'node:zlib';

/** 1 January 1980, as ZIP writes days: the files of a pass have no date. */
const noDay = 0x21;

const numbers = (...parts: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    parts.map(([bytes, value]) => {
      const part = Buffer.alloc(bytes);
      part.writeUIntLE(value, 0, bytes);
      return part;
    }),
  );

/** What both heads of a file say: version 2.0, no compression, day, checksum, both sizes, length of its name. */
const described = (name: string, bytes: Uint8Array): Buffer =>
  Buffer.concat([
    numbers([2, 20], [2, 0], [2, 0], [2, 0], [2, noDay]),
    numbers([4, crc32(bytes)], [4, bytes.length], [4, bytes.length], [2, name.length], [2, 0]),
  ]);

/** A ZIP file of files as they are, without compression. Their names are ASCII. */
export const storedZip = (files: readonly (readonly [name: string, bytes: Uint8Array])[]): Uint8Array<ArrayBuffer> => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of files) {
    const about = described(name, bytes);
    const local = Buffer.concat([numbers([4, 0x04034b50]), about, Buffer.from(name), bytes]);
    locals.push(local);
    directory.push(
      numbers([4, 0x02014b50], [2, 20]),
      about,
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      Buffer.from(name),
    );
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const { length } = files;
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, length],
    [2, length],
    [4, listed.length],
    [4, offset],
    [2, 0],
  );
  return new Uint8Array(Buffer.concat([...locals, listed, end]));
};
