/** A QR code as one path for SVG or PDF, one unit per module. `size` is its edge length without the quiet margin. */
export type QrPath = { readonly size: number; readonly path: string };

/** The white margin that scanners need. Units: modules. */
export const quietMargin = 4;

type Encode = (
  text: string,
  options: { readonly ecc: 'M'; readonly border: 0 },
) => { readonly size: number; readonly data: readonly (readonly boolean[])[] };

/** Returns runs of dark modules in a row: first column and length. */
const runsOf = (row: readonly boolean[]): readonly (readonly [from: number, length: number])[] =>
  row.flatMap((dark, x) => {
    if (!dark || row[x - 1] === true) return [];
    const end = row.findIndex((next, at) => at > x && !next);
    return [[x, (end < 0 ? row.length : end) - x] as const];
  });

/** Makes a function that returns the QR code of a text, with the given encoder. Upper-case letters and digits give the
 *  smallest code, which is the easiest to scan on a wet phone. */
export const makeQrPath =
  (encode: Encode) =>
  (text: string): QrPath => {
    const { data, size } = encode(text, { ecc: 'M', border: 0 });
    const path = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
    return { size, path: path.join('') };
  };
