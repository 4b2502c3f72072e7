import { encode } from 'uqr';

/** A QR code as one path of an SVG, a module being a unit; `size` is the length of its edge without the quiet margin. */
export type QrPath = { readonly size: number; readonly path: string };

/** Capitals and digits make the smallest code, which wet phones show best. */
export const qrPath = (text: string): QrPath => {
  const { data, size } = encode(text.toUpperCase(), { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: path.join('') };
};
