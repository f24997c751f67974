import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { makeVendors, type Vendor } from './vendors.ts'

/** `pages`: 10 to 100 rows at a time. `scroll`: every row in one scroll. */
export type View = 'pages' | 'scroll'

/** What the benchmark calls in a page; both pages offer the same. */
export interface BenchPage {
  /** Makes the rows, so that making them is in no measurement. */
  prepare: (count: number) => void
  /** The same, kept as the text of a server's answer. */
  prepareText: (count: number) => void
  /** Draws the table of the rows that were made. */
  show: (view: View) => void
  /** Reads the text and draws: what a reader waits for once it is here. */
  readAndShow: (view: View) => void
}

declare global {
  var benchPage: BenchPage
}

/** Starts a page: at once with the rows of the address (`?rows=1000`), otherwise when the benchmark calls. */
export function startPage(draw: (vendors: readonly Vendor[], view: View) => ReactNode, login?: ReactNode) {
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no #root')
  const root = createRoot(container)
  const query = new URLSearchParams(window.location.search)
  let text = '[]'
  let vendors: readonly Vendor[] = []

  globalThis.benchPage = {
    prepare(count) {
      vendors = makeVendors(count)
    },
    prepareText(count) {
      text = JSON.stringify(makeVendors(count))
    },
    readAndShow(view) {
      vendors = JSON.parse(text) as Vendor[]
      text = '[]'
      globalThis.benchPage.show(view)
    },
    show(view) {
      root.render(<StrictMode>{draw(vendors, view)}</StrictMode>)
    },
  }

  if (login && query.has('login')) root.render(login)
  const rows = Number(query.get('rows'))
  if (rows > 0) {
    globalThis.benchPage.prepare(rows)
    globalThis.benchPage.show('pages')
  }
}
