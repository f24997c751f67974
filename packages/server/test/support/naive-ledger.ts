/**
 * A second stock ledger, one pound at a time: slow, and too simple to be wrong. Whole pounds, whole dollars, and no shortages: it
 * refuses what is not there.
 */
export interface NaivePound {
  site: number
  place: number | null
  lot: string
  expiresOn: string | null
  /** When it came to the caterer, and to this place. */
  agedOn: string
  receivedOn: string
  cost: number | null
  /** Decides which goods came first among those with the same dates. */
  order: number
}

interface Event {
  cause: number
  date: string
  change: 1 | -1
  pound: NaivePound
}

export class NaiveLedger {
  pounds: NaivePound[] = []
  readonly #events: Event[] = []
  #order = 0

  give(cause: number, date: string, count: number, goods: Omit<NaivePound, 'order' | 'receivedOn'>): void {
    const order = ++this.#order
    for (let index = 0; index < count; index++) this.#add(cause, date, { ...goods, order, receivedOn: date })
  }

  /** Returns the pounds taken. If there are not enough, takes nothing and returns null. */
  take(
    cause: number,
    date: string,
    count: number,
    from: { site: number; place?: number | null; lot?: string },
  ): NaivePound[] | null {
    const usable = this.pounds.filter(
      (pound) =>
        pound.site === from.site &&
        pound.receivedOn <= date &&
        (from.place === undefined || pound.place === from.place) &&
        (from.lot === undefined || pound.lot === from.lot),
    )
    if (usable.length < count) return null
    const taken = usable.sort(firstUsed).slice(0, count)
    for (const pound of taken) this.#remove(cause, date, pound)
    return taken
  }

  /** Takes a cause back; false if its goods are gone. */
  reverse(cause: number): boolean {
    const own = this.#events.filter((event) => event.cause === cause)
    const net = Map.groupBy(own, ({ pound }) => pound)
    const gone = [...net].filter(([, events]) => sum(events) > 0)
    const back = [...net].filter(([, events]) => sum(events) < 0)
    if (gone.some(([pound]) => !this.pounds.includes(pound))) return false
    for (const [pound, events] of gone) this.#remove(cause, dateOf(events), pound)
    for (const [pound, events] of back) this.#add(cause, dateOf(events), pound)
    return true
  }

  /** Pounds and their known value at the end of a day. */
  at(site: number, date: string): { quantity: number; value: number; uncosted: number } {
    const own = this.#events.filter((event) => event.pound.site === site && event.date <= date)
    return {
      quantity: own.reduce((total, { change }) => total + change, 0),
      value: own.reduce((total, { change, pound }) => total + change * (pound.cost ?? 0), 0),
      uncosted: own.reduce((total, { change, pound }) => total + (pound.cost === null ? change : 0), 0),
    }
  }

  #add(cause: number, date: string, pound: NaivePound): void {
    this.pounds.push(pound)
    this.#events.push({ cause, date, change: 1, pound })
  }

  #remove(cause: number, date: string, pound: NaivePound): void {
    this.pounds = this.pounds.filter((one) => one !== pound)
    this.#events.push({ cause, date, change: -1, pound })
  }
}

const sum = (events: readonly Event[]) => events.reduce((total, { change }) => total + change, 0)
const dateOf = (events: readonly Event[]) => events.at(-1)?.date ?? ''

function firstUsed(a: NaivePound, b: NaivePound): number {
  const [expiryA, expiryB] = [a.expiresOn ?? '9999', b.expiresOn ?? '9999']
  if (expiryA !== expiryB) return expiryA < expiryB ? -1 : 1
  if (a.agedOn !== b.agedOn) return a.agedOn < b.agedOn ? -1 : 1
  return a.order - b.order
}
