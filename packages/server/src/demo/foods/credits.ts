import type { CreditRule, MealComponent, VegetableSubgroup } from '@commissary/domain/crediting'

import { quantity } from './demo-food.ts'

/** A cup of the food as served is a cup (7 CFR 210.10(c)(2)(iii)). */
const byVolume = (component: MealComponent, credit: number, subgroup?: VegetableSubgroup): CreditRule[] => [
  { component, credit, per: quantity('1', 'cup'), ...(subgroup && { subgroup }) },
]

export const fruit = byVolume('FRUIT', 1)
/** A quarter cup of dried fruit counts as half a cup. */
export const driedFruit = byVolume('FRUIT', 2)
export const fruitJuice: CreditRule[] = [{ component: 'FRUIT', credit: 1, per: quantity('1', 'cup'), isJuice: true }]

export const vegetable = (subgroup: VegetableSubgroup): CreditRule[] => byVolume('VEGETABLE', 1, subgroup)
/** A cup of leafy greens counts as half a cup. */
export const leafyGreens = byVolume('VEGETABLE', 0.5, 'DARK_GREEN')
/** Tomato products credit as whole tomatoes: 1 tablespoon of paste or 2 of puree is a quarter cup. */
export const tomatoPaste: CreditRule[] = [
  { component: 'VEGETABLE', subgroup: 'RED_OR_ORANGE', credit: 0.25, per: quantity('1', 'tbsp') },
]
export const tomatoPuree: CreditRule[] = [
  { component: 'VEGETABLE', subgroup: 'RED_OR_ORANGE', credit: 0.25, per: quantity('2', 'tbsp') },
]

/** Vegetable per cup, or meat alternate per quarter cup. The recipe line chooses one. */
export const beans: CreditRule[] = [
  ...byVolume('VEGETABLE', 1, 'BEANS_AND_PEAS'),
  { component: 'MEAT_ALTERNATE', credit: 1, per: quantity('0.25', 'cup') },
]

/** One ounce of lean cooked meat or of cheese is one ounce equivalent. */
export const byOunce: CreditRule[] = [{ component: 'MEAT_ALTERNATE', credit: 1, per: quantity('1', 'oz') }]

/** Raw ground meat, by its weight after cooking and draining (Food Buying Guide). */
export const rawGroundMeat = (cookedYieldPct: number): CreditRule[] => [
  { component: 'MEAT_ALTERNATE', credit: 1, per: quantity('1', 'oz'), cookedYieldPct, yieldFrom: 'AP' },
]

/** Exhibit A: grams of the product per ounce equivalent (bread and rolls 28; pasta, rice and oats 28 dry). */
export const grain = (gramsPerOzEq: number, isWholeGrainRich = true): CreditRule[] => [
  { component: 'GRAIN', credit: 1, per: quantity(String(gramsPerOzEq), 'g'), isWholeGrainRich },
]

/** Hot cereal is a breakfast cereal, whose added sugars are limited. */
export const hotCereal: CreditRule[] = grain(28).map((rule) => ({ ...rule, product: 'CEREAL' }))

/** Foods baked from scratch credit by their flour: 16 g of creditable grain is one ounce equivalent (Exhibit A). */
export const creditableFlour = grain(16)

export const milkByCup: CreditRule[] = [{ component: 'MILK', credit: 1, per: quantity('1', 'cup') }]
