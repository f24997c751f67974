import { limits } from '@commissary/api-client'
import type { MenuDay } from '@commissary/domain/menu'
import { expect, test } from 'vitest'

import { harbor, school } from '../../stories/users.ts'
import { chosenDays, needsMeals, otherPrograms, planRequest, type PlanValues, wholeDays } from './plan-request.ts'

const day = (date: string, rest: object = {}) => ({
  key: date,
  date,
  weekday: '',
  dateLabel: '',
  label: date,
  ...rest,
})
const line = { id: 'a', name: 'Taco', category: 'Entree' as const, recipeId: 1, plannedServings: 90 }
const menu = { plannedMeals: 90, lines: [line] }
const [program] = harbor.programs
if (!program) throw new Error('The school has no program')

const source = {
  days: [day('2026-11-16'), day('2026-11-17'), day('2026-11-18', { closed: 'Closed' }), day('2026-11-19')],
  program,
  usualMeals: null,
}
const state = { days: { '2026-11-16': menu, '2026-11-19': { plannedMeals: 75, lines: [] } } }
const values: PlanValues = {
  scope: 'week',
  days: ['2026-11-17', '2026-11-19'],
  meals: '120',
  programIds: [32],
  rules: 'both',
  entreeDays: '5',
  otherDays: '2',
  colorDays: '2',
  methodDays: '1',
  avoidAllergens: ['Milk'],
  diets: ['Vegan'],
}

test('chosen days are open, days with a menu are kept, and closed days are left out', () => {
  const request = planRequest(source, state, values, new Map([['2026-11-09', menu]]))
  expect(request).toMatchObject({ programIds: [31, 32], rules: ['now', 'from2027'], avoidAllergens: ['Milk'] })
  expect(request).toMatchObject({ colorDays: 2, methodDays: 1, diets: ['Vegan'] })
  expect(request.days).toMatchObject([
    { key: 'around-2026-11-09', date: '2026-11-09', isOpen: false, isAround: true, lines: [{ recipeId: 1 }] },
    { key: '2026-11-16', isOpen: false, plannedMeals: 90, lines: [{ recipeId: 1, plannedServings: 90 }] },
    { key: '2026-11-17', isOpen: true, plannedMeals: 120, lines: [] },
    { key: '2026-11-19', isOpen: true, plannedMeals: 75, lines: [] },
  ])
})

test('recurring items of an open day are sent with it, and items that the day has are not', () => {
  const milk = { id: 'm', name: 'Skim milk', category: 'Milk' as const, ingredientId: 9, plannedServings: null }
  const withRecurring = (one: { plannedMeals: number | null; lines: (typeof line | typeof milk)[] }) => ({
    ...one,
    lines: [...one.lines, milk],
  })
  const recurring = { ...source, withRecurring: withRecurring as never }
  const request = planRequest(recurring, state, { ...values, days: ['2026-11-16'] })
  const open = request.days.find(({ isOpen }) => isOpen)
  expect(open?.lines).toMatchObject([{ ingredientId: 9, category: 'Milk' }])
  expect(open?.lines).toHaveLength(1)
})

test('meals are asked for where a chosen day has no number', () => {
  expect(needsMeals(state, values.days)).toBe(true)
  expect(needsMeals(state, ['2026-11-19'])).toBe(false)
})

test('a whole month plans its empty days and keeps the others', () => {
  const days = [...source.days, day('2026-11-23'), day('2026-11-24', { locked: 'Served' })]
  const month = { ...source, whole: { days, label: 'November 2026', weekLabelOf: () => '' } }
  const chosen = { ...values, scope: 'whole' as const }
  expect(chosenDays(month, state, chosen)).toEqual(['2026-11-17', '2026-11-19', '2026-11-23'])
  expect(planRequest(month, state, chosen).days.map(({ key }) => key)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-19',
    '2026-11-23',
  ])
})

test('the longest cycle is one plan', () => {
  const { weeks, daysPerWeek } = limits.CycleMenuInput
  const days = Array.from({ length: weeks.maximum * daysPerWeek.maximum }, (_, index) => day(`d${index}`))
  const cycle = { ...source, whole: { days, label: '', weekLabelOf: () => '', repeatsAfter: 182 } }
  expect(wholeDays(cycle, state)).toHaveLength(182)
  const request = planRequest(cycle, state, { ...values, scope: 'whole' })
  expect(request.days).toHaveLength(182)
  expect(request.repeatsAfterDays).toBe(182)
  expect(request.days.length).toBeLessThanOrEqual(limits.MenuPlanRequest.days.maxItems)
})

test('a month counts the days around it, which stay', () => {
  const whole = { days: source.days, label: '', weekLabelOf: () => '' }
  const month = { ...source, days: [], whole: { ...whole, isPartOfWeek: () => true } }
  const around = new Map<string, MenuDay>([
    ['2026-11-13', menu],
    ['2026-11-14', { plannedMeals: null, lines: [] }],
  ])
  const { days } = planRequest(month, state, { ...values, scope: 'whole' }, around)
  expect(days[0]).toMatchObject({
    key: 'around-2026-11-13',
    date: '2026-11-13',
    isOpen: false,
    lines: [{ recipeId: 1 }],
  })
  expect(days[0]).not.toHaveProperty('isAround')
  expect(days.map(({ date }) => date)).not.toContain('2026-11-14')
  // A menu that shares no week with them is checked without them.
  const apart = planRequest({ ...month, whole }, state, { ...values, scope: 'whole' }, around)
  expect(apart.days[0]).toMatchObject({ key: 'around-2026-11-13', isAround: true })
})

test('a day with recurring items only is empty: the plan keeps them', () => {
  const milk = { id: 'recur-m', name: 'Skim milk', category: 'Milk' as const, ingredientId: 9, plannedServings: 75 }
  const started = { days: { ...state.days, '2026-11-19': { plannedMeals: 75, lines: [milk] } } }
  const month = { ...source, whole: { days: source.days, label: '', weekLabelOf: () => '' } }
  const chosen = { ...values, scope: 'whole' as const }
  expect(chosenDays(month, started, chosen)).toEqual(['2026-11-17', '2026-11-19'])
  const open = planRequest(month, started, chosen).days.find(({ key }) => key === '2026-11-19')
  expect(open).toMatchObject({ isOpen: true, lines: [{ ingredientId: 9, category: 'Milk' }] })
})

test('other grade groups are those of schools that serve the menu', () => {
  expect(otherPrograms(program, [harbor, school(9, 'High', '9-12')]).map(({ gradeGroup }) => gradeGroup)).toEqual([
    '6-8',
  ])
})

test('the grade groups that share the menu are planned for, too', () => {
  const shared = { ...source, program: { ...program, alsoGradeGroups: ['6-8' as const] } }
  const request = planRequest(shared, state, { ...values, programIds: [] })
  expect(request).toMatchObject({ programIds: [31], alsoGradeGroups: ['6-8'] })
  expect(planRequest(source, state, values)).not.toHaveProperty('alsoGradeGroups')
})
