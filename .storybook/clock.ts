// Stories run on a fixed Wednesday, so "this week" is always the same. The clock runs on from there.
const start = Date.parse('2026-11-18T15:00:00Z')

const RealDate = Date
const realNow = RealDate.now
const ahead = start - realNow()
// A story may replace it with its own.
RealDate.now = () => realNow() + ahead

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now()] : args, newTarget) as Date,
  apply: () => new RealDate(RealDate.now()).toString(),
})

Temporal.Now.plainDateISO = (timeZone = Temporal.Now.timeZoneId()) =>
  Temporal.Instant.fromEpochMilliseconds(Date.now()).toZonedDateTimeISO(timeZone).toPlainDate()
