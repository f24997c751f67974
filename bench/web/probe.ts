/** What must be in the page; all given conditions must hold. */
export interface Wanted {
  /** Matches something. */
  selector?: string
  /** Text in the first row of the table. */
  firstRow?: string
  /** Text anywhere in the rows of the table. */
  anyRow?: string
  /** The least number of rows in the table. */
  rows?: number
  /** The text of the heading. */
  heading?: string
}

/** How long a change took to appear on the screen. */
export interface Change {
  ms: number
  /** Frames that began after the event, including the one that shows the change. */
  frames: number
}

/** Runs in the page: measures until something is on the screen, in milliseconds. */
export interface Probe {
  /** From the start of the navigation. */
  sinceNavigation: (wanted: Wanted) => Promise<number>
  /** From the time stamp of the next event of this kind. Read the time with `result`. */
  arm: (event: 'click' | 'keydown' | 'change', wanted: Wanted) => void
  result: () => Promise<number>
  /** From the next key to the request it causes. Read the time with `result`. */
  armCall: () => void
  /** From rendering the prepared rows, or from parsing their text. */
  sinceShow: (view: 'pages' | 'scroll', wanted: Wanted, from?: 'rows' | 'text') => Promise<number>
  /** From a jump to the end of the table's scroll area. */
  sinceJumpToEnd: (wanted: Wanted) => Promise<number>
  /** From the next event of this kind to the frame in which an element's text has changed. Read it with `change`. */
  armChange: (event: 'mouseup' | 'paste', selector: string) => void
  change: () => Promise<Change>
  /** Sum of all layout shifts so far that no input caused. */
  layoutShift: () => number
}

declare global {
  var probe: Probe
}

/** Runs in the page before its scripts; it must not use anything from outside this function. */
export function installProbe() {
  const isThere = ({ selector, firstRow, anyRow, rows, heading }: Wanted) => {
    if (selector && !document.querySelector(selector)) return false
    if (heading && document.querySelector('h1')?.textContent?.trim() !== heading) return false
    if (firstRow === undefined && anyRow === undefined && rows === undefined) return true
    const body = document.querySelector('tbody')
    if (!body || body.rows.length < (rows ?? 1)) return false
    if (anyRow !== undefined && !body.textContent?.includes(anyRow)) return false
    // A row without cells is a spacer.
    const first = [...body.rows].find((row) => row.cells.length > 1)
    return firstRow === undefined || first?.textContent?.includes(firstRow) === true
  }

  // The frame with the content is painted next; a message arrives after that paint.
  const painted = (wanted: Wanted) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!isThere(wanted)) {
          requestAnimationFrame(look)
          return
        }
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now()), { once: true })
        port1.start()
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    })

  // Otherwise a page that never shows what is wanted would hang the run.
  const withinAMinute = <Value>(measured: Promise<Value>): Promise<Value> =>
    Promise.race([
      measured,
      new Promise<never>((_, reject) => {
        setTimeout(reject, 60_000, new Error('Nothing was shown within a minute'))
      }),
    ])

  let result: Promise<number> | null = null
  let change: Promise<Change> | null = null
  let shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })

  globalThis.probe = {
    sinceNavigation: (wanted) => withinAMinute(painted(wanted)),
    arm(event, wanted) {
      result = new Promise((resolve) => {
        const start = (happened: Event) => {
          void painted(wanted).then((end) => resolve(end - happened.timeStamp))
        }
        window.addEventListener(event, start, { capture: true, once: true })
      })
    },
    armCall() {
      result = new Promise((resolve) => {
        const start = (pressed: Event) => {
          new PerformanceObserver((list, observer) => {
            const call = list.getEntries().find((entry) => entry.startTime >= pressed.timeStamp)
            if (!call) return
            observer.disconnect()
            resolve(call.startTime - pressed.timeStamp)
          }).observe({ type: 'resource' })
        }
        window.addEventListener('keydown', start, { capture: true, once: true })
      })
    },
    async result() {
      if (!result) throw new Error('The probe was not armed')
      return withinAMinute(result)
    },
    async sinceShow(view, wanted, from = 'rows') {
      const start = performance.now()
      if (from === 'text') globalThis.benchPage.readAndShow(view)
      else globalThis.benchPage.show(view)
      return (await painted(wanted)) - start
    },
    async sinceJumpToEnd(wanted) {
      let box = document.querySelector<HTMLElement>('tbody')
      while (box && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement
      const scroller = box ?? document.documentElement
      const start = performance.now()
      scroller.scrollTop = scroller.scrollHeight
      return (await painted(wanted)) - start
    },
    armChange(event, selector) {
      const textOf = () => document.querySelector(selector)?.textContent
      const before = textOf()
      change = new Promise((resolve) => {
        const start = ({ timeStamp }: Event) => {
          let frames = 0
          const look = () => {
            frames += 1
            if (textOf() === before) {
              requestAnimationFrame(look)
              return
            }
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => resolve({ ms: performance.now() - timeStamp, frames }), {
              once: true,
            })
            port1.start()
            port2.postMessage(null)
          }
          requestAnimationFrame(look)
        }
        window.addEventListener(event, start, { capture: true, once: true })
      })
    },
    async change() {
      if (!change) throw new Error('The probe was not armed')
      return withinAMinute(change)
    },
    layoutShift: () => shift,
  }
}
