import type { MealProgram } from '@commissary/api-client'
import { rulePackFor, secondVerdictDate } from '@commissary/domain/rules'

/** Meal programs of one name: the settings know them by it. */
export interface ProgramGroup {
  programName: string
  programs: readonly MealProgram[]
}

/** The programs in the order given, those of the same name together. */
export function programsByName(programs: readonly MealProgram[]): ProgramGroup[] {
  const groups = Map.groupBy(programs, ({ programName }) => programName)
  return [...groups].map(([programName, own]) => ({ programName, programs: own }))
}

export interface SodiumLimits {
  /** Weekly average, mg a meal; null where no rules are known. */
  now: number | null
  from2027: number | null
}

/** The sodium limits of a program on a day, and from 1 July 2027. */
export function sodiumLimits({ rulePack, gradeGroup }: MealProgram, today: string): SodiumLimits {
  const limitOn = (date: string) => rulePackFor(rulePack, date)?.grades[gradeGroup].sodium ?? null
  return { now: limitOn(today), from2027: limitOn(today < secondVerdictDate ? secondVerdictDate : today) }
}
