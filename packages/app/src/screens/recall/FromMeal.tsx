import { choices, type MealTrace, useTraceMeal } from '@commissary/api-client'
import { Banner, Columns, EmptyState, ErrorState, Select, Skeleton, Stack } from '@commissary/ui'
import { DateField } from '@commissary/ui/date'
import { DataTable } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { choiceOf } from '../../forms/choice.ts'
import { useUrlFilters } from '../../routing/url-state.ts'
import { dayText } from '../../routing/day-text.ts'
import { useSession } from '../../session/session.tsx'
import { mealLotColumns } from './recall-columns.tsx'

/** A school, a date and a meal, and the lots that the meal held. */
export function FromMeal() {
  const wording = useWording()
  const { t } = wording
  const { schools, locale, timeZone } = useSession()
  const filters = useUrlFilters()
  const school = filters.get('of')
  const date = filters.get('date')
  const itemType = choiceOf(choices.MenuType, filters.get('meal')) ?? 'MEAL'
  const schoolId = schools.find((one) => String(one.schoolId) === school)?.schoolId
  const isAsked = schoolId !== undefined && dayText(date) !== undefined
  const trace = useTraceMeal({ schoolId: schoolId ?? 0, date, itemType }, { enabled: isAsked })

  function result() {
    if (!isAsked) return <EmptyState title={t('recall.choose')}>{t('recall.chooseHint')}</EmptyState>
    if (trace.data) return <MealLots trace={trace.data} />
    if (trace.error) return <ErrorState error={trace.error} onRetry={() => trace.mutate()} />
    return <Skeleton lines={8} />
  }

  return (
    <Stack gap={6}>
      <Columns minWidth="16rem">
        <Select
          label={t('recall.fields.school')}
          placeholder={t('recall.choose')}
          value={schoolId === undefined ? '' : school}
          options={schools.map((one) => ({ value: String(one.schoolId), label: one.schoolName }))}
          onChange={(of) => filters.set({ of })}
        />
        <DateField
          label={t('recall.fields.date')}
          value={date}
          onChange={(value) => filters.set({ date: value }, { isTyping: true })}
          timeZone={timeZone}
          locale={locale}
        />
        <Select
          label={t('recall.fields.meal')}
          value={itemType}
          options={choices.MenuType.map((value) => ({ value, label: t(`words.menuTypes.${value}`) }))}
          onChange={(meal) => filters.set({ meal: meal === 'MEAL' ? null : meal })}
        />
      </Columns>
      {result()}
    </Stack>
  )
}

function MealLots({ trace }: { trace: MealTrace }) {
  const wording = useWording()
  const { t, formats } = wording
  const columns = useMemo(() => mealLotColumns(wording), [wording])
  const { certainty, siteName, schoolName, lots, foodsWithoutLot } = trace
  const state =
    siteName === null && certainty !== 'nothingIssued'
      ? t('recall.mealStates.noSite', { school: schoolName })
      : t(`recall.mealStates.${certainty}`, { site: siteName ?? '' })
  const mayHold = certainty === 'held' && lots.some((lot) => lot.certainty !== 'held')
  return (
    <Stack>
      <Banner tone={certainty === 'held' && !mayHold ? 'neutral' : 'warning'}>
        {mayHold ? `${state} ${t('recall.mealStates.mayHold')}` : state}
      </Banner>
      {foodsWithoutLot.length > 0 && (
        <Banner tone="warning">
          {t('recall.foodsWithoutLot', { foods: formats.list(foodsWithoutLot.map(({ name }) => name)) })}
        </Banner>
      )}
      <DataTable
        caption={t('recall.sections.mealLots')}
        columns={columns}
        translate={t}
        rows={lots}
        error={null}
        rowKey={({ lotId }) => lotId}
        minRows={3}
        empty={<EmptyState title={t('recall.empty.mealLots')} />}
      />
    </Stack>
  )
}
