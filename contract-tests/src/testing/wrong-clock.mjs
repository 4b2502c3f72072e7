// Loaded before a program's own code: its machine's clock is so far off. Units: milliseconds.
const off = Number(process.env.CLOCK_OFF);
const OwnDate = Date;

globalThis.Date = class extends OwnDate {
  constructor(...parts) {
    if (parts.length === 0) super(OwnDate.now() + off);
    else super(...parts);
  }

  static now() {
    return OwnDate.now() + off;
  }
};
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + off });
