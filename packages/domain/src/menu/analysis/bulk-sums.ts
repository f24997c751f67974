import { isLineLess, LineSums, noLine } from './bulk-lines.ts'
import { averageColumns, column, creditColumns, rangeColumns, type MenuTable } from './bulk-table.ts'
import { add, byte, real, whole } from './flat-arrays.ts'
import { mealCategories } from '../model.ts'
import { settle } from '../../units/rounding.ts'

const averageCount = averageColumns
/** The highest number of a serving line. */
const mostLines = 9
const categoryCount = mealCategories.length

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
  /** The day's serving lines; one where nothing is on a single line. */
  readonly lines: LineSums[] = []
  /** The day's minimums: its only line's, or each column's smallest over its lines. */
  dayLeast = new Float64Array(rangeColumns)
  dayLeastGaps = new Uint8Array(rangeColumns)

  /** Sums of all that is offered, for shares. */
  readonly offered = new Float64Array(creditColumns)
  readonly offeredGaps = new Uint8Array(creditColumns)
  /** Breakfast: fruit, plus vegetables on the days on which they are in its place. */
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
  /** All milk of the day. */
  milkBits = 0
  hasMilkGap = false

  private readonly known: LineSums[] = []
  private readonly combinedLeast = new Float64Array(rangeColumns)
  private readonly combinedGaps = new Uint8Array(rangeColumns)

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
    this.addLines(table, day)
    if (fruitMinimum !== null) this.addFruit(table, day, fruitMinimum)
    if (grainServing !== null) this.addGrain(grainServing)
  }

  /** Counts the day if meats/meat alternates are in place of its grain. Call it after `addLines`. */
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

  /** Adds all that is offered, whatever a student can take of it. */
  private addOffers(
    { nutrition, dayItems, daySelections, itemPortions, itemCategories }: MenuTable,
    day: number,
  ): void {
    this.milkBits = 0
    this.hasMilkGap = false
    this.hasGrains = false
    this.hasJuice = false
    this.hasJuiceGap = false
    const end = whole(dayItems, day + 1)
    for (let item = whole(dayItems, day); item < end; item += 1) {
      const category = byte(itemCategories, item)
      if (byte(daySelections, day * categoryCount + category) === 0) continue
      const figure = whole(itemPortions, item)
      const milk = byte(nutrition.milkBits, figure)
      this.milkBits |= milk
      if (milk === 0 && byte(nutrition.creditGaps, figure * creditColumns + column.MILK) === 1) this.hasMilkGap = true
      this.addOffer(nutrition.credits, nutrition.creditGaps, figure * creditColumns)
    }
  }

  /** Adds an item's credits, and notes whether it brings grains and juice. */
  private addOffer(credits: Float64Array, creditGaps: Uint8Array, row: number): void {
    for (let index = 0; index < creditColumns; index += 1) {
      const value = real(credits, row + index)
      const gap = byte(creditGaps, row + index)
      if (value === 0 && gap === 0) continue
      add(this.offered, index, value)
      if (gap === 0) continue
      this.offeredGaps[index] = 1
      if (index < rangeColumns) this.mostGaps[index] = 1
    }
    this.hasGrains ||= real(credits, row + column.GRAIN) > 0 || byte(creditGaps, row + column.GRAIN) === 1
    this.hasJuice ||= real(credits, row + column.juiceFruit) + real(credits, row + column.juiceVegetable) > 0
    this.hasJuiceGap ||= byte(creditGaps, row + column.FRUIT) === 1 || byte(creditGaps, row + column.VEGETABLE) === 1
  }

  /** Adds the day's minimums and maximums: its only line's, or the smallest and largest over all lines. */
  private addLines(table: MenuTable, day: number): void {
    const bits = whole(table.dayLines, day)
    this.lines.length = 0
    if (bits === 0) this.addLine(table, day, noLine)
    else for (let line = 1; line <= mostLines; line += 1) if ((bits & (1 << line)) !== 0) this.addLine(table, day, line)
    const [first, ...others] = this.lines
    if (!first) return
    if (others.length === 0) {
      this.dayLeast = first.least
      this.dayLeastGaps = first.leastGaps
    } else this.combineLeast()
    for (let index = 0; index < rangeColumns; index += 1) {
      add(this.least, index, real(this.dayLeast, index))
      if (byte(this.dayLeastGaps, index) === 1) this.leastGaps[index] = 1
      let most = real(first.most, index)
      for (const line of others) if (settle(real(line.most, index)) > settle(most)) most = real(line.most, index)
      add(this.most, index, most)
    }
  }

  private addLine(table: MenuTable, day: number, line: number): void {
    const at = this.lines.length
    const sums = (this.known[at] ??= new LineSums())
    sums.set(table, day, line)
    this.lines.push(sums)
  }

  private combineLeast(): void {
    for (let index = 0; index < rangeColumns; index += 1) {
      let value = Number.POSITIVE_INFINITY
      let gap = 1
      for (const { least, leastGaps } of this.lines) {
        const [other, otherGap] = [real(least, index), byte(leastGaps, index)]
        if (!isLineLess(other, otherGap, value, gap)) continue
        value = other
        gap = otherGap
      }
      this.combinedLeast[index] = value
      this.combinedGaps[index] = gap
    }
    this.dayLeast = this.combinedLeast
    this.dayLeastGaps = this.combinedGaps
  }

  /** Adds the day's fruit, and its vegetables if they are in place of fruit. Call it after `addLines`. */
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
}
