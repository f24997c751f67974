import { isSamePart, type LinePart, lineParts, withPart } from './line-parts.ts'
import { isSameDay, type MenuDay, type MenuLine, type Selections, withoutNames } from './menu-days.ts'
import { mealCategories, type MealCategory } from './model.ts'

/** Three versions of a value: what was last published, what the school has, and what is published now. */
interface Versions<Value> {
  base: Value
  school: Value
  published: Value
}

/**
 * A field that the school and the new publication changed, each in its own way. Null = not planned, all of them, no note, or
 * not on the menu.
 */
export type DayConflict =
  | ({ field: 'plannedMeals' } & Versions<number | null>)
  | ({ field: 'note' } & Versions<string | null>)
  | ({ field: 'selections'; category: MealCategory } & Versions<number | null>)
  /** `parts` are the parts of the line in conflict; empty where one side took the line off the menu. */
  | ({ field: 'line'; id: string; parts: LinePart[] } & Versions<MenuLine | null>)

export interface MergedDay {
  /** With the school's version of each field in conflict. */
  day: MenuDay
  conflicts: DayConflict[]
}

/**
 * A school's day after a publication: it gets what the publication changed since the last one, and keeps what the school
 * changed. Fields are merged one by one, and so are a line's food, category, portion, servings and serving line, so only a
 * field that both changed differently is a conflict. Null = no menu on the day.
 */
export function mergeDay(base: MenuDay | null, school: MenuDay, published: MenuDay | null): MergedDay {
  const conflicts: DayConflict[] = []
  /** The merged value; `toConflict` builds the conflict, if there is one. */
  function settle<Value>(versions: Versions<Value>, toConflict: (versions: Versions<Value>) => DayConflict): Value {
    if (versions.school === versions.base) return versions.published
    if (versions.published !== versions.base && versions.published !== versions.school) {
      conflicts.push(toConflict(versions))
    }
    return versions.school
  }

  const plannedMeals = settle(
    versionsOf(base, school, published, (day) => day?.plannedMeals ?? null),
    (versions) => ({
      field: 'plannedMeals',
      ...versions,
    }),
  )
  const note = settle(
    versionsOf(base, school, published, (day) => day?.note || null),
    (versions) => ({
      field: 'note',
      ...versions,
    }),
  )
  const selections: Selections = {}
  for (const category of mealCategories) {
    const limit = settle(
      versionsOf(base, school, published, (day) => day?.selections?.[category] ?? null),
      (versions) => ({ field: 'selections', category, ...versions }),
    )
    if (limit !== null) selections[category] = limit
  }

  const lines = mergeLines(base?.lines ?? [], school.lines, published?.lines ?? [], conflicts)
  return {
    day: {
      plannedMeals,
      ...(Object.keys(selections).length > 0 && { selections }),
      ...(note && { note }),
      lines,
    },
    conflicts,
  }
}

/** The day with one conflict answered: the school's version stays, or the published one takes its place. */
export function answerConflict(day: MenuDay, conflict: DayConflict, answer: 'school' | 'published'): MenuDay {
  if (answer === 'school') return day
  switch (conflict.field) {
    case 'plannedMeals':
      return { ...day, plannedMeals: conflict.published }
    case 'note':
      return { ...day, note: conflict.published }
    case 'selections': {
      const { [conflict.category]: _school, ...others } = day.selections ?? {}
      return {
        ...day,
        selections: conflict.published === null ? others : { ...others, [conflict.category]: conflict.published },
      }
    }
    case 'line':
      return { ...day, lines: answerLine(day.lines, conflict) }
  }
}

/** A conflict and its answer. */
export type AnsweredConflict = DayConflict & { answer: 'school' | 'published' }

/** The day with an answer taken back: the field has the school's version again. */
export function reopenConflict(day: MenuDay, { answer, ...conflict }: AnsweredConflict): MenuDay {
  // The spread loses that both versions have the type of the same field.
  const reversed = { ...conflict, published: conflict.school } as DayConflict
  return answer === 'school' ? day : answerConflict(day, reversed, 'published')
}

/** The conflicts that a day still has: those that the published version would change. */
export function openConflicts(day: MenuDay, conflicts: readonly DayConflict[]): DayConflict[] {
  const own = withoutNames(day)
  return conflicts.filter((conflict) => !isSameDay(own, withoutNames(answerConflict(own, conflict, 'published'))))
}

function answerLine(lines: readonly MenuLine[], { id, parts, published }: DayConflict & { field: 'line' }): MenuLine[] {
  if (published === null) return lines.filter((line) => line.id !== id)
  if (!lines.some((line) => line.id === id)) return [...lines, published]
  return lines.map((line) => {
    if (line.id !== id) return line
    return parts.reduce((answered, part) => withPart(part, answered, published), line)
  })
}

const versionsOf = <Value>(
  base: MenuDay | null,
  school: MenuDay,
  published: MenuDay | null,
  read: (day: MenuDay | null) => Value,
): Versions<Value> => ({ base: read(base), school: read(school), published: read(published) })

function mergeLines(
  base: readonly MenuLine[],
  school: readonly MenuLine[],
  published: readonly MenuLine[],
  conflicts: DayConflict[],
): MenuLine[] {
  const of = (lines: readonly MenuLine[]) => new Map(lines.map((line) => [line.id, line]))
  const [inBase, inSchool, inPublished] = [of(base), of(school), of(published)]
  const merged = new Map<string, MenuLine>()
  for (const id of new Set([...inSchool.keys(), ...inPublished.keys()])) {
    const line = mergeLine(
      { base: inBase.get(id) ?? null, school: inSchool.get(id) ?? null, published: inPublished.get(id) ?? null },
      id,
      conflicts,
    )
    if (line) merged.set(id, line)
  }
  const [own, other] = isOwnOrder(base, school) ? [school, published] : [published, school]
  return inOrder(merged, own, other)
}

function mergeLine(versions: Versions<MenuLine | null>, id: string, conflicts: DayConflict[]): MenuLine | null {
  const { base, school, published } = versions
  if (school === null) {
    // The school took the line off, or the publication adds it.
    if (base !== null && published !== null && !isSameLine(base, published)) {
      conflicts.push({ field: 'line', id, parts: [], ...versions })
    }
    return base === null ? published : null
  }
  if (published === null) {
    // The publication took the line off, or it is the school's own.
    if (base !== null && isSameLine(base, school)) return null
    if (base !== null) conflicts.push({ field: 'line', id, parts: [], ...versions })
    return school
  }
  const inConflict = lineParts.filter((part) => {
    const isChanged = base === null || (!isSamePart(part, base, school) && !isSamePart(part, base, published))
    return isChanged && !isSamePart(part, school, published)
  })
  if (inConflict.length > 0) conflicts.push({ field: 'line', id, parts: inConflict, ...versions })
  return lineParts.reduce(
    (line, part) => (base !== null && isSamePart(part, base, school) ? withPart(part, line, published) : line),
    school,
  )
}

const isSameLine = (a: MenuLine, b: MenuLine) => lineParts.every((part) => isSamePart(part, a, b))

/** Whether the school put the published lines in a different order. */
function isOwnOrder(base: readonly MenuLine[], school: readonly MenuLine[]): boolean {
  const kept = new Set(school.map(({ id }) => id))
  const known = new Set(base.map(({ id }) => id))
  const before = base.filter(({ id }) => kept.has(id))
  const after = school.filter(({ id }) => known.has(id))
  return before.some(({ id }, index) => id !== after[index]?.id)
}

/** Lines in the order of `first`; each further line follows the one that it follows in `second`. */
export function inOrder(
  lines: ReadonlyMap<string, MenuLine>,
  first: readonly MenuLine[],
  second: readonly MenuLine[],
): MenuLine[] {
  const ids = first.map(({ id }) => id).filter((id) => lines.has(id))
  let previous = -1
  for (const { id } of second) {
    if (!lines.has(id)) continue
    const position = ids.indexOf(id)
    if (position >= 0) previous = position
    else ids.splice((previous += 1), 0, id)
  }
  return ids.flatMap((id) => lines.get(id) ?? [])
}
