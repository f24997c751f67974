import type { PortionNutrition } from '../../recipe/model.ts'
import type { Quantity } from '../../units/model.ts'
import { parsePositive, toDecimal } from '../../units/decimal.ts'
import { isId } from '../../recipe/recipe-cycles.ts'
import { menuItemKey } from '../menu-items.ts'
import type { MenuDay, MenuLine } from '../menu-days.ts'
import type { OfferedItem, ServiceDay } from '../model.ts'
import { selectionLimit } from '../selections.ts'
import type { FixOption } from './fix-model.ts'
import { scaledNutrition } from './scaled-nutrition.ts'

/** A change of one line of a day. */
export interface LineChange {
  kind: 'swap' | 'portion' | 'add' | 'drop'
  /** Position of the day in the week. */
  day: number
  /** The line on the menu now; null for `add`. */
  item: OfferedItem | null
  line: MenuLine | null
  /** What `swap` and `add` bring. */
  option: FixOption | null
  /** Of `portion`: the new one, with its nutrition. */
  portion: Quantity | null
  nutrition: PortionNutrition | null
}

/** What a portion can be multiplied by. */
const portionFactors = [0.5, 0.75, 1.25, 1.5, 2] as const

/** A day of the week with what is checked and what can be changed. */
export interface OpenDay {
  index: number
  date: string
  service: ServiceDay
  /** The day's lines, with those that recur on it. */
  lines: ReadonlyMap<string, MenuLine>
  options: readonly FixOption[]
  isLocked: boolean
}

/** Every change of one line that the day allows, without its effect. */
export function changesOf(
  day: OpenDay,
  isRelevant: (
    before: PortionNutrition | null,
    after: PortionNutrition | null,
    category: OfferedItem['category'],
  ) => boolean,
): LineChange[] {
  const { index, service, lines, options, isLocked } = day
  if (isLocked || service.items.length === 0) return []
  const none = { day: index, item: null, line: null, option: null, portion: null, nutrition: null }
  const onMenu = new Set([...lines.values()].map(menuItemKey))
  const isNew = ({ food }: FixOption) => !onMenu.has(menuItemKey(food))
  const fresh = options.filter(isNew)

  const changes: LineChange[] = []
  for (const item of service.items) {
    const line = lines.get(item.id) ?? null
    if (!line || item.plannedServings === null) continue
    for (const option of fresh) {
      if (option.category !== item.category || !isRelevant(item.nutrition, option.nutrition, item.category)) continue
      changes.push({ ...none, kind: 'swap', item, line, option })
    }
    for (const { portion, nutrition } of portionsOf(line, item)) {
      if (isRelevant(item.nutrition, nutrition, item.category)) {
        changes.push({ ...none, kind: 'portion', item, line, portion, nutrition })
      }
    }
    // A day without items is not a day of service, so the last one stays.
    if (service.items.length > 1 && isRelevant(item.nutrition, null, item.category)) {
      changes.push({ ...none, kind: 'drop', item, line })
    }
  }
  if (service.plannedMeals === null || service.plannedMeals <= 0) return changes
  for (const option of fresh) {
    if (isRelevant(null, option.nutrition, option.category)) changes.push({ ...none, kind: 'add', option })
  }
  return changes
}

/** Other portions of an ingredient. A recipe's portion is the recipe's own. */
function portionsOf(line: MenuLine, item: OfferedItem): { portion: Quantity; nutrition: PortionNutrition }[] {
  const { portion } = line
  const amount = parsePositive(portion?.amount)
  if (!portion || amount === null || isId(line.recipeId) || !isId(line.ingredientId)) return []
  return portionFactors.flatMap((factor) => {
    const nutrition = scaledNutrition(item.nutrition, factor)
    return nutrition ? [{ portion: { ...portion, amount: toDecimal(amount * factor) }, nutrition }] : []
  })
}

/** The id that an added line has while it is checked. */
export const addedItemId = '~added'

/** The day with the changes, as it is checked. */
export function changedService(service: ServiceDay, changes: readonly LineChange[]): ServiceDay {
  let { items } = service
  for (const change of changes) items = changedItems(service, items, change)
  return { ...service, items }
}

function changedItems(service: ServiceDay, items: OfferedItem[], change: LineChange): OfferedItem[] {
  const { kind, item, option, nutrition } = change
  if (kind === 'add' && option) {
    const shares = withNewcomer(service, option.category, items)
    const id = `${addedItemId}${items.length}`
    const { name, category } = option
    return [
      ...withServings(items, shares.others),
      { id, name, category, plannedServings: shares.own, nutrition: option.nutrition },
    ]
  }
  if (!item) return items
  if (kind === 'drop') {
    const rest = items.filter(({ id }) => id !== item.id)
    return withServings(rest, withoutOne(service, item, rest))
  }
  return items.map((each): OfferedItem => {
    if (each.id !== item.id) return each
    const { expectedCredits: _expected, ...food } = each
    return option
      ? { ...food, name: option.name, nutrition: option.nutrition }
      : { ...each, nutrition: nutrition ?? each.nutrition }
  })
}

/** The day with the changes, as it is planned. `newId` names added lines. */
export function changedDay(
  day: MenuDay,
  service: ServiceDay,
  changes: readonly LineChange[],
  newId: () => string,
): MenuDay {
  let { items } = service
  let { lines } = day
  for (const change of changes) {
    const { kind, item, option, portion } = change
    items = changedItems(service, items, change)
    if (kind === 'add' && option) {
      const servings = items.at(-1)?.plannedServings ?? null
      lines = lines.concat({
        id: newId(),
        name: option.name,
        category: option.category,
        ...option.food,
        plannedServings: servings,
      })
    } else if (item && kind === 'drop') lines = lines.filter(({ id }) => id !== item.id)
    else if (item) lines = lines.map((line) => (line.id === item.id ? changedLine(line, option, portion) : line))
  }
  const servings = new Map(items.map(({ id, plannedServings }) => [id, plannedServings]))
  return {
    ...day,
    lines: lines.map((line) =>
      servings.has(line.id) ? { ...line, plannedServings: servings.get(line.id) ?? null } : line,
    ),
  }
}

function changedLine(line: MenuLine, option: FixOption | null, portion: Quantity | null): MenuLine {
  if (!option) return { ...line, portion }
  const { id, category, plannedServings, servingLine } = line
  return { id, name: option.name, category, ...option.food, plannedServings, ...(servingLine && { servingLine }) }
}

type Servings = ReadonlyMap<string, number>

const withServings = (items: readonly OfferedItem[], servings: Servings): OfferedItem[] =>
  items.map((item) => ({ ...item, plannedServings: servings.get(item.id) ?? item.plannedServings }))

/**
 * Servings of an added item. If a student takes a limited number of items of the category, it takes over an equal part of the
 * others' servings, so that the total stays the same; otherwise every student gets one.
 */
function withNewcomer(
  { plannedMeals, selections }: ServiceDay,
  category: OfferedItem['category'],
  items: readonly OfferedItem[],
): { own: number; others: Servings } {
  const meals = plannedMeals ?? 0
  const peers = items.filter((item) => item.category === category && item.plannedServings !== 0)
  const limit = selectionLimit(selections, category)
  if (limit === null || peers.length < limit) return { own: meals, others: new Map() }
  const total = peers.reduce((sum, { plannedServings }) => sum + (plannedServings ?? 0), 0)
  const own = Math.floor(total / (peers.length + 1))
  return { own, others: shared(peers, total - own, total) }
}

/** Servings of the other items of a dropped item's category: where students choose among them, they take over its servings. */
function withoutOne({ selections }: ServiceDay, item: OfferedItem, rest: readonly OfferedItem[]): Servings {
  const peers = rest.filter(({ category, plannedServings }) => category === item.category && plannedServings !== 0)
  const limit = selectionLimit(selections, item.category)
  if (limit === null || peers.length < limit) return new Map()
  const before = peers.reduce((sum, { plannedServings }) => sum + (plannedServings ?? 0), 0)
  return shared(peers, before + (item.plannedServings ?? 0), before)
}

/** `total` servings divided among items in proportion to what they have; the last one gets the remainder. */
function shared(items: readonly OfferedItem[], total: number, before: number): Servings {
  const servings = new Map<string, number>()
  let left = total
  items.forEach(({ id, plannedServings }, index) => {
    const isLast = index === items.length - 1
    const part = isLast
      ? left
      : Math.round(before > 0 ? (total * (plannedServings ?? 0)) / before : total / items.length)
    servings.set(id, part)
    left -= part
  })
  return servings
}
