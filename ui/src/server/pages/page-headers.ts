import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';

export type PageHeaderSettings = {
  /** True where browsers reach us over https: they are told to stay with it for a year. */
  readonly secure: boolean;
  /** Hosts besides this one that pictures come from. */
  readonly imageOrigins: readonly string[];
  /** Where a form may lead besides this site. */
  readonly paymentOrigins: readonly string[];
  /** Hosts besides this one that scripts may talk to; none unless visits are watched. */
  readonly connectOrigins: readonly string[];
};

/** Security headers of every page: scripts only with this response's nonce, styles only from files, no frames. */
export const pageHeaders = ({
  secure,
  imageOrigins,
  paymentOrigins,
  connectOrigins,
}: PageHeaderSettings): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: [NONCE, "'strict-dynamic'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', ...imageOrigins],
      ...(connectOrigins.length === 0 ? {} : { connectSrc: ["'self'", ...connectOrigins] }),
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'", ...paymentOrigins],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: secure ? 'max-age=31536000; includeSubDomains' : false,
  });
