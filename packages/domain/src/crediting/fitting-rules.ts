import type { Unit } from '../units/model.ts'
import { convert, convertDirectly, type Convertible } from '../units/units.ts'
import { mealComponents, type CreditRule } from './model.ts'

/**
 * The rules that credit an amount in `unit`. A food may state a component per ounce and per cup: those are two ways to
 * measure one credit, so only the rules of one unit count. It is the line's own unit, else one that converts directly
 * (pounds to ounces), else one that converts through the food's measures. Rules of one unit are parts that add up (red
 * and starchy vegetables of a mix), unless they describe the same part: then the first counts.
 */
export function fittingRules(rules: readonly CreditRule[], unit: Unit, food: Convertible): readonly CreditRule[] {
  // Nearly every food has one rule per component.
  if (new Set(rules.map(({ component }) => component)).size === rules.length) return rules
  return mealComponents.flatMap((component) => {
    const ofComponent = rules.filter((rule) => rule.component === component)
    const [best] = ofComponent
      .map(({ per }) => per.unit)
      .sort((a, b) => distance(unit, a, food) - distance(unit, b, food))
    const ofUnit = ofComponent.filter(({ per }) => per.unit === best)
    return ofUnit.filter((rule, index) => ofUnit.findIndex((other) => isSamePart(rule, other)) === index)
  })
}

/** Whether a food can credit as a vegetable or as a meat alternate: beans, peas and lentils. */
export const isBean = (rules: readonly CreditRule[] | null): boolean =>
  rules !== null && rules.some(isBeanRule) && rules.some(({ component }) => component === 'MEAT_ALTERNATE')

export const isBeanRule = ({ component, subgroup }: CreditRule): boolean =>
  component === 'VEGETABLE' && subgroup === 'BEANS_AND_PEAS'

/** Whether two rules of one component describe the same part of a food. */
export function isSamePart(one: CreditPart, other: CreditPart): boolean {
  return partFlags.every((flag) => (one[flag] || false) === (other[flag] || false))
}

type CreditPart = Partial<Record<(typeof partFlags)[number], string | boolean | null>>
const partFlags = ['subgroup', 'isWholeGrainRich', 'isGrainDessert', 'isJuice'] as const

/** How far a rule's unit is from the line's: 0 = the same unit, 3 = no conversion. */
function distance(unit: Unit, other: Unit, food: Convertible): number {
  if (unit === other) return 0
  if (convertDirectly(1, unit, other) !== null) return 1
  return convert(1, unit, other, food) === null ? 3 : 2
}
