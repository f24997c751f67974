import { vegetableSubgroups, type Credit, type VegetableSubgroup } from '@commissary/domain/crediting'
import { type Check, type CheckId, type CheckUnit, type Reason, type Verdict } from '@commissary/domain/menu'
import { type RuleOptions, type VerdictStatus } from '@commissary/domain/rules'

/** The words of a printed analysis. A print is a record, so it is in the language of the regulation. */
export const checkNames: Record<CheckId, string> = {
  calories: 'Calories',
  saturatedFat: 'Saturated fat',
  addedSugars: 'Added sugars',
  sodium: 'Sodium',
  'fruit.daily': 'Fruit',
  'fruit.weekly': 'Fruit',
  'fruit.vegetableSubgroups': 'Vegetables in place of fruit',
  'vegetable.daily': 'Vegetables',
  'vegetable.weekly': 'Vegetables',
  'vegetable.DARK_GREEN': 'Dark green',
  'vegetable.RED_OR_ORANGE': 'Red/orange',
  'vegetable.BEANS_AND_PEAS': 'Beans, peas and lentils',
  'vegetable.STARCHY': 'Starchy',
  'vegetable.OTHERS': 'Other vegetables',
  'grain.daily': 'Grains',
  'grain.weekly': 'Grains',
  'grain.weeklyMaximum': 'Grains, recommended maximum',
  'grain.wholeGrainRich': 'Whole grain-rich share of grains',
  'grain.dessert': 'Grain-based desserts',
  'meatAlternate.daily': 'Meats/meat alternates',
  'meatAlternate.weekly': 'Meats/meat alternates',
  'meatAlternate.weeklyMaximum': 'Meats/meat alternates, recommended maximum',
  'grainOrMeatAlternate.daily': 'Grains or meats/meat alternates',
  'grainOrMeatAlternate.weekly': 'Grains or meats/meat alternates',
  'grainOrMeatAlternate.weeklyMaximum': 'Grains or meats/meat alternates, recommended maximum',
  'milk.daily': 'Milk',
  'milk.weekly': 'Milk',
  'milk.choices': 'Choices of milk',
  'milk.unflavored': 'Unflavored milk offered',
  'juice.fruit': 'Juice share of fruit',
  'juice.vegetable': 'Juice share of vegetables',
}

const subgroupNames: Record<NonNullable<Reason['subgroup']>, string> = {
  DARK_GREEN: 'dark green',
  RED_OR_ORANGE: 'red/orange',
  BEANS_AND_PEAS: 'beans, peas and lentils',
  STARCHY: 'starchy',
  OTHERS: 'other',
}

export const verdictWords: Record<VerdictStatus, string> = {
  pass: 'Pass',
  advisory: 'Advisory',
  fail: 'Fail',
  unknown: 'Unknown',
}

const unitWords: Record<CheckUnit, string> = {
  kcal: ' kcal',
  mg: ' mg',
  percent: ' %',
  cup: ' cup',
  ozEq: ' oz eq',
  count: '',
}
/** Cups go down to an eighth, ounce equivalents to a quarter. */
const digits: Record<CheckUnit, number> = { kcal: 0, mg: 0, percent: 1, cup: 3, ozEq: 2, count: 0 }

/** A number as people print it: at most so many decimals, thousands apart. */
export function number(value: number, decimals: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: decimals })
}

/** A number with all its decimals, for columns in which the points stand below each other. */
export function fixed(value: number, decimals: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

export function figure(value: number, unit: CheckUnit): string {
  return `${number(value, digits[unit])}${unitWords[unit]}`
}

/** The figure of a check; with a gap it is a lower bound and says so. */
export function actualText({ actual, isLowerBound, unit }: Check): string {
  if (actual === null) return 'unknown'
  if (unit === 'percent') return `${isLowerBound ? '≥ ' : ''}${fixed(actual, 1)} %${isLowerBound ? ', incomplete' : ''}`
  return isLowerBound ? `≥ ${figure(actual, unit)}, incomplete` : figure(actual, unit)
}

/** "at least 4 oz eq", "550 to 650 kcal", "less than 10 %". */
export function limitText(verdict: Verdict | null, unit: CheckUnit): string {
  if (verdict === null) return 'no such rule'
  const { rulePack, minimum, maximum, isMaximumExclusive } = verdict
  if (rulePack === null) return 'no rules known'
  if (minimum !== null && maximum !== null) return `${number(minimum, digits[unit])} to ${figure(maximum, unit)}`
  if (minimum !== null) return `at least ${figure(minimum, unit)}`
  if (maximum === null) return ''
  return `${isMaximumExclusive ? 'less than' : 'at most'} ${figure(maximum, unit)}`
}

/** One cause in a line: what is unknown, what gives how much, what rounding took. */
export function reasonText({ kind, itemName, foodName, subgroup, amount }: Reason, unit: CheckUnit): string {
  const item = itemName ?? ''
  const size = amount === null ? '' : `: ${figure(amount, unit)}`
  switch (kind) {
    case 'share':
      return `${item}${size}`
    case 'rounding':
      return `${item}: rounding down took ${amount === null ? 'an unknown amount' : figure(amount, unit)}`
    case 'excess':
      return `Above what ${subgroup === null ? item : subgroupNames[subgroup]} vegetables need${size}`
    case 'unknown':
      return foodName === null || foodName === itemName ? `${item}: no value` : `${item} > ${foodName}: no value`
    case 'notPlanned':
      return itemName === null ? 'The meals of the day are not planned' : `${item}: servings are not planned`
    case 'unproven':
      return `${foodName ?? item}: no document behind its credit`
  }
}

/** The choices that the regulations leave open, as this analysis took them. */
export function optionTexts(options: RuleOptions): string[] {
  return [
    options.weekAverage === 'meanOfDays'
      ? 'The weekly average is the mean of the daily averages; each day is weighted by planned servings.'
      : 'The weekly average weighs all reimbursable meals of the week alike.',
    options.weekLength === 'servedDays'
      ? 'Weekly amounts follow the days really served.'
      : "Weekly amounts follow the school's regular week.",
    `Vegetable subgroups count the ${options.subgroupAmount} that a student could take.`,
    options.vegetableRemainder === 'additional'
      ? 'An eighth of a cup that no single subgroup reaches counts as additional vegetables.'
      : 'An eighth of a cup that no single subgroup reaches does not count.',
    options.aLaCarte === 'excluded'
      ? 'Foods sold beside the reimbursable meal are left out.'
      : 'Foods sold beside the reimbursable meal count as well.',
    options.milkFat === 'excludedWhereAllowed'
      ? 'The saturated fat of fluid milk is left out where the rules allow it.'
      : 'The saturated fat of fluid milk counts.',
    options.sodium === 'inForce'
      ? 'Sodium is judged by the limits in force on the date of the menu.'
      : 'Sodium is judged by the limits of 1 July 2027 already (Target 2).',
  ]
}

const componentShort: Record<Credit['component'], string> = {
  FRUIT: 'cup F',
  VEGETABLE: 'cup V',
  GRAIN: 'oz eq G',
  MEAT_ALTERNATE: 'oz eq M/MA',
  MILK: 'cup milk',
}

const subgroupShort: Record<VegetableSubgroup, string> = {
  DARK_GREEN: 'DG',
  RED_OR_ORANGE: 'RO',
  BEANS_AND_PEAS: 'BPL',
  STARCHY: 'S',
  OTHERS: 'O',
}

/** "2 oz eq M/MA, 0.5 cup V (0.5 RO)"; a credit with a gap is a lower bound. */
export function creditsText(credits: readonly Credit[]): string {
  return credits
    .filter(({ credited, missing }) => credited > 0 || missing.length > 0)
    .map(({ component, credited, missing, subgroups }) => {
      const parts = vegetableSubgroups.flatMap((name) => {
        const cups = subgroups[name] ?? 0
        return cups > 0 ? [cups === credited ? subgroupShort[name] : `${number(cups, 3)} ${subgroupShort[name]}`] : []
      })
      const amount = `${number(credited, 3)} ${componentShort[component]}`
      return `${missing.length > 0 ? '≥ ' : ''}${amount}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`
    })
    .join(', ')
}

/** "Mon 16 Nov" and "Monday, November 16, 2026". */
export const shortDay = (date: string) => dateText(date, { weekday: 'short', month: 'short', day: 'numeric' })
export const longDay = (date: string) =>
  dateText(date, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })
export const plainDate = (date: string) => dateText(date, { year: 'numeric', month: 'long', day: 'numeric' })

function dateText(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' })
}

/** Money exact to the cent; with a gap it is a lower bound. */
export function money(total: { known: number; missing: string[] }, currency: string): string {
  const text = total.known.toLocaleString('en-US', { style: 'currency', currency })
  return total.missing.length > 0 ? `≥ ${text}` : text
}
