/** The reports that check menus, each next to plain SQL that reads the rows of the same menus. */
import type { Operation } from '../menus/operations.ts'
import type { Plain } from '../menus/plain.ts'
import type { Call } from '../menus/product.ts'

interface Place {
  call: Call
  plain: Plain
  schoolIds: readonly number[]
  from: string
  to: string
}

interface Range {
  from: string
  to: string
}

interface Analysis {
  weeks: readonly unknown[]
}

/** Within this, in ms, a week or a month of all schools must appear. */
const limit = 1000

const itemType = 'MEAL'

/** The last whole week, Monday to Sunday. */
function weekOf(to: string): Range {
  const last = Temporal.PlainDate.from(to)
  const sunday = last.subtract({ days: last.dayOfWeek % 7 })
  return { from: sunday.subtract({ days: 6 }).toString(), to: sunday.toString() }
}

/** The most days for which Meal Pattern shows one school with its items. */
const mostDays = 62

/** The last days, at most `mostDays`, for which a school is shown with its items. */
function detailOf({ from, to }: Range): Range {
  const first = Temporal.PlainDate.from(to)
    .subtract({ days: mostDays - 1 })
    .toString()
  return { from: first < from ? from : first, to }
}

const monthOf = (to: string): Range => ({ from: `${to.slice(0, 8)}01`, to })

/** As the screens read them: averages of schools, a school's weeks, and a matrix of all schools' weeks. */
export function analysisOf(place: Place): Operation[] {
  const { from, to } = place
  const [week, month, whole] = [weekOf(to), monthOf(to), { from, to }]
  return [
    { ...allSchools(place, 'nutritionAnalysis: averages of all schools, a week', week), limit },
    { ...oneSchool(place, 'nutritionAnalysis: a week of a school', week), limit },
    { ...allSchools(place, 'mealPattern: weeks of all schools, a month', month), limit },
    { ...oneSchool(place, 'mealPattern: weeks of a school, two months', detailOf(whole)), limit },
    { ...allSchools(place, 'nutrientStandard: weeks of all schools, a month', month), limit },
    allSchools(place, 'nutrientStandard: weeks of all schools, all months', whole),
  ]
}

function checkWeeks(name: string, { weeks }: Analysis) {
  // An empty answer is fast and would count as speed.
  if (weeks.length === 0) throw new Error(`${name}: nothing was analyzed`)
}

const allSchools = ({ call, plain }: Place, name: string, { from, to }: Range): Operation => ({
  name,
  isLong: true,
  async ours() {
    const body = { itemType, startDate: from, endDate: to }
    checkWeeks(name, await call<Analysis>('POST', '/commissary/menu-analysis/schools', body))
  },
  plain: () => plain.allMenus(itemType, { from, to }),
})

/** Analyzes a different school on every turn. */
function oneSchool({ call, plain, schoolIds }: Place, name: string, { from, to }: Range): Operation {
  const schoolAt = (turn: number) => schoolIds[turn % schoolIds.length] ?? 0
  return {
    name,
    isLong: true,
    async ours(turn) {
      const body = { schoolId: schoolAt(turn), itemType, startDate: from, endDate: to, rule: {} }
      checkWeeks(name, await call<Analysis>('POST', '/commissary/menu-analysis', body))
    },
    plain: (turn) => plain.schoolMenu(schoolAt(turn), itemType, { from, to }),
  }
}
