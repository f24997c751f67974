import { column, creditColumns, rangeColumns, type MenuTable, type NutritionTable } from './bulk-table.ts'
import { add, byte, real, whole } from './flat-arrays.ts'
import { mealCategories } from '../model.ts'
import { settle } from '../../units/rounding.ts'

const categoryCount = mealCategories.length
const mainDish = mealCategories.indexOf('Entree')
/** The selection of a category without a limit. */
const all = 255

/** The line number on a day with one offer for all. */
export const noLine = 0

/** Whether a value is smaller, or equal and without a gap. */
export function isLineLess(value: number, gap: number, other: number, otherGap: number): boolean {
  const difference = settle(value) - settle(other)
  return difference < 0 || (difference === 0 && gap < otherGap)
}

/** What the students of one serving line of a day can take. Objects are reused for all days, to avoid allocations. */
export class LineSums {
  readonly least = new Float64Array(rangeColumns)
  readonly leastGaps = new Uint8Array(rangeColumns)
  readonly most = new Float64Array(rangeColumns)
  readonly mostGaps = new Uint8Array(rangeColumns)
  milkBits = 0
  hasMilkGap = false

  /** Meats/meat alternates in the main dish, and in the other item that has the most. */
  private mainDish = 0
  private hasMainDishGap = false
  private otherMeat = 0
  private hasOtherMeatGap = false
  private readonly counts = new Uint8Array(categoryCount)
  /** Credit rows of the items of one category. */
  private readonly members: number[] = []

  /** Meats/meat alternates that a student is sure to get in the main dish and one other item. */
  get mainDishMeat(): number {
    return this.mainDish > 0 ? this.mainDish + this.otherMeat : 0
  }

  get isMainDishBound(): boolean {
    return this.hasMainDishGap || (this.mainDish > 0 && this.hasOtherMeatGap)
  }

  /** Computes the minimum and the maximum. Categories with a choice are handled one by one. */
  set(table: MenuTable, day: number, line: number): void {
    const { nutrition, dayItems, daySelections, itemPortions, itemCategories, itemLines } = table
    this.clear()
    const end = whole(dayItems, day + 1)
    const isOffered = (item: number) =>
      (line === noLine || byte(itemLines, item) === noLine || byte(itemLines, item) === line) &&
      byte(daySelections, day * categoryCount + byte(itemCategories, item)) > 0
    for (let item = whole(dayItems, day); item < end; item += 1) {
      if (!isOffered(item)) continue
      const category = byte(itemCategories, item)
      this.counts[category] = byte(this.counts, category) + 1
      this.addMilk(nutrition, whole(itemPortions, item))
    }
    let chosenFrom = 0
    for (let item = whole(dayItems, day); item < end; item += 1) {
      if (!isOffered(item)) continue
      const category = byte(itemCategories, item)
      const allowed = byte(daySelections, day * categoryCount + category)
      const isTaken = allowed === all || allowed >= byte(this.counts, category)
      if (!isTaken) chosenFrom |= 1 << category
      const row = whole(itemPortions, item) * creditColumns
      this.addOffer(nutrition, row, isTaken)
      if (isTaken) this.addMeat(nutrition, row, category)
    }
    for (let category = 0; category < categoryCount; category += 1) {
      if ((chosenFrom & (1 << category)) === 0) continue
      const { members } = this
      members.length = 0
      for (let item = whole(dayItems, day); item < end; item += 1) {
        if (byte(itemCategories, item) === category && isOffered(item)) {
          members.push(whole(itemPortions, item) * creditColumns)
        }
      }
      this.addChoice(nutrition, byte(daySelections, day * categoryCount + category), category)
    }
  }

  private clear(): void {
    for (const array of [this.least, this.leastGaps, this.most, this.mostGaps, this.counts]) array.fill(0)
    this.milkBits = 0
    this.hasMilkGap = false
    this.mainDish = 0
    this.hasMainDishGap = false
    this.otherMeat = 0
    this.hasOtherMeatGap = false
  }

  private addMilk({ milkBits, creditGaps }: NutritionTable, portion: number): void {
    const milk = byte(milkBits, portion)
    this.milkBits |= milk
    if (milk === 0 && byte(creditGaps, portion * creditColumns + column.MILK) === 1) this.hasMilkGap = true
  }

  private addOffer({ credits, creditGaps }: NutritionTable, row: number, isTaken: boolean): void {
    for (let index = 0; index < rangeColumns; index += 1) {
      const value = real(credits, row + index)
      const gap = byte(creditGaps, row + index)
      if (value === 0 && gap === 0) continue
      if (gap === 1) this.mostGaps[index] = 1
      if (!isTaken) continue
      add(this.least, index, value)
      add(this.most, index, value)
      if (gap === 1) this.leastGaps[index] = 1
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
        add(this.least, index, real(nutrition.credits, small))
        add(this.most, index, real(nutrition.credits, large))
        if (byte(nutrition.creditGaps, small) === 1) this.leastGaps[index] = 1
        if (index === column.MEAT_ALTERNATE) this.addMeat(nutrition, members[place] ?? 0, category)
      }
    }
  }
}

function isBefore({ credits, creditGaps }: NutritionTable, cell: number, other: number): boolean {
  const difference = real(credits, cell) - real(credits, other)
  return difference < 0 || (difference === 0 && byte(creditGaps, cell) < byte(creditGaps, other))
}
