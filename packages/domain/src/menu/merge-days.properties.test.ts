import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { isSamePart, lineParts } from './line-parts.ts'
import { diffDay, isSameDay, type MenuDay, type MenuLine, resolveDay } from './menu-days.ts'
import { answerConflict, mergeDay, openConflicts, reopenConflict } from './merge-days.ts'

const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null })
const foods = fc.oneof(
  fc.integer({ min: 1, max: 3 }).map((recipeId) => ({ recipeId, name: `Recipe ${recipeId}` })),
  fc.integer({ min: 1, max: 3 }).map((ingredientId) => ({ ingredientId, name: `Food ${ingredientId}` })),
  fc.integer({ min: 1, max: 2 }).map((placeholderId) => ({ placeholderId, name: `Reserved ${placeholderId}` })),
  fc.constantFrom('Birthday special', 'Picnic').map((text) => ({ text, name: text })),
)
/** Few ids and few values, so that versions often agree and often collide. */
const lines: fc.Arbitrary<MenuLine[]> = fc.uniqueArray(
  fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      food: foods,
      category: fc.constantFrom('Entree' as const, 'Fruit' as const),
      portion: maybe(fc.constantFrom('50', '100').map((amount) => ({ amount, unit: 'g' as const }))),
      plannedServings: maybe(fc.constantFrom(0, 80, 100)),
      servingLine: maybe(fc.constantFrom(1, 2)),
    })
    .map(({ food, ...line }) => ({ ...line, ...food })),
  { selector: ({ id }) => id, maxLength: 5 },
)
const days: fc.Arbitrary<MenuDay> = fc.record({
  plannedMeals: maybe(fc.constantFrom(0, 90, 100)),
  selections: maybe(fc.record({ Entree: fc.constantFrom(1, 2), Fruit: fc.constantFrom(1, 2) }, { requiredKeys: [] })),
  note: maybe(fc.constantFrom('Serve cold', 'Use the small trays')),
  lines,
})
const baseDays = maybe(days)

/** To a merge, absent selections equal empty ones, and an absent note equals an empty one. */
const plain = ({ plannedMeals, selections, note, lines: own }: MenuDay): MenuDay => ({
  plannedMeals,
  ...(selections && Object.keys(selections).length > 0 && { selections }),
  ...(note && { note }),
  lines: own,
})
const expectSame = (actual: MenuDay, expected: MenuDay) => {
  if (!isSameDay(plain(actual), plain(expected))) expect(actual).toEqual(expected)
}
const lineOf = (day: MenuDay | null, id: string) => day?.lines.find((line) => line.id === id) ?? null
/** The day with its lines in the order of their ids. */
const sorted = (day: MenuDay): MenuDay => ({ ...day, lines: day.lines.toSorted((a, b) => (a.id < b.id ? -1 : 1)) })

test('a publication without changes leaves every day of a school as it is', () => {
  fc.assert(
    fc.property(baseDays, days, (base, school) => {
      const { day, conflicts } = mergeDay(base, school, base)
      expectSame(day, school)
      expect(conflicts).toEqual([])
    }),
  )
})

test('a school without changes gets the published day', () => {
  fc.assert(
    fc.property(days, days, (base, published) => {
      const { day, conflicts } = mergeDay(base, base, published)
      expectSame(day, published)
      expect(conflicts).toEqual([])
    }),
  )
})

test('a day that the school and the publication changed in the same way is not a conflict', () => {
  fc.assert(
    fc.property(baseDays, days, (base, changed) => {
      const { day, conflicts } = mergeDay(base, changed, changed)
      expectSame(day, changed)
      expect(conflicts).toEqual([])
    }),
  )
})

test("a school's changes are never lost", () => {
  fc.assert(
    fc.property(baseDays, days, baseDays, (base, school, published) => {
      const { day } = mergeDay(base, school, published)
      if (school.plannedMeals !== (base?.plannedMeals ?? null)) expect(day.plannedMeals).toBe(school.plannedMeals)
      if ((school.note ?? null) !== (base?.note ?? null)) expect(day.note ?? null).toBe(school.note ?? null)
      for (const category of ['Entree', 'Fruit'] as const) {
        const own = school.selections?.[category]
        if (own !== base?.selections?.[category]) expect(day.selections?.[category]).toBe(own)
      }
      for (const line of school.lines) {
        const before = lineOf(base, line.id)
        const after = lineOf(day, line.id)
        const changed = Object.entries(line).filter(
          ([field, value]) => JSON.stringify(value) !== JSON.stringify(before?.[field as keyof MenuLine]),
        )
        if (changed.length > 0) expect(after).toMatchObject(Object.fromEntries(changed))
      }
      for (const line of base?.lines ?? []) {
        if (!lineOf(school, line.id)) expect(lineOf(day, line.id)).toBeNull()
      }
    }),
  )
})

test('changes of the publication alone are applied', () => {
  fc.assert(
    fc.property(days, days, days, (base, school, published) => {
      const { day } = mergeDay(base, school, published)
      if (school.plannedMeals === base.plannedMeals) expect(day.plannedMeals).toBe(published.plannedMeals)
      for (const line of published.lines) {
        if (lineOf(base, line.id) || lineOf(school, line.id)) continue
        expect(lineOf(day, line.id)).toEqual(line)
      }
    }),
  )
})

test('a conflict has the three versions of its field', () => {
  fc.assert(
    fc.property(baseDays, days, baseDays, (base, school, published) => {
      for (const conflict of mergeDay(base, school, published).conflicts) {
        const of = (day: MenuDay | null) => {
          if (conflict.field === 'line') return lineOf(day, conflict.id)
          if (conflict.field === 'selections') return day?.selections?.[conflict.category] ?? null
          return day?.[conflict.field] ?? null
        }
        expect(conflict.base).toEqual(of(base))
        expect(conflict.school).toEqual(of(school))
        expect(conflict.published).toEqual(of(published))
      }
    }),
  )
})

test('when every conflict is answered with the published version, those fields are as published', () => {
  fc.assert(
    fc.property(baseDays, days, days, (base, school, published) => {
      const { day, conflicts } = mergeDay(base, school, published)
      const answered = conflicts.reduce((merged, one) => answerConflict(merged, one, 'published'), day)
      for (const conflict of conflicts) {
        if (conflict.field === 'line') {
          const [line, wanted] = [lineOf(answered, conflict.id), lineOf(published, conflict.id)]
          // If both have the line, parts that only the school changed stay the school's.
          if (line && wanted) for (const part of conflict.parts) expect(isSamePart(part, line, wanted)).toBe(true)
          else expect(line).toEqual(wanted)
        } else if (conflict.field === 'selections') {
          expect(answered.selections?.[conflict.category]).toBe(published.selections?.[conflict.category])
        } else expect(answered[conflict.field] ?? null).toBe(published[conflict.field] ?? null)
      }
      expect(openConflicts(answered, conflicts)).toEqual([])
    }),
  )
})

test('with every conflict answered as published and no other changes by the school, the day is as published', () => {
  fc.assert(
    fc.property(days, days, days, (base, own, published) => {
      // The school changes only what the publication changes too: everything else is as in the base.
      const school = onlyWhere(base, own, published)
      const { day, conflicts } = mergeDay(base, school, published)
      const answered = conflicts.reduce((merged, one) => answerConflict(merged, one, 'published'), day)
      expectSame(sorted(answered), sorted(published))
    }),
  )
})

/** The base with the school's version of what a publication changes: meals, note, and the lines whose every part differs. */
function onlyWhere(base: MenuDay, own: MenuDay, published: MenuDay): MenuDay {
  const pick = <Value>(before: Value, mine: Value, theirs: Value) => (before === theirs ? before : mine)
  const isReplaced = (id: string) => {
    const [before, mine, theirs] = [base, own, published].map((day) => lineOf(day, id))
    if (!before || !mine || !theirs) return false
    return lineParts.every((part) => !isSamePart(part, before, theirs) && !isSamePart(part, mine, theirs))
  }
  return {
    ...base,
    plannedMeals: pick(base.plannedMeals, own.plannedMeals, published.plannedMeals),
    note: pick(base.note ?? null, own.note ?? null, published.note ?? null),
    lines: base.lines.map((line) => (isReplaced(line.id) ? (lineOf(own, line.id) ?? line) : line)),
  }
}

test('every conflict is open until it is answered', () => {
  fc.assert(
    fc.property(baseDays, days, baseDays, (base, school, published) => {
      const { day, conflicts } = mergeDay(base, school, published)
      expect(openConflicts(day, conflicts)).toEqual(conflicts)
      expect(conflicts.reduce((merged, one) => answerConflict(merged, one, 'school'), day)).toEqual(day)
    }),
  )
})

const owners = fc.constantFrom('nobody' as const, 'school' as const, 'publication' as const)
/** A day, and versions of it in which a school and a publication changed different things. */
const apart = fc
  .record({
    base: days,
    own: days,
    given: days,
    of: fc.record({ day: owners, a: owners, b: owners, c: owners, d: owners }),
  })
  .map(({ base, own, given, of }) => ({
    base,
    school: changedBy('school', base, own, of),
    published: changedBy('publication', base, given, of),
  }))

function changedBy(
  owner: 'school' | 'publication',
  base: MenuDay,
  other: MenuDay,
  of: Record<string, string>,
): MenuDay {
  const fields = of['day'] === owner ? other : base
  return { ...fields, lines: ['a', 'b', 'c', 'd'].flatMap((id) => lineOf(of[id] === owner ? other : base, id) ?? []) }
}

test("changes to different things do not conflict, and merging back the base restores the school's day", () => {
  fc.assert(
    fc.property(apart, ({ base, school, published }) => {
      const { day, conflicts } = mergeDay(base, school, published)
      expect(conflicts).toEqual([])
      const back = mergeDay(published, day, { ...base, lines: sorted(base).lines.filter(({ id }) => id !== 'e') })
      expect(back.conflicts).toEqual([])
      expectSame(sorted(back.day), sorted(school))
    }),
  )
})

test("a merged day's differences from the published one resolve to the merged day", () => {
  fc.assert(
    fc.property(days, days, days, (base, school, published) => {
      const { day } = mergeDay(base, school, published)
      expectSame(resolveDay(published, diffDay(published, day)), day)
    }),
  )
})

test('taking back the answers restores the day, with the same conflicts', () => {
  fc.assert(
    fc.property(
      days,
      days,
      days,
      fc.constantFrom('school' as const, 'published' as const),
      (base, school, published, answer) => {
        const { day, conflicts } = mergeDay(base, school, published)
        const answered = conflicts.map((one) => ({ ...one, answer }))
        const after = answered.reduce((next, one) => answerConflict(next, one, one.answer), day)
        const back = answered.reduceRight(reopenConflict, after)
        expectSame(sorted(back), sorted(day))
        expect(openConflicts(back, conflicts)).toEqual(conflicts)
      },
    ),
  )
})
