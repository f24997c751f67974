import type { Nutrients } from '@commissary/domain/food'
import { isGtin } from '@commissary/domain/food'
import { formatPack, packLevelsOf, parsePack, type PackLevels } from '@commissary/domain/packs'

import { message } from '../../shared/messages.ts'
import type { Cells } from './cells.ts'

/** A product as a distributor's row states it. A blank cell says nothing: null. */
export interface ProductData {
  code: string
  name: string
  category: string | null
  brand: string | null
  pack: ProductPack | null
  gtin: string | null
  nutrients: Nutrients
}

export interface ProductPack {
  text: string
  /** "6 × 5 lb"; null where the text is not understood. */
  understood: string | null
  /** Why it is not understood, in the caterer's language. */
  problem: string | null
  levels: PackLevels
}

/** Reads one product. What cannot be understood becomes a warning, and is kept as text. */
export function productOf(code: string, read: Cells): ProductData {
  refuseRemoved(read)
  return {
    code,
    name: read.text('description', true),
    category: read.text('foodGroup', false) || null,
    brand: read.text('brand', false) || null,
    pack: packOf(read),
    gtin: gtinOf(read),
    nutrients: read.checkedNutrients(),
  }
}

/** A list may name what it no longer has, as USDA's of its foods does. */
function refuseRemoved(read: Cells): void {
  const status = read.text('status', false)
  if (!/^(removed|deleted|discontinued|inactive|delisted|unavailable|no longer available)$/i.test(status)) return
  read.problem(read.header('status'), status, message('imports.row.removed'))
}

function packOf(read: Cells): ProductPack | null {
  const parts = [read.text('pack', false), read.text('packSize', false)].filter(Boolean)
  if (parts.length === 0) return null
  const text = parts.join('/')
  const parsed = parsePack(text)
  const levels = packLevelsOf(parsed)
  if (parsed.ok) return { text, understood: formatPack(parsed.pack), problem: null, levels }
  const problem = read.warning('pack', message(`imports.pack.${parsed.problem}`, { part: parsed.part }))
  return { text, understood: null, problem, levels }
}

/** Without the spaces and dashes of a printed number. */
function gtinOf(read: Cells): string | null {
  const text = read.text('gtin', false).replace(/[\s-]/g, '')
  if (text === '') return null
  if (isGtin(text)) return text
  read.warning('gtin', message('imports.warning.gtin'))
  return null
}
