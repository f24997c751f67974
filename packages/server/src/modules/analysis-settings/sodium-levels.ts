import type { ServerTexts } from '@commissary/messages/server'

import { rejected } from '../../contract/api-error.ts'
import { isStorable } from '../../contract/request-guard.ts'
import type { SodiumLevel } from '../../db/schema/settings.ts'
import { message, type MessageValue } from '../../shared/messages.ts'

const keys = ['mealPrgram', 'targetType', 'enabled', 'details'] as const
const maxProgramLength = 100
const maxDetailsLength = 500

/**
 * Reads `sodiumLevel`, sent as JSON text: a list of `{ mealPrgram, targetType, enabled, details }`, each target of a program
 * once. Throws a 422 with the entry and its mistake.
 */
export function parseSodiumLevels(text: string): SodiumLevel[] {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw refused('notJson')
  }
  if (!Array.isArray(list)) throw refused('notList')
  const levels = list.map(toLevel)
  const seen = new Set<string>()
  for (const [index, { mealPrgram, targetType }] of levels.entries()) {
    const key = JSON.stringify([mealPrgram, targetType])
    if (seen.has(key)) throw refused('duplicate', { entry: index + 1, program: mealPrgram, target: targetType })
    seen.add(key)
  }
  return levels
}

/** The levels as JSON text, with their keys always in the same order. */
export function sodiumLevelText(levels: readonly SodiumLevel[]): string {
  return JSON.stringify(
    levels.map(({ mealPrgram, targetType, enabled, details }) => ({ mealPrgram, targetType, enabled, details })),
  )
}

function toLevel(item: unknown, index: number): SodiumLevel {
  const entry = index + 1
  if (typeof item !== 'object' || item === null || Array.isArray(item)) throw refused('notObject', { entry })
  const fields = new Map<string, unknown>(Object.entries(item))
  // JSON can contain an own key `__proto__`: an unknown field like any other.
  const unknown = [...fields.keys()].find((key) => !(keys as readonly string[]).includes(key))
  if (unknown !== undefined) throw refused('unknownField', { entry })
  const mealPrgram = textOf(fields.get('mealPrgram'), maxProgramLength)
  if (mealPrgram === null || mealPrgram === '') throw refused('program', { entry, limit: maxProgramLength })
  const targetType = fields.get('targetType')
  if (targetType !== 'Target 1' && targetType !== 'Target 2') throw refused('target', { entry })
  const enabled = fields.get('enabled')
  if (typeof enabled !== 'boolean') throw refused('enabled', { entry })
  const details = textOf(fields.get('details'), maxDetailsLength)
  if (details === null) throw refused('details', { entry, limit: maxDetailsLength })
  return { mealPrgram, targetType, enabled, details }
}

/** A storable text, trimmed; null for anything else. */
function textOf(value: unknown, maxLength: number): string | null {
  if (typeof value !== 'string' || !isStorable(value) || Array.from(value).length > maxLength) return null
  return value.trim()
}

type Mistake = keyof ServerTexts['analysisSettings']['sodium']

function refused(mistake: Mistake, values: Record<string, MessageValue> = {}) {
  return rejected({ sodiumLevel: message(`analysisSettings.sodium.${mistake}`, values) })
}
