import {
  componentUnits,
  type AnalysisComponent,
  type MealComponent,
  type VegetableSubgroup,
} from '../crediting/model.ts'
import type { SweetenedProduct } from '../crediting/sweetened-foods.ts'
import type { EnergyNutrient } from '../food/energy.ts'
import type { ComplianceNutrient } from '../food/nutrients.ts'
import {
  atLeast,
  atMost,
  componentLimit,
  dailyMinimum,
  lessThan,
  mainDishLimit,
  milkFatLimit,
  oneYearOldsMilk,
  subgroupMinimum,
  weeklyMaximum,
  weeklyMinimum,
  type LimitOf,
} from './check-limits.ts'
import type { OfferVersusServeRule } from './rule-pack-model.ts'

export const checkUnits = ['kcal', 'g', 'mg', 'percent', 'cup', 'ozEq', 'count'] as const
export type CheckUnit = (typeof checkUnits)[number]

/** Maximum fraction digits of a displayed value: cups in eighths, ounce equivalents in quarters. */
export const unitDigits: Record<CheckUnit, number> = { kcal: 0, g: 2, mg: 0, percent: 1, cup: 3, ozEq: 2, count: 0 }

/** Parts of the analysis table and of the print, in their order. */
export const checkGroups = ['diet', 'days', 'weeks', 'subgroups', 'quality'] as const
export type CheckGroup = (typeof checkGroups)[number]

/** Tiles of the compliance strip, in their order. */
export const tileIds = [
  'calories',
  'saturatedFat',
  'addedSugars',
  'sodium',
  'fruit',
  'vegetable',
  'grain',
  'meatAlternate',
  'grainOrMeatAlternate',
  'milk',
  'snack',
  'offerVersusServe',
  'quality',
] as const
export type TileId = (typeof tileIds)[number]

/** The value that a check compares with its limit. Both engines compute it from this. */
export type Measure =
  /** Weekly average per meal. */
  | { kind: 'average'; nutrient: ComplianceNutrient }
  /** Weekly average as a percentage of the average calories. */
  | { kind: 'percentOfCalories'; nutrient: ComplianceNutrient & EnergyNutrient }
  /** The minimum or maximum that one student could take on the day, or summed over the days of the week. */
  | { kind: 'least' | 'most'; component: AnalysisComponent }
  /** Meats/meat alternates that one student is sure to get in the main dish and one other item of the day. */
  | { kind: 'mainDish' }
  /** Different components that the snack of the day offers in full; beverages count as one. */
  | { kind: 'snackComponents' }
  /** Components whose daily minimum a student is sure to be offered. */
  | { kind: 'componentsOffered' }
  /** Food items that a student is sure to be offered at breakfast. */
  | { kind: 'foodItems' }
  /** The most cups of fruit and vegetables that a student can take. */
  | { kind: 'fruitOrVegetable' }
  /** Cups of a vegetable subgroup over the week. */
  | { kind: 'subgroup'; subgroup: VegetableSubgroup }
  /** Grain-based desserts over the week, by the maximum that one student could take. */
  | { kind: 'dessert' }
  /** A share of a component offered in the week, in percent of its credits. */
  | { kind: 'share'; component: MealComponent; part: 'wholeGrainRich' | 'juice' }
  /** Kinds of fluid milk offered on the day. */
  | { kind: 'milkKinds'; isUnflavoredOnly: boolean }
  /** Kinds of whole and reduced-fat milk offered on the day. */
  | { kind: 'milkAboveLowFat' }
  /** Kinds of milk offered on the day that preschool asks for, or does not allow. */
  | { kind: 'preschoolMilk'; milk: PreschoolMilk }
  /** Meals of the day with juice, on this menu and the others. */
  | { kind: 'juiceMeals' }
  /** The largest serving of whole grain-rich grains that a child is sure to get at a meal of the day, in oz eq. */
  | { kind: 'wholeGrainRichServing' }
  /** Days of the week on which meats/meat alternates are in place of the grain. */
  | { kind: 'meatForGrainDays' }
  /** Added sugars of the sweetest product of a kind offered on the day, in the product's reference amount. */
  | { kind: 'productAddedSugars'; product: SweetenedProduct }
  /** Vegetable subgroups offered in the week in place of fruit. */
  | { kind: 'subgroupsForFruit' }

/** Unflavored whole milk, unflavored low-fat and fat-free milk, reduced-fat milk, flavored milk. */
export type PreschoolMilk = 'whole' | 'lowFat' | 'reducedFat' | 'flavored'

export interface CheckDefinition {
  scope: 'day' | 'week'
  measure: Measure
  unit: CheckUnit
  /** Null where the pack has no such rule. */
  limit: LimitOf
  /** A maximum that is printed but not enforced: advisory at worst. */
  isAdvisory: boolean
  /** Listed as unknown on dates that no rule pack covers. */
  isListedWithoutPack: boolean
  group: CheckGroup
  tile: TileId
}

/**
 * Every rule of the meal pattern that a day or a week is checked for, in the order in which results list them. A new
 * rule is a row here, with its limit in the rule packs and its name in the message catalogs; both analyses, the strip,
 * the analysis table and the print read this table.
 */
export const checks = {
  'fruit.daily': daily('FRUIT', 'fruit'),
  'vegetable.daily': daily('VEGETABLE', 'vegetable'),
  'grain.daily': daily('GRAIN', 'grain'),
  'meatAlternate.daily': daily('MEAT_ALTERNATE', 'meatAlternate'),
  'meatAlternate.mainDish': {
    ...daily('MEAT_ALTERNATE', 'meatAlternate'),
    measure: { kind: 'mainDish' },
    limit: mainDishLimit,
    isListedWithoutPack: false,
  },
  'grainOrMeatAlternate.daily': daily('GRAIN_OR_MEAT_ALTERNATE', 'grainOrMeatAlternate'),
  'milk.daily': daily('MILK', 'milk'),
  'snack.components': {
    ...quality({ kind: 'snackComponents' }, 'count', ({ grade }) => atLeast(grade.snackComponents ?? null)),
    scope: 'day',
    group: 'days',
    tile: 'snack',
  },
  'milk.choices': milkKinds(false, ({ pack }) => atLeast(pack.milkChoices)),
  'milk.unflavored': milkKinds(true, ({ pack }) => atLeast(pack.unflavoredMilkChoices)),
  'milk.fat': { ...milkKinds(false, milkFatLimit), measure: { kind: 'milkAboveLowFat' } },
  'milk.whole': preschoolMilk('whole', oneYearOldsMilk(atLeast(1), false)),
  'milk.lowFat': preschoolMilk('lowFat', oneYearOldsMilk(atLeast(1), true)),
  'milk.reducedFat': preschoolMilk('reducedFat', oneYearOldsMilk(atMost(0), true)),
  'milk.flavored': preschoolMilk('flavored', ({ pack }) => (pack.preschool ? atMost(0) : null)),
  'grain.wholeGrainRichServing': {
    ...quality({ kind: 'wholeGrainRichServing' }, 'ozEq', ({ pack }) => atLeast(pack.preschool?.grainServing ?? null)),
    scope: 'day',
    group: 'days',
    tile: 'grain',
  },
  'juice.meals': {
    ...quality({ kind: 'juiceMeals' }, 'count', ({ pack }) => atMost(pack.preschool?.juiceMeals ?? null)),
    scope: 'day',
    group: 'days',
  },
  'offerVersusServe.components': offerVersusServe('componentsOffered', 'count', ({ components }) => components),
  'offerVersusServe.foodItems': offerVersusServe('foodItems', 'count', ({ foodItems }) => foodItems),
  'offerVersusServe.fruitOrVegetable': offerVersusServe(
    'fruitOrVegetable',
    'cup',
    ({ fruitOrVegetable }) => fruitOrVegetable,
  ),
  'flavoredMilk.addedSugars': productAddedSugars('flavoredMilk', 'milk'),
  'yogurt.addedSugars': productAddedSugars('yogurt', 'quality'),
  'cereal.addedSugars': productAddedSugars('cereal', 'quality'),

  calories: average(
    'calories',
    'kcal',
    ({ grade }) => grade.calories && { ...grade.calories, isMaximumExclusive: false },
  ),
  saturatedFat: percentOfCalories('saturatedFat', ({ pack }) => lessThan(pack.saturatedFatPct)),
  addedSugars: percentOfCalories('addedSugars', ({ pack }) => lessThan(pack.addedSugarsPct)),
  sodium: average('sodium', 'mg', ({ grade }) => atMost(grade.sodium)),
  'fruit.weekly': weekly('FRUIT', 'fruit'),
  'vegetable.weekly': weekly('VEGETABLE', 'vegetable'),
  'vegetable.DARK_GREEN': subgroup('DARK_GREEN'),
  'vegetable.RED_OR_ORANGE': subgroup('RED_OR_ORANGE'),
  'vegetable.BEANS_AND_PEAS': subgroup('BEANS_AND_PEAS'),
  'vegetable.STARCHY': subgroup('STARCHY'),
  'vegetable.OTHERS': subgroup('OTHERS'),
  'grain.weekly': weekly('GRAIN', 'grain'),
  'grain.weeklyMaximum': recommendedMaximum('GRAIN', 'grain'),
  'grain.wholeGrainRich': share('GRAIN', 'wholeGrainRich', ({ pack }) => atLeast(pack.wholeGrainRichPct)),
  'grain.dessert': quality({ kind: 'dessert' }, 'ozEq', ({ pack }) => atMost(pack.grainDessert)),
  'meatAlternate.weekly': weekly('MEAT_ALTERNATE', 'meatAlternate'),
  'meatAlternate.weeklyMaximum': recommendedMaximum('MEAT_ALTERNATE', 'meatAlternate'),
  'grainOrMeatAlternate.weekly': weekly('GRAIN_OR_MEAT_ALTERNATE', 'grainOrMeatAlternate'),
  'grainOrMeatAlternate.weeklyMaximum': recommendedMaximum('GRAIN_OR_MEAT_ALTERNATE', 'grainOrMeatAlternate'),
  'grain.replaced': {
    ...quality({ kind: 'meatForGrainDays' }, 'count', ({ pack }) => atMost(pack.preschool?.meatForGrainDays ?? null)),
    tile: 'grainOrMeatAlternate',
  },
  'milk.weekly': weekly('MILK', 'milk'),
  'juice.fruit': share('FRUIT', 'juice', ({ pack }) => atMost(pack.juicePct)),
  'juice.vegetable': share('VEGETABLE', 'juice', ({ pack, grade }) =>
    grade.vegetableSubgroups ? atMost(pack.juicePct) : null,
  ),
  'fruit.vegetableSubgroups': {
    ...quality({ kind: 'subgroupsForFruit' }, 'count', ({ pack }) =>
      atLeast(pack.vegetablesForFruit?.subgroups ?? null),
    ),
    tile: 'fruit',
  },
} satisfies Record<string, CheckDefinition>

export type CheckId = keyof typeof checks

export const checkIds = Object.keys(checks) as CheckId[]
export const dayCheckIds = checkIds.filter((id) => checks[id].scope === 'day')
export const weekCheckIds = checkIds.filter((id) => checks[id].scope === 'week')
/** The limits of the week's averages. */
export const dietCheckIds = checkIds.filter((id) => checks[id].group === 'diet')

function daily(component: AnalysisComponent, tile: TileId): CheckDefinition {
  return {
    scope: 'day',
    measure: { kind: 'least', component },
    unit: componentUnits[component],
    limit: componentLimit(component, dailyMinimum),
    isAdvisory: false,
    // Breakfast's combined component exists only where a pack has it.
    isListedWithoutPack: component !== 'GRAIN_OR_MEAT_ALTERNATE',
    group: 'days',
    tile,
  }
}

function weekly(component: AnalysisComponent, tile: TileId): CheckDefinition {
  return { ...daily(component, tile), scope: 'week', limit: componentLimit(component, weeklyMinimum), group: 'weeks' }
}

function recommendedMaximum(component: AnalysisComponent, tile: TileId): CheckDefinition {
  return {
    ...weekly(component, tile),
    measure: { kind: 'most', component },
    limit: componentLimit(component, weeklyMaximum),
    isAdvisory: true,
    isListedWithoutPack: false,
  }
}

function quality(measure: Measure, unit: CheckUnit, limit: LimitOf): CheckDefinition {
  return {
    scope: 'week',
    measure,
    unit,
    limit,
    isAdvisory: false,
    isListedWithoutPack: false,
    group: 'quality',
    tile: 'quality',
  }
}

function share(component: MealComponent, part: 'wholeGrainRich' | 'juice', limit: LimitOf): CheckDefinition {
  return quality({ kind: 'share', component, part }, 'percent', limit)
}

function subgroup(name: VegetableSubgroup): CheckDefinition {
  const row = quality({ kind: 'subgroup', subgroup: name }, 'cup', subgroupMinimum(name))
  return { ...row, group: 'subgroups', tile: 'vegetable' }
}

function milkKinds(isUnflavoredOnly: boolean, limit: LimitOf): CheckDefinition {
  const row = quality({ kind: 'milkKinds', isUnflavoredOnly }, 'count', limit)
  return { ...row, scope: 'day', group: 'days', tile: 'milk' }
}

function preschoolMilk(milk: PreschoolMilk, limit: LimitOf): CheckDefinition {
  return { ...milkKinds(false, limit), measure: { kind: 'preschoolMilk', milk } }
}

/** A rule of offer versus serve: the least that a day offers, where the program uses it (7 CFR 210.10(e), 220.8(e)). */
function offerVersusServe(
  kind: 'componentsOffered' | 'foodItems' | 'fruitOrVegetable',
  unit: CheckUnit,
  read: (rule: OfferVersusServeRule) => number | null,
): CheckDefinition {
  const limit: LimitOf = ({ offerVersusServe: rule }) => rule && atLeast(read(rule))
  return { ...quality({ kind }, unit, limit), scope: 'day', group: 'days', tile: 'offerVersusServe' }
}

function productAddedSugars(product: SweetenedProduct, tile: TileId): CheckDefinition {
  const limit: LimitOf = ({ pack }) => atMost(pack.productAddedSugars?.[product] ?? null)
  return { ...quality({ kind: 'productAddedSugars', product }, 'g', limit), scope: 'day', group: 'days', tile }
}

function average(nutrient: ComplianceNutrient & TileId, unit: CheckUnit, limit: LimitOf): CheckDefinition {
  const row = quality({ kind: 'average', nutrient }, unit, limit)
  return { ...row, isListedWithoutPack: true, group: 'diet', tile: nutrient }
}

function percentOfCalories(nutrient: ComplianceNutrient & EnergyNutrient & TileId, limit: LimitOf): CheckDefinition {
  const row = quality({ kind: 'percentOfCalories', nutrient }, 'percent', limit)
  return { ...row, isListedWithoutPack: true, group: 'diet', tile: nutrient }
}
