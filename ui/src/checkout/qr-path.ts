import { makeQrPath } from '@shop/core/papers/qr-path';
import { encode } from 'uqr';

/** Returns the SVG path of a ticket's QR code. */
export const qrPath = makeQrPath(encode);
