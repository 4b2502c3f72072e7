/** What the shop has been configured with; absent means never loaded. */
export type ThirdPartySettings = { readonly tagManagerId?: string; readonly errorReportingUrl?: string };

/** Shares of visits, 0 to 1 (spec 9). */
export type ErrorReporting = {
  readonly url: string;
  readonly traces: number;
  readonly replays: number;
  readonly replaysOnError: number;
};

export type ThirdParties = { readonly tagManagerId?: string; readonly errorReporting?: ErrorReporting };

/** Which third parties may be loaded now: those configured, and only after consent; no replay inside checkout, where
 *  personal data is on the screen (design 4, decision 19). */
export const allowedThirdParties = (
  { tagManagerId, errorReportingUrl }: ThirdPartySettings,
  { hasConsent, isInCheckout }: { readonly hasConsent: boolean; readonly isInCheckout: boolean },
): ThirdParties => {
  if (!hasConsent) return {};
  const replay = isInCheckout ? { replays: 0, replaysOnError: 0 } : { replays: 0.1, replaysOnError: 1 };
  return {
    ...(tagManagerId ? { tagManagerId } : {}),
    ...(errorReportingUrl ? { errorReporting: { url: errorReportingUrl, traces: 1, ...replay } } : {}),
  };
};
