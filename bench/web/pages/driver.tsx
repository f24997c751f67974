import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { makeVendors, type Vendor } from './vendors.ts'

/** `pages`: 10 to 100 rows at a time. `scroll`: every row in one scroll. */
export type View = 'pages' | 'scroll'

/** What the benchmark calls in a page; the same in both pages. */
export interface BenchPage {
  /** Creates the rows, so that no measurement includes it. */
  prepare: (count: number) => void
  /** The same, kept as the text of a server's response. */
  prepareText: (count: number) => void
  /** Renders the table of the prepared rows. */
  show: (view: View) => void
  /** Parses the text and renders: what a user waits for once the response has arrived. */
  readAndShow: (view: View) => void
}

declare global {
  var benchPage: BenchPage
}

/** Starts a page: immediately with the rows of the URL (`?rows=1000`), otherwise when the benchmark calls. */
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
