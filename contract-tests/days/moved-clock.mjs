// Loaded before a program's own code. Its clock starts at TEST_START and runs on from there.
const RealDate = Date;
const offset = RealDate.parse(process.env.TEST_START ?? '') - RealDate.now();
if (Number.isNaN(offset)) throw new Error('TEST_START must be a moment with its zone');
const now = () => RealDate.now() + offset;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts, made) =>
    Reflect.construct(target, parts.length === 0 ? [now()] : parts, made === globalThis.Date ? target : made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
RealDate.prototype.constructor = globalThis.Date;
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + offset });
