import { creditSteps } from '../../crediting/crediting.ts'
import { vegetableSubgroups, type Credit } from '../../crediting/model.ts'
import type { Total } from '../../food/model.ts'
import { nutrientCodes } from '../../food/model.ts'
import type { PortionNutrition } from '../../recipe/model.ts'
import { recordOf } from '../../units/records.ts'
import { floorTo } from '../../units/rounding.ts'

/**
 * The nutrition of `factor` times a portion, with credits rounded down again. Null where the portion's rounded values are not
 * enough: vegetables of several subgroups, vegetables that lose a remainder, and beans credited as meat alternate.
 */
export function scaledNutrition(nutrition: PortionNutrition, factor: number): PortionNutrition | null {
  const credits = nutrition.credits.map((credit) => scaledCredit(credit, factor))
  if (nutrition.beansAsMeatAlternateCups > 0 || credits.includes(null)) return null
  const scaled = (total: Total): Total => ({ ...total, known: total.known * factor })
  return {
    ...nutrition,
    grams: scaled(nutrition.grams),
    cost: scaled(nutrition.cost),
    nutrients: recordOf(nutrientCodes, (code) => scaled(nutrition.nutrients[code])),
    fluidMilkSaturatedFat: scaled(nutrition.fluidMilkSaturatedFat),
    credits: credits.filter((credit) => credit !== null),
  }
}

function scaledCredit(credit: Credit, factor: number): Credit | null {
  const { component, exact, credited, subgroups } = credit
  const step = creditSteps[component]
  const whole = floorTo(exact * factor, step)
  // A part of the credit is known as its share of the rounded credit.
  const part = (amount: number) => (credited > 0 ? (amount * whole) / credited : 0)
  const parts = [credit.wholeGrainRich, credit.juice, credit.grainDessert]
  const scaled = {
    ...credit,
    exact: exact * factor,
    credited: whole,
    wholeGrainRich: part(credit.wholeGrainRich),
    juice: part(credit.juice),
    grainDessert: part(credit.grainDessert),
  }
  // A credit that was rounded to zero does not show what its parts are.
  if (credited === 0 && whole > 0 && (component !== 'MEAT_ALTERNATE' || parts.some((amount) => amount > 0))) return null
  if (component !== 'VEGETABLE') return scaled
  const used = vegetableSubgroups.filter((subgroup) => subgroups[subgroup])
  const [only] = used
  if (only === undefined || used.length > 1 || subgroups[only] !== credited) return null
  return { ...scaled, subgroups: whole > 0 ? { [only]: whole } : {} }
}
