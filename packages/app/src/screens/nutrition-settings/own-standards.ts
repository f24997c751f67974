import { choices, limits, type MealProgram } from '@commissary/api-client'
import type { NutrientLimit, NutrientStandard } from '@commissary/domain/menu'
import { standardBounds } from '@commissary/messages/standards'
import type { Translate } from '@commissary/messages'
import type { Wording } from '@commissary/messages/wording'

import { choiceOf } from '../../forms/choice.ts'

/** A limit of a standard as fields; '' for a blank one. */
export interface LimitValues {
  nutrient: string
  minimum: string
  maximum: string
}

/** A standard of the caterer as fields. */
export interface StandardValues {
  name: string
  programName: string
  gradeGroup: string
  marginPct: string
  limits: readonly LimitValues[]
}

const text = (number: number | null) => (number === null ? '' : `${number}`)

export const toStandardValues = (stored: readonly NutrientStandard[]): StandardValues[] =>
  stored.map(({ marginPct, limits: limitsOf, ...standard }) => ({
    ...standard,
    marginPct: text(marginPct),
    limits: limitsOf.map(({ nutrient, minimum, maximum }) => ({
      nutrient,
      minimum: text(minimum),
      maximum: text(maximum),
    })),
  }))

export const newLimit = (): LimitValues => ({ nutrient: '', minimum: '', maximum: '' })

/** A new standard is for the first program. */
export const newStandard = ([first]: readonly MealProgram[]): StandardValues => ({
  name: '',
  programName: first?.programName ?? '',
  gradeGroup: first?.gradeGroup ?? 'K-5',
  marginPct: '',
  limits: [newLimit()],
})

/** The number of a field; null for a blank one, NaN for text that is not a number. */
function numberOf(field: string): number | null {
  const typed = field.trim()
  if (typed === '') return null
  return /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN
}

/** The standards as the API stores them. The fields were checked. */
export const toStandards = (fields: readonly StandardValues[]): NutrientStandard[] =>
  fields.map(({ name, programName, gradeGroup, marginPct, limits: limitsOf }) => ({
    name: name.trim(),
    programName,
    gradeGroup: choiceOf(choices.GradeGroup, gradeGroup) ?? 'K-5',
    marginPct: numberOf(marginPct),
    limits: limitsOf.flatMap(({ nutrient, minimum, maximum }) => {
      const code = choiceOf(choices.NutrientCode, nutrient)
      return code ? [{ nutrient: code, minimum: numberOf(minimum), maximum: numberOf(maximum) }] : []
    }),
  }))

const keyOf = ({ name, programName, gradeGroup }: StandardValues) =>
  JSON.stringify([name.trim().toLowerCase(), programName, gradeGroup])

/** Errors of each standard, by field. */
export function validateStandards(fields: readonly StandardValues[], t: Translate) {
  const keys = fields.map(keyOf)
  return fields.map((standard, index) => ({
    name: nameError(standard, keys.indexOf(keyOf(standard)) < index, t),
    marginPct: isWithin(standard.marginPct, limits.NutrientStandard.marginPct)
      ? undefined
      : t('nutritionSettings.notALimit'),
    limits: standard.limits.map((limit, at) => limitErrors(limit, standard.limits.slice(0, at), t)),
  }))
}

function nameError({ name, limits: limitsOf }: StandardValues, isRepeated: boolean, t: Translate) {
  if (name.trim() === '') return t('nutritionSettings.standards.errors.name')
  if (isRepeated) return t('nutritionSettings.standards.errors.repeated')
  return limitsOf.length === 0 ? t('nutritionSettings.standards.errors.noLimit') : undefined
}

interface Range {
  minimum: number
  maximum: number
}

const isWithin = (field: string, { minimum, maximum }: Range): boolean => {
  const number = numberOf(field)
  return number === null || (number >= minimum && number <= maximum)
}

function limitErrors(limit: LimitValues, before: readonly LimitValues[], t: Translate) {
  const range = limits.NutrientLimit.minimum
  const [minimum, maximum] = [numberOf(limit.minimum), numberOf(limit.maximum)]
  const notANumber = t('nutritionSettings.standards.errors.number')
  const isOpen = minimum === null && maximum === null
  const isBackward = minimum !== null && maximum !== null && minimum > maximum
  return {
    nutrient:
      limit.nutrient === ''
        ? t('nutritionSettings.standards.errors.nutrient')
        : before.some(({ nutrient }) => nutrient === limit.nutrient)
          ? t('nutritionSettings.standards.errors.repeatedNutrient')
          : undefined,
    minimum: !isWithin(limit.minimum, range)
      ? notANumber
      : isOpen
        ? t('nutritionSettings.standards.errors.open')
        : undefined,
    maximum: !isWithin(limit.maximum, range)
      ? notANumber
      : isBackward
        ? t('nutritionSettings.standards.errors.backward')
        : undefined,
  }
}

/** The standards by name, for the choice between two versions. */
export const standardsText = (t: Translate, value: unknown): string =>
  (value as readonly StandardValues[])
    .map(({ name, programName, limits: { length } }) =>
      t('nutritionSettings.standards.summary', { name, program: programName, count: length }),
    )
    .join('; ') || t('nutritionSettings.standards.none')

/** An entry of the history in words: "School Food Standards (UK), Lunch, grades K-5: sodium at most 714 mg". */
export function standardHistoryText(wording: Wording, entry: string): string {
  if (entry === '') return entry
  const [name, program, gradeGroup, nutrient, minimum, maximum] = JSON.parse(entry) as [
    string,
    string,
    NutrientStandard['gradeGroup'],
    NutrientLimit['nutrient'],
    number | null,
    number | null,
    number | null,
  ]
  return wording.t('nutritionSettings.standards.change', {
    name,
    program,
    grades: wording.t(`words.gradesInText.${gradeGroup}`),
    nutrient: wording.t(`nutrients.names.${nutrient}`),
    limit: standardBounds(wording, { nutrient, minimum, maximum }),
  })
}
