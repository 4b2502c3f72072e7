/** A screen wide enough for the layout with columns. */
export const wideScreen = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false } as const;

/** Options of tests whose result depends on the layout, by the name of the width. A phone has those of the
 *  configuration. One worker runs both, with one shop and browser. */
export const widths = Object.entries({ phone: {}, desktop: wideScreen });
