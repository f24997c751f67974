import type { Dashboard } from '@commissary/api-client'
import { addDays } from '@commissary/domain/dates'
import { Button, Inline, Quiet, Section } from '@commissary/ui'
import { type BoardMeal, ServiceBoard } from '@commissary/ui/production'
import { lazy, Suspense, useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { hasOneOf } from '../../routing/access.ts'
import { paths, weekAddress, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { useDashboardDay } from './dashboard-day.ts'

// A date field and its calendar are more than the rest of the dashboard.
const DayChoice = lazy(async () => ({ default: (await import('./DayChoice.tsx')).DayChoice }))

type Meals = NonNullable<Dashboard['meals']>
type School = Meals['schools'][number]

/** More schools than anyone takes in at a glance; the rest are shown on demand. */
const initialSchools = 12

/** The meals of a day at all schools: planned, and recorded. */
export function MealsToday({ meals }: { meals: Meals }) {
  const t = useMessages()
  const session = useSession()
  const { formats } = session
  const { date, isToday, setDate } = useDashboardDay()
  const [isAll, setIsAll] = useState(false)
  const [isChoosing, setIsChoosing] = useState(false)
  const schools = isAll ? meals.schools : meals.schools.slice(0, initialSchools)
  const canRecord = hasOneOf(['production'], session)
  const canPlan = hasOneOf(['menus'], session)

  function stateOf({ keepsRecords }: School, meal: School['meals'][number]): string {
    const { state, plannedMeals: planned, servedMeals: served } = meal
    if (served !== null && planned !== null)
      return t(`dashboard.meals.counted.${servedState(state)}`, { served, planned })
    if (state === 'planned' || (state === 'late' && !keepsRecords)) {
      return planned === null ? t('dashboard.meals.planned') : t('dashboard.meals.plannedMeals', { count: planned })
    }
    return t(`dashboard.meals.${state}`)
  }

  function hrefOf({ schoolId, keepsRecords }: School, { itemType }: School['meals'][number]): string | undefined {
    const menu = itemType === 'MEAL' ? null : itemType
    if (keepsRecords && canRecord) return withQuery(paths.productionRecords, { school: schoolId, menu, day: date })
    return canPlan ? weekAddress(paths.schoolMenus, { schoolId, week: date, menuType: itemType }) : undefined
  }

  return (
    <Section
      title={isToday ? t('dashboard.meals.today') : formats.dayLong(date)}
      description={isToday && formats.dayLong(date)}
      actions={
        <Inline>
          <Button size="small" onClick={() => setDate(addDays(date, -1))}>
            {t('dashboard.meals.dayBefore')}
          </Button>
          <Button size="small" onClick={() => setDate(addDays(date, 1))}>
            {t('dashboard.meals.dayAfter')}
          </Button>
          {!isToday && (
            <Button size="small" onClick={() => setDate(session.today)}>
              {t('dashboard.meals.backToToday')}
            </Button>
          )}
          <Button size="small" aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
            {t('dashboard.meals.chooseDay')}
          </Button>
        </Inline>
      }
    >
      {isChoosing && (
        <Suspense>
          <DayChoice date={date} onChange={setDate} />
        </Suspense>
      )}
      {meals.closedFor !== null && <p>{t('dashboard.meals.closed', { note: meals.closedFor })}</p>}
      {schools.length > 0 ? (
        <ServiceBoard
          label={t('dashboard.meals.label', { date: formats.dayLong(date) })}
          schools={schools.map((school) => ({
            id: school.schoolId,
            name: school.schoolName,
            meals: school.meals.map((meal): BoardMeal => ({
              id: meal.itemType,
              name: t(`words.menuTypes.${meal.itemType}`),
              state: stateOf(school, meal),
              tone: meal.state === 'notPlanned' ? 'missing' : meal.state,
              href: hrefOf(school, meal),
            })),
          }))}
        />
      ) : (
        meals.closedFor === null && <Quiet>{t('dashboard.meals.none')}</Quiet>
      )}
      {schools.length < meals.schools.length && (
        <div>
          <Button onClick={() => setIsAll(true)}>
            {t('dashboard.meals.showAll', { count: meals.schools.length })}
          </Button>
        </div>
      )}
    </Section>
  )
}

/** Only a record counts meals. */
const servedState = (state: School['meals'][number]['state']) =>
  state === 'signed' || state === 'late' ? state : 'served'
