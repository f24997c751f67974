/** Kinds of milk, and products with a limit on added sugars, on each day. */
import type { ServiceDay } from '../../menu/model.ts'
import { productSugars, type Meal } from './limits.ts'
import { check, type NaiveCheck } from './model.ts'
import { creditsOf, offeredOn } from './trays.ts'

export function milkChecks(day: ServiceDay, meal: Meal): NaiveCheck[] {
  const items = offeredOn(day)
  const kinds = new Map(
    items.flatMap(({ nutrition: { milk } }) => (milk ? [[`${milk.fat} ${milk.isFlavored}`, milk] as const] : [])),
  )
  // An item may be one more kind of milk if its kind is not stated and its milk credit is unknown.
  const unstated = items.filter(({ nutrition }) => nutrition.milk === null)
  const mayBeMore = creditsOf(unstated, 'MILK').some(({ missing }) => missing.length > 0)
  const count = (matches: (fat: string, isFlavored: boolean) => boolean) => {
    const low = [...kinds.values()].filter(({ fat, isFlavored }) => matches(fat, isFlavored)).length
    return { low, high: mayBeMore ? Infinity : low }
  }
  const whole = count((fat) => fat === 'whole' || fat === 'reducedFat')
  return [
    check(
      'milk.choices',
      day.date,
      count(() => true),
      { minimum: 2 },
    ),
    check(
      'milk.unflavored',
      day.date,
      count((_, isFlavored) => !isFlavored),
      { minimum: 1 },
    ),
    // The date from which breakfast may offer whole and 2% milk is unknown, so offering either one neither passes nor fails.
    ...(meal === 'breakfast'
      ? [
          {
            ...check('milk.fat', day.date, whole, {}),
            now: whole.high > 0 ? ('unknown' as const) : ('pass' as const),
            from2027: whole.high > 0 ? ('unknown' as const) : ('pass' as const),
          },
        ]
      : []),
  ]
}

export function productChecks(day: ServiceDay): NaiveCheck[] {
  const foods = offeredOn(day).flatMap(({ nutrition }) => nutrition.sweetenedFoods)
  return Object.entries(productSugars).flatMap(([product, maximum]) => {
    const ofProduct = foods.filter((food) => food.product === product)
    if (ofProduct.length === 0) return []
    // Unknown sugars that are within the limit even at their maximum count as that maximum.
    const amounts = ofProduct.map(
      ({ addedSugars, addedSugarsAtMost: most }) => addedSugars ?? (most !== null && most <= maximum ? most : null),
    )
    const known = amounts.filter((amount) => amount !== null)
    const hasGap = known.length < amounts.length
    const low = Math.max(0, ...known)
    const found = check(`${product}.addedSugars`, day.date, { low, high: hasGap ? Infinity : low }, { maximum })
    return [{ ...found, actual: known.length === 0 ? null : low }]
  })
}
