/** Stands in for dates with a zone: the calendar gets local noons and never a zone, so none is ever made. */
export class TZDate extends Date {}
