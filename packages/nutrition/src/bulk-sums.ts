import { averageColumns, column, creditColumns, rangeColumns, type MenuTable } from './bulk-table.ts'
import { add, byte, real, whole } from './flat-arrays.ts'
import { mealCategories } from './model.ts'

const averageCount = averageColumns.length
const categoryCount = mealCategories.length
/** A student may take all of the category. */
const all = 255

/** Sums of a week and of its current day; one object for all weeks, so that nothing is allocated on the way. */
export class WeekSums {
  readonly averages = new Float64Array(averageCount)
  /** Servings x value without division, for the average that weighs by meals. */
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

  /** All that is offered, for shares. */
  readonly offered = new Float64Array(creditColumns)
  readonly offeredGaps = new Uint8Array(creditColumns)
  vegetableDays = 0
  vegetableBits = 0
  milkBits = 0
  hasMilkGap = false

  private readonly counts = new Uint8Array(categoryCount)
  private readonly taken: number[] = []

  clear(): void {
    for (const array of [this.averages, this.servings, this.least, this.most, this.offered]) array.fill(0)
    const gaps = [this.averageGaps, this.isSomething, this.leastGaps, this.mostGaps, this.offeredGaps]
    for (const array of gaps) array.fill(0)
    this.meals = 0
    this.vegetableDays = 0
    this.vegetableBits = 0
  }

  addDay(table: MenuTable, day: number): void {
    this.addAverages(table, day)
    this.addOffers(table, day)
    this.addRanges(table, day)
  }

  private addAverages({ figures, dayItems, dayMeals, itemFigures, itemServings }: MenuTable, day: number): void {
    const meals = real(dayMeals, day)
    const isServed = !Number.isNaN(meals)
    this.meals += meals
    for (let item = whole(dayItems, day); item < whole(dayItems, day + 1); item += 1) {
      const row = whole(itemFigures, item) * averageCount
      const servings = real(itemServings, item)
      const isPlanned = !Number.isNaN(servings)
      for (let index = 0; index < averageCount; index += 1) {
        const known = real(figures.averages, row + index)
        const gap = byte(figures.averageGaps, row + index)
        if (known === 0 && gap === 0) continue
        this.isSomething[index] = 1
        if (gap === 1 || !isPlanned || !isServed) this.averageGaps[index] = 1
        if (!isPlanned) continue
        add(this.servings, index, servings * known)
        if (isServed) add(this.averages, index, (servings * known) / meals)
      }
    }
  }

  private addOffers(table: MenuTable, day: number): void {
    const { figures, dayItems, daySelections, itemFigures, itemCategories } = table
    this.counts.fill(0)
    this.milkBits = 0
    this.hasMilkGap = false
    let hasVegetables = false
    for (let item = whole(dayItems, day); item < whole(dayItems, day + 1); item += 1) {
      const category = byte(itemCategories, item)
      if (byte(daySelections, day * categoryCount + category) === 0) continue
      this.counts[category] = byte(this.counts, category) + 1

      const figure = whole(itemFigures, item)
      const row = figure * creditColumns
      for (let index = 0; index < creditColumns; index += 1) {
        add(this.offered, index, real(figures.credits, row + index))
        if (byte(figures.creditGaps, row + index) === 1) this.offeredGaps[index] = 1
      }
      const milk = whole(figures.milkKinds, figure)
      if (milk >= 0) this.milkBits |= 1 << milk
      else if (byte(figures.creditGaps, row + column.MILK) === 1) this.hasMilkGap = true
      const vegetables = byte(figures.vegetables, figure)
      if (vegetables !== 0) hasVegetables = true
      this.vegetableBits |= vegetables & 0x7f
    }
    if (hasVegetables) this.vegetableDays += 1
  }

  private addRanges(table: MenuTable, day: number): void {
    this.dayLeast.fill(0)
    this.dayLeastGaps.fill(0)
    for (let category = 0; category < categoryCount; category += 1) {
      const count = byte(this.counts, category)
      if (count === 0) continue
      const allowed = byte(table.daySelections, day * categoryCount + category)
      if (allowed === all || allowed >= count) this.takeAll(table, day, category)
      else for (let index = 0; index < rangeColumns; index += 1) this.takeSome(table, day, category, index, allowed)
    }
    for (let index = 0; index < rangeColumns; index += 1) {
      add(this.least, index, real(this.dayLeast, index))
      if (byte(this.dayLeastGaps, index) === 1) this.leastGaps[index] = 1
    }
  }

  private takeAll({ figures, dayItems, itemFigures, itemCategories }: MenuTable, day: number, category: number): void {
    for (let item = whole(dayItems, day); item < whole(dayItems, day + 1); item += 1) {
      if (byte(itemCategories, item) !== category) continue
      const row = whole(itemFigures, item) * creditColumns
      for (let index = 0; index < rangeColumns; index += 1) {
        const value = real(figures.credits, row + index)
        add(this.dayLeast, index, value)
        add(this.most, index, value)
        if (byte(figures.creditGaps, row + index) === 0) continue
        this.dayLeastGaps[index] = 1
        this.mostGaps[index] = 1
      }
    }
  }

  /** The smallest and the largest `allowed` of a category; of equal ones those without a gap come first. */
  private takeSome(table: MenuTable, day: number, category: number, index: number, allowed: number): void {
    const { figures, dayItems, itemFigures, itemCategories } = table
    const { taken } = this
    taken.length = 0
    for (let item = whole(dayItems, day); item < whole(dayItems, day + 1); item += 1) {
      if (byte(itemCategories, item) !== category) continue
      const cell = whole(itemFigures, item) * creditColumns + index
      if (byte(figures.creditGaps, cell) === 1) this.mostGaps[index] = 1
      let position = taken.length
      while (position > 0 && isBefore(figures, cell, taken[position - 1] ?? 0)) {
        taken[position] = taken[position - 1] ?? 0
        position -= 1
      }
      taken[position] = cell
    }
    for (let place = 0; place < allowed; place += 1) {
      const small = taken[place] ?? 0
      const large = taken[taken.length - 1 - place] ?? 0
      add(this.dayLeast, index, real(figures.credits, small))
      add(this.most, index, real(figures.credits, large))
      if (byte(figures.creditGaps, small) === 1) this.dayLeastGaps[index] = 1
    }
  }
}

function isBefore({ credits, creditGaps }: MenuTable['figures'], cell: number, other: number): boolean {
  const difference = real(credits, cell) - real(credits, other)
  return difference < 0 || (difference === 0 && byte(creditGaps, cell) < byte(creditGaps, other))
}
