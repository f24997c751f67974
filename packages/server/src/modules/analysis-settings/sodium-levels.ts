import { rejected } from '../../contract/api-error.ts'
import { isStorable } from '../../contract/request-guard.ts'
import type { SodiumLevel } from '../../db/schema/settings.ts'

const keys = ['mealPrgram', 'targetType', 'enabled', 'details'] as const
const longestProgram = 100
const longestDetails = 500

/**
 * Reads `sodiumLevel`, which travels as JSON text: a list of `{ mealPrgram, targetType, enabled, details }`, each target of
 * a program once. Throws a 422 that names the entry and its mistake.
 */
export function parseSodiumLevels(text: string): SodiumLevel[] {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw refused('Write the sodium levels as JSON text.')
  }
  if (!Array.isArray(list)) throw refused('Write the sodium levels as a JSON list.')
  const levels = list.map(toLevel)
  const seen = new Set<string>()
  for (const [index, { mealPrgram, targetType }] of levels.entries()) {
    const key = JSON.stringify([mealPrgram, targetType])
    if (seen.has(key)) throw refused(`Entry ${index + 1} names ${mealPrgram}, ${targetType} a second time.`)
    seen.add(key)
  }
  return levels
}

/** The same as JSON text again, its keys always in the same order. */
export function sodiumLevelText(levels: readonly SodiumLevel[]): string {
  return JSON.stringify(
    levels.map(({ mealPrgram, targetType, enabled, details }) => ({ mealPrgram, targetType, enabled, details })),
  )
}

function toLevel(entry: unknown, index: number): SodiumLevel {
  const fail = (mistake: string) => refused(`Entry ${index + 1} ${mistake}.`)
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) throw fail('is no object')
  const fields = new Map<string, unknown>(Object.entries(entry))
  // An own key `__proto__`, which JSON can hold, is another name like any.
  const unknown = [...fields.keys()].find((key) => !(keys as readonly string[]).includes(key))
  if (unknown !== undefined) throw fail('has a field that nobody knows')
  const mealPrgram = textOf(fields.get('mealPrgram'), longestProgram)
  if (mealPrgram === null || mealPrgram === '') throw fail(`needs a mealPrgram of at most ${longestProgram} characters`)
  const targetType = fields.get('targetType')
  if (targetType !== 'Target 1' && targetType !== 'Target 2') throw fail('needs the targetType Target 1 or Target 2')
  const enabled = fields.get('enabled')
  if (typeof enabled !== 'boolean') throw fail('needs enabled as true or false')
  const details = textOf(fields.get('details'), longestDetails)
  if (details === null) throw fail(`needs details of at most ${longestDetails} characters`)
  return { mealPrgram, targetType, enabled, details }
}

/** A text without spaces around it that can be stored; null for anything else. */
function textOf(value: unknown, longest: number): string | null {
  if (typeof value !== 'string' || !isStorable(value) || Array.from(value).length > longest) return null
  return value.trim()
}

function refused(sentence: string) {
  return rejected({ sodiumLevel: sentence })
}
