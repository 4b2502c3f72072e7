import { newTicketCode } from '@shop/core/text/ticket-code';
import * as fc from 'fast-check';
import jsQr from 'jsqr';
import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

/** Draws the path as a camera sees it, each module several points wide with its quiet margin, and returns the text
 *  that a scanner reads. */
const scanned = ({ size, path }: ReturnType<typeof qrPath>) => {
  const [scale, quiet] = [4, 4];
  const edge = (size + 2 * quiet) * scale;
  const points = new Uint8ClampedArray(edge * edge * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let down = 0; down < scale; down += 1) {
      for (let along = 0; along < scale * Number(length); along += 1) {
        const row = (Number(y) + quiet) * scale + down;
        const at = (row * edge + (Number(x) + quiet) * scale + along) * 4;
        points.fill(0, at, at + 3);
      }
    }
  }
  return jsQr(points, edge, edge)?.data;
};

it('a scanner reads any ticket code from the smallest QR code', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{32}$/).map(newTicketCode), (code) => {
      expect(qrPath(code).size).toBe(21);
      expect(scanned(qrPath(code))).toBe(code);
    }),
    { numRuns: 20 },
  );
});
