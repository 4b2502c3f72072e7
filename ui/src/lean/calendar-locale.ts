/** Stands in for the calendar's English: every name and label is given to it in the visitor's language. */
export const enUS = {};
