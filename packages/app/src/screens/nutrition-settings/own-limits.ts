import type { MealProgram } from '@commissary/api-client'
import { limits } from '@commissary/api-client'
import { rulePackFor } from '@commissary/domain/rules'

/** The caterer's own limits as fields of the form: percentages, '' = not set. */
export const ownLimits = ['wgrLimit', 'fruitLimit'] as const
export type OwnLimit = (typeof ownLimits)[number]
export type OwnLimitValues = Record<OwnLimit, string>

/** The stored limits as fields. 0 is not set. */
export const toLimitValues = (stored: Record<OwnLimit, number> | null): OwnLimitValues => ({
  wgrLimit: fieldText(stored?.wgrLimit ?? 0),
  fruitLimit: fieldText(stored?.fruitLimit ?? 0),
})

const fieldText = (limit: number) => (limit === 0 ? '' : `${limit}`)

/** The limit of a valid field; 0 where it is blank. */
export const toLimit = (field: string): number => Number(field.trim())

/** Whether a field is blank or a percentage within the contract's range. */
export function isLimit(field: string, name: OwnLimit): boolean {
  const text = field.trim()
  const { minimum, maximum } = limits.CatererAnalysisSettingsInput[name]
  return text === '' || (/^\d+(\.\d+)?$/.test(text) && Number(text) >= minimum && Number(text) <= maximum)
}

/** The programs' strictest federal limits on a date, in percent; null if no rules are known or they have no such limit. */
export function federalLimits(programs: readonly MealProgram[], today: string): Record<OwnLimit, number | null> {
  const packs = programs.flatMap(({ rulePack, gradeGroup }) => rulePackFor(rulePack, gradeGroup, today) ?? [])
  const grains = packs.flatMap(({ wholeGrainRichPct }) => wholeGrainRichPct ?? [])
  const juice = packs.flatMap(({ juicePct }) => juicePct ?? [])
  return {
    wgrLimit: grains.length === 0 ? null : Math.max(...grains),
    fruitLimit: juice.length === 0 ? null : Math.min(...juice),
  }
}

/** Whether a set limit allows more than the federal one, which then still applies. */
export function isLaxer(field: string, name: OwnLimit, federal: number | null): boolean {
  if (federal === null || !isLimit(field, name) || toLimit(field) === 0) return false
  return name === 'wgrLimit' ? toLimit(field) < federal : toLimit(field) > federal
}
