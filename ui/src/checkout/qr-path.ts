import { makeQrPath } from '@shop/core/papers/qr-path';
import { encode } from 'uqr';

/** The QR code of a ticket. */
export const qrPath = makeQrPath(encode);
