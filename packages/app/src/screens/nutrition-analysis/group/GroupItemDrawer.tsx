import { type MenuType, type School, useReadSchoolCalendar } from '@commissary/api-client'
import { tracedValueOf } from '@commissary/domain/menu'
import { Drawer, EmptyState, ErrorState, Inline, Select, Skeleton, Stack } from '@commissary/ui'
import { useState } from 'react'

import { useWording } from '../../../compliance/use-wording.ts'
import { programsOf } from '../../../routing/programs.ts'
import { ItemContent } from '../ItemContent.tsx'
import type { ItemPlace } from './group-items.ts'

interface GroupItemDrawerProps {
  name: string
  /** The nutrient whose shares it was opened from, or `cost`. */
  value: string
  /** Where it is served: at least one. */
  places: readonly ItemPlace[]
  schools: readonly School[]
  menuType: MenuType
  /** The week: Monday to Sunday. */
  range: { startDate: string; endDate: string }
  onClose: () => void
}

/** An item of a group's menus, as one of its schools serves it on a day: the ingredients behind the value, and the nutrition of a portion. */
export function GroupItemDrawer({ name, value, places, schools, menuType, range, onClose }: GroupItemDrawerProps) {
  const { t, formats } = useWording()
  const [chosen, setChosen] = useState(places[0])
  const menuOf = ({ schoolId, program }: ItemPlace) => `${schoolId}/${program.id}`
  const ofMenu = places.filter((place) => chosen && menuOf(place) === menuOf(chosen))
  const menus = [...new Map(places.map((place) => [menuOf(place), place])).entries()]
  const calendar = useReadSchoolCalendar(
    chosen?.schoolId ?? 0,
    { itemType: menuType, ...range, ...(chosen && { programId: chosen.program.id }) },
    { enabled: chosen !== undefined },
  )
  const line = calendar.data?.days
    .find(({ date }) => date === chosen?.date)
    ?.lines.find(({ key }) => key === chosen?.key)
  const servings = line?.plannedServings ?? null

  function menuName({ schoolId, program }: ItemPlace): string {
    const school = schools.find((one) => one.schoolId === schoolId)
    if (!school) return ''
    return programsOf(school, menuType).length > 1
      ? t('nutritionAnalysis.compare.grades', { menu: school.schoolName, gradeGroup: program.gradeGroup })
      : school.schoolName
  }

  function content() {
    if (line) return <ItemContent key={chosen?.key} line={line} initialValue={tracedValueOf(value)} />
    if (calendar.data) return <EmptyState title={t('nutritionAnalysis.itemGone')} />
    if (calendar.error) return <ErrorState error={calendar.error} onRetry={() => calendar.mutate()} />
    return <Skeleton lines={8} />
  }

  return (
    <Drawer
      title={name}
      description={t('nutritionAnalysis.itemOn', {
        day: formats.dayLong(chosen?.date ?? range.startDate),
        servings: t(servings === null ? 'nutritionAnalysis.servingsUnknown' : 'nutritionAnalysis.servings', {
          count: servings ?? 0,
        }),
      })}
      onClose={onClose}
    >
      <Stack gap={5}>
        <Inline align="end">
          {menus.length > 1 ? (
            <Select
              label={t('nutritionAnalysis.group.servedAt', { count: menus.length })}
              value={chosen ? menuOf(chosen) : ''}
              options={menus.map(([key, place]) => ({ value: key, label: menuName(place) }))}
              onChange={(key) => setChosen(places.find((place) => menuOf(place) === key))}
            />
          ) : (
            <span>{chosen && menuName(chosen)}</span>
          )}
          {ofMenu.length > 1 && (
            <Select
              label={t('nutritionAnalysis.compare.day')}
              value={`${chosen?.date}/${chosen?.key}`}
              options={ofMenu.map(({ date, key }) => ({ value: `${date}/${key}`, label: formats.dayLong(date) }))}
              onChange={(wanted) => setChosen(ofMenu.find(({ date, key }) => `${date}/${key}` === wanted))}
            />
          )}
        </Inline>
        {content()}
      </Stack>
    </Drawer>
  )
}
