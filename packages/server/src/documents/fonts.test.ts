import { execFileSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { createPrinter } from './printer.ts'
import type { StoreDocument } from './store-sheet.ts'

const sheet = (item: string): StoreDocument => ({
  catererName: 'Harbor Kitchen',
  logo: null,
  country: 'US',
  language: 'en',
  currency: 'USD',
  printedOn: '2026-11-18',
  storeSheet: {
    title: 'Count sheet',
    facts: [],
    columns: [{ label: 'Item', width: 100 }],
    groups: [{ title: 'Cooler', rows: [[item]] }],
    notice: null,
    signatures: [],
    footer: 'Count 1',
  },
})

const hasPdfToText = (() => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

test.skipIf(!hasPdfToText)(
  'a point is printed and found, whatever was printed before: it is part of other glyphs',
  { timeout: 30_000 },
  async () => {
    const printer = createPrinter()
    const textOf = async (item: string) => {
      const pdf = await printer.print(sheet(item), 1, new AbortController().signal)
      return execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })
    }
    expect(await textOf('No lot code · 3 cases: 12; ready')).toContain('No lot code · 3 cases: 12; ready')
    expect(await textOf('0.5 oz eq, 1.82 lb')).toContain('0.5 oz eq, 1.82 lb')
    await printer.stop()
  },
)
