import type { MealProgram } from '@commissary/api-client'
import { hasMealPattern, rulePackFor, secondVerdictDate } from '@commissary/domain/rules'

/** Meal programs with the same name, which is their key in the settings. */
export interface ProgramGroup {
  programName: string
  programs: readonly MealProgram[]
}

/** Groups programs by name, in their original order. */
export function programsByName(programs: readonly MealProgram[]): ProgramGroup[] {
  const groups = Map.groupBy(programs, ({ programName }) => programName)
  return [...groups].map(([programName, own]) => ({ programName, programs: own }))
}

/** Whether a meal pattern covers the menus of a program. Others have no limits to choose. */
export const isChecked = ({ programs }: ProgramGroup): boolean =>
  programs.some(({ rulePack }) => hasMealPattern(rulePack))

export interface SodiumLimits {
  /** Weekly average in mg per meal; null when the rules are unknown. */
  now: number | null
  from2027: number | null
}

/** The sodium limits of a program on a date, and those starting July 1, 2027. */
export function sodiumLimits({ rulePack, gradeGroup }: MealProgram, today: string): SodiumLimits {
  const limitOn = (date: string) => rulePackFor(rulePack, gradeGroup, date)?.grades[gradeGroup]?.sodium ?? null
  return { now: limitOn(today), from2027: limitOn(today < secondVerdictDate ? secondVerdictDate : today) }
}
