import type { NutrientStandard } from '@commissary/domain/menu'

import { rejected } from '../../contract/api-error.ts'
import { message } from '../../shared/messages.ts'

/**
 * The caterer's own standards, with trimmed names. Throws a 422 for a blank name, a name used twice for a program and grade
 * group, a nutrient named twice, and a limit that has neither bound or a minimum above its maximum.
 */
export function checkedStandards(input: readonly NutrientStandard[]): NutrientStandard[] {
  const standards = input.map((standard) => ({ ...standard, name: standard.name.trim() }))
  const seen = new Set<string>()
  for (const [index, { name, programName, gradeGroup, limits }] of standards.entries()) {
    const path = `ownStandards.${index}`
    if (name === '') throw rejected({ [`${path}.name`]: message('analysisSettings.standardName') })
    const key = JSON.stringify([name.toLowerCase(), programName, gradeGroup])
    if (seen.has(key)) throw rejected({ [`${path}.name`]: message('analysisSettings.repeatedStandard') })
    seen.add(key)
    const nutrients = new Set<string>()
    for (const [at, { nutrient, minimum, maximum }] of limits.entries()) {
      const limit = `${path}.limits.${at}`
      if (nutrients.has(nutrient)) {
        throw rejected({ [`${limit}.nutrient`]: message('analysisSettings.repeatedNutrient') })
      }
      nutrients.add(nutrient)
      if (minimum === null && maximum === null) {
        throw rejected({ [`${limit}.minimum`]: message('analysisSettings.limitNeeded') })
      }
      if (minimum !== null && maximum !== null && minimum > maximum) {
        throw rejected({ [`${limit}.maximum`]: message('analysisSettings.limitOrder') })
      }
    }
  }
  return standards
}

/** Each limit as JSON text, which the client puts into words. A comma with a space separates entries, so no entry contains one. */
export const standardHistory = ({ name, programName, gradeGroup, marginPct, limits }: NutrientStandard): string[] =>
  limits.map(({ nutrient, minimum, maximum }) =>
    JSON.stringify([name, programName, gradeGroup, nutrient, minimum, maximum, marginPct]).replaceAll(', ', ',\\u0020'),
  )
