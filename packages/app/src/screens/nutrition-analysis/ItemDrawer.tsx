import { type ReadSchoolCalendarParams, useReadSchoolCalendar } from '@commissary/api-client'
import { tracedValueOf } from '@commissary/domain/menu'
import { Drawer, EmptyState, ErrorState, Skeleton } from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'
import { ItemContent } from './ItemContent.tsx'

/** An item of a day, and the check it was opened from. */
export interface OpenItem {
  checkId: string
  date: string
  key: string
}

interface ItemDrawerProps {
  item: OpenItem
  schoolId: number
  range: ReadSchoolCalendarParams
  onClose: () => void
}

/** One item of a day: the ingredients behind the checked value and the nutrition of a portion. */
export function ItemDrawer({ item, schoolId, range, onClose }: ItemDrawerProps) {
  const { t, formats } = useWording()
  const calendar = useReadSchoolCalendar(schoolId, range)
  const line = calendar.data?.days.find((day) => day.date === item.date)?.lines.find((one) => one.key === item.key)
  const servings = line?.plannedServings ?? null

  function content() {
    if (line) return <ItemContent line={line} initialValue={tracedValueOf(item.checkId)} />
    if (calendar.data) return <EmptyState title={t('nutritionAnalysis.itemGone')} />
    if (calendar.error) return <ErrorState error={calendar.error} onRetry={() => calendar.mutate()} />
    return <Skeleton lines={8} />
  }

  return (
    <Drawer
      title={line?.name ?? t('nutritionAnalysis.item')}
      description={t('nutritionAnalysis.itemOn', {
        day: formats.dayLong(item.date),
        servings: t(servings === null ? 'nutritionAnalysis.servingsUnknown' : 'nutritionAnalysis.servings', {
          count: servings ?? 0,
        }),
      })}
      onClose={onClose}
    >
      {content()}
    </Drawer>
  )
}
