import {
  averageColumns,
  column,
  creditColumns,
  rangeColumns,
  type NutritionTable,
  type MenuTable,
} from './bulk-table.ts'
import { add, byte, real, whole } from './flat-arrays.ts'
import { mealCategories } from '../model.ts'
import { settle } from '../../units/rounding.ts'

const averageCount = averageColumns
const categoryCount = mealCategories.length
const mainDish = mealCategories.indexOf('Entree')
/** The selection of a category without a limit. */
const all = 255

/** Sums of a week and its current day. One object is reused for all weeks, to avoid allocations. */
export class WeekSums {
  readonly averages = new Float64Array(averageCount)
  /** Sums of servings x value, for the average weighted by meals. */
  readonly servings = new Float64Array(averageCount)
  readonly averageGaps = new Uint8Array(averageCount)
  readonly isSomething = new Uint8Array(averageCount)
  meals = 0

  readonly least = new Float64Array(rangeColumns)
  readonly most = new Float64Array(rangeColumns)
  readonly leastGaps = new Uint8Array(rangeColumns)
  readonly mostGaps = new Uint8Array(rangeColumns)
  readonly dayLeast = new Float64Array(rangeColumns)
  readonly dayLeastGaps = new Uint8Array(rangeColumns)

  /** Sums of all that is offered, for shares. */
  readonly offered = new Float64Array(creditColumns)
  readonly offeredGaps = new Uint8Array(creditColumns)
  /** Breakfast: fruit, with the vegetables of the days on which they are in its place. */
  fruitOffered = 0
  fruitJuice = 0
  hasFruitGap = false
  vegetableDays = 0
  vegetableBits = 0
  hasVegetableGap = false
  /** Preschool: days on which meats/meat alternates are in place of the grain. */
  meatForGrainDays = 0
  hasGrainGap = false
  /** The day's grains, and juice: whether any is offered, and whether more may be. */
  hasGrains = false
  hasJuice = false
  hasJuiceGap = false
  milkBits = 0
  hasMilkGap = false
  /** The day's meats/meat alternates in the main dish, and in the other item that has the most. */
  mainDish = 0
  hasMainDishGap = false
  otherMeat = 0
  hasOtherMeatGap = false

  private readonly counts = new Uint8Array(categoryCount)
  /** Credit rows of the items of one category. */
  private readonly members: number[] = []

  clear(): void {
    for (const array of [this.averages, this.servings, this.least, this.most, this.offered]) array.fill(0)
    const gaps = [this.averageGaps, this.isSomething, this.leastGaps, this.mostGaps, this.offeredGaps]
    for (const array of gaps) array.fill(0)
    this.meals = 0
    this.fruitOffered = 0
    this.fruitJuice = 0
    this.hasFruitGap = false
    this.vegetableDays = 0
    this.vegetableBits = 0
    this.hasVegetableGap = false
    this.meatForGrainDays = 0
    this.hasGrainGap = false
  }

  /** `fruitMinimum` is the day's, where vegetables may be in place of fruit; `grainServing` is that of preschool. */
  addDay(table: MenuTable, day: number, fruitMinimum: number | null, grainServing: number | null): void {
    this.addAverages(table, day)
    this.addOffers(table, day)
    this.addRanges(table, day)
    if (fruitMinimum !== null) this.addFruit(table, day, fruitMinimum)
    if (grainServing !== null) this.addGrain(grainServing)
  }

  /** Counts the day if meats/meat alternates are in place of its grain. Call it after `addRanges`. */
  private addGrain(serving: number): void {
    const grain = settle(real(this.dayLeast, column.GRAIN))
    if (grain >= serving || settle(real(this.dayLeast, column.GRAIN_OR_MEAT_ALTERNATE)) <= grain) return
    if (byte(this.dayLeastGaps, column.GRAIN) === 1) this.hasGrainGap = true
    else this.meatForGrainDays += 1
  }

  private addAverages({ nutrition, dayItems, dayMeals, itemPortions, itemServings }: MenuTable, day: number): void {
    const meals = real(dayMeals, day)
    const isServed = !Number.isNaN(meals)
    this.meals += meals
    const end = whole(dayItems, day + 1)
    for (let item = whole(dayItems, day); item < end; item += 1) {
      const row = whole(itemPortions, item) * averageCount
      const servings = real(itemServings, item)
      const isPlanned = !Number.isNaN(servings)
      for (let index = 0; index < averageCount; index += 1) {
        const known = real(nutrition.averages, row + index)
        const gap = byte(nutrition.averageGaps, row + index)
        if (known === 0 && gap === 0) continue
        this.isSomething[index] = 1
        if (gap === 1 || !isPlanned || !isServed) this.averageGaps[index] = 1
        if (!isPlanned) continue
        add(this.servings, index, servings * known)
        if (isServed) add(this.averages, index, (servings * known) / meals)
      }
    }
  }

  /** Adds milk, and counts the items of each category. */
  private addOffers(table: MenuTable, day: number): void {
    const { nutrition, dayItems, daySelections, itemPortions, itemCategories } = table
    this.counts.fill(0)
    this.milkBits = 0
    this.hasMilkGap = false
    this.hasGrains = false
    this.hasJuice = false
    this.hasJuiceGap = false
    const end = whole(dayItems, day + 1)
    for (let item = whole(dayItems, day); item < end; item += 1) {
      const category = byte(itemCategories, item)
      if (byte(daySelections, day * categoryCount + category) === 0) continue
      this.counts[category] = byte(this.counts, category) + 1

      const figure = whole(itemPortions, item)
      const milk = byte(nutrition.milkBits, figure)
      this.milkBits |= milk
      if (milk === 0 && byte(nutrition.creditGaps, figure * creditColumns + column.MILK) === 1) this.hasMilkGap = true
      this.addPresence(nutrition, figure * creditColumns)
    }
  }

  /** Notes whether an item brings grains and juice. */
  private addPresence({ credits, creditGaps }: NutritionTable, row: number): void {
    this.hasGrains ||= real(credits, row + column.GRAIN) > 0 || byte(creditGaps, row + column.GRAIN) === 1
    this.hasJuice ||= real(credits, row + column.juiceFruit) + real(credits, row + column.juiceVegetable) > 0
    this.hasJuiceGap ||= byte(creditGaps, row + column.FRUIT) === 1 || byte(creditGaps, row + column.VEGETABLE) === 1
  }

  /** Adds the day's fruit, and its vegetables if they are in place of fruit. Call it after `addRanges`. */
  private addFruit(table: MenuTable, day: number, minimum: number): void {
    const { nutrition, dayItems, daySelections, itemPortions, itemCategories } = table
    const isInPlace = settle(real(this.dayLeast, column.FRUIT)) < minimum
    const isCertain = byte(this.dayLeastGaps, column.FRUIT) === 0
    const fruit = isInPlace ? column.FRUIT_OR_VEGETABLE : column.FRUIT
    let vegetables = 0
    const end = whole(dayItems, day + 1)
    for (let item = whole(dayItems, day); item < end; item += 1) {
      if (byte(daySelections, day * categoryCount + byte(itemCategories, item)) === 0) continue
      const portion = whole(itemPortions, item)
      const row = portion * creditColumns
      this.fruitOffered += real(nutrition.credits, row + fruit)
      this.fruitJuice += real(nutrition.credits, row + column.juiceFruit)
      if (byte(nutrition.creditGaps, row + fruit) === 1) this.hasFruitGap = true
      if (!isInPlace) continue
      this.fruitJuice += real(nutrition.credits, row + column.juiceVegetable)
      vegetables |= byte(nutrition.vegetables, portion)
      if (isCertain && byte(nutrition.creditGaps, row + column.VEGETABLE) === 1) this.hasVegetableGap = true
    }
    if (vegetables === 0) return
    this.vegetableDays += 1
    if (isCertain) this.vegetableBits |= vegetables & 0x7f
    else this.hasVegetableGap = true
  }

  /** Adds the minimum and the maximum. Categories with a choice are handled one by one. */
  private addRanges(
    { nutrition, dayItems, daySelections, itemPortions, itemCategories }: MenuTable,
    day: number,
  ): void {
    this.dayLeast.fill(0)
    this.dayLeastGaps.fill(0)
    this.mainDish = 0
    this.hasMainDishGap = false
    this.otherMeat = 0
    this.hasOtherMeatGap = false
    let chosenFrom = 0
    const end = whole(dayItems, day + 1)
    for (let item = whole(dayItems, day); item < end; item += 1) {
      const category = byte(itemCategories, item)
      const allowed = byte(daySelections, day * categoryCount + category)
      if (allowed === 0) continue
      const isTaken = allowed === all || allowed >= byte(this.counts, category)
      if (!isTaken) chosenFrom |= 1 << category
      const row = whole(itemPortions, item) * creditColumns
      this.addOffer(nutrition, row, isTaken)
      if (isTaken) this.addMeat(nutrition, row, category)
    }
    for (let category = 0; category < categoryCount; category += 1) {
      if ((chosenFrom & (1 << category)) === 0) continue
      const members = this.members
      members.length = 0
      for (let item = whole(dayItems, day); item < end; item += 1) {
        if (byte(itemCategories, item) === category) members.push(whole(itemPortions, item) * creditColumns)
      }
      this.addChoice(nutrition, byte(daySelections, day * categoryCount + category), category)
    }
    for (let index = 0; index < rangeColumns; index += 1) {
      add(this.least, index, real(this.dayLeast, index))
      if (byte(this.dayLeastGaps, index) === 1) this.leastGaps[index] = 1
    }
  }

  private addOffer({ credits, creditGaps }: NutritionTable, row: number, isTaken: boolean): void {
    for (let index = 0; index < creditColumns; index += 1) {
      const value = real(credits, row + index)
      const gap = byte(creditGaps, row + index)
      if (value === 0 && gap === 0) continue
      add(this.offered, index, value)
      if (gap === 1) this.offeredGaps[index] = 1
      if (index >= rangeColumns) continue
      if (gap === 1) this.mostGaps[index] = 1
      if (!isTaken) continue
      add(this.dayLeast, index, value)
      add(this.most, index, value)
      if (gap === 1) this.dayLeastGaps[index] = 1
    }
  }

  /** Adds the meats/meat alternates of an item that a student is sure to get. */
  private addMeat({ credits, creditGaps }: NutritionTable, row: number, category: number): void {
    const value = real(credits, row + column.MEAT_ALTERNATE)
    const hasGap = byte(creditGaps, row + column.MEAT_ALTERNATE) === 1
    if (category === mainDish) {
      this.mainDish += value
      this.hasMainDishGap ||= hasGap
    } else {
      this.otherMeat = Math.max(this.otherMeat, value)
      this.hasOtherMeatGap ||= hasGap
    }
  }

  /** Adds the smallest and the largest `allowed` members; equal ones without a gap come first. */
  private addChoice(nutrition: NutritionTable, allowed: number, category: number): void {
    const { members } = this
    for (let index = 0; index < rangeColumns; index += 1) {
      // Insertion sort: a category has two or three members, and the last column's order is often right already.
      for (let next = 1; next < members.length; next += 1) {
        const member = members[next] ?? 0
        let place = next
        while (place > 0 && isBefore(nutrition, member + index, (members[place - 1] ?? 0) + index)) {
          members[place] = members[place - 1] ?? 0
          place -= 1
        }
        members[place] = member
      }
      for (let place = 0; place < allowed; place += 1) {
        const small = (members[place] ?? 0) + index
        const large = (members[members.length - 1 - place] ?? 0) + index
        add(this.dayLeast, index, real(nutrition.credits, small))
        add(this.most, index, real(nutrition.credits, large))
        if (byte(nutrition.creditGaps, small) === 1) this.dayLeastGaps[index] = 1
        if (index === column.MEAT_ALTERNATE) this.addMeat(nutrition, members[place] ?? 0, category)
      }
    }
  }
}

function isBefore({ credits, creditGaps }: NutritionTable, cell: number, other: number): boolean {
  const difference = real(credits, cell) - real(credits, other)
  return difference < 0 || (difference === 0 && byte(creditGaps, cell) < byte(creditGaps, other))
}
