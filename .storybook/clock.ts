// Stories live on one Wednesday, so a page that says "this week" reads the same every day. The clock goes on from there.
const start = Date.parse('2026-11-18T15:00:00Z')

const RealDate = Date
const ahead = start - RealDate.now()
const now = () => RealDate.now() + ahead

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
})
