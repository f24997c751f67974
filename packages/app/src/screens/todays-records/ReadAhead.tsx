import { type School, useListProductionRecords, useReadProductionRecord } from '@commissary/api-client'
import { type MenuType, menuTypes } from '@commissary/domain/menu'

/** The most schools to read ahead: more than one kitchen cooks for. */
const mostSchools = 20

interface SchoolMeal {
  schoolId: number
  menuType: MenuType
}

/** Meals that a school serves, in the order of the day. */
export const mealsOf = ({ schoolId, programs }: School): SchoolMeal[] =>
  menuTypes
    .filter((menuType) => programs.some((program) => program.menuType === menuType))
    .map((menuType) => ({ schoolId, menuType }))

/** No one is looking at these reads, so they are not retried before the connection is back. */
const quietly = { revalidateOnFocus: false, shouldRetryOnError: false }

/** Reads today's records of the other schools, so that each opens without a connection after one visit. Shows nothing. */
export function ReadAhead({ schools, today }: { schools: readonly School[]; today: string }) {
  return <NextMeal meals={schools.slice(0, mostSchools).flatMap(mealsOf)} today={today} />
}

/** One meal after the other, so that they do not hold up what is on the screen. */
function NextMeal({ meals: [meal, ...rest], today }: { meals: readonly SchoolMeal[]; today: string }) {
  return meal && <MealAhead meal={meal} rest={rest} today={today} />
}

interface MealAheadProps {
  meal: SchoolMeal
  rest: readonly SchoolMeal[]
  today: string
}

function MealAhead({ meal: { schoolId, menuType }, rest, today }: MealAheadProps) {
  const range = { schoolId, itemType: menuType, startDate: today, endDate: today }
  const list = useListProductionRecords(range, quietly)
  const recordId = list.data?.days[0]?.recordId ?? null
  const record = useReadProductionRecord(recordId ?? 0, { ...quietly, enabled: recordId !== null })
  const isListed = list.data !== undefined || list.error !== undefined
  const isRead = recordId === null || record.data !== undefined || record.error !== undefined
  return isListed && isRead ? <NextMeal meals={rest} today={today} /> : null
}
