import { choices, useListMealPrograms, useReadCatererAnalysisSettings } from '@commissary/api-client'
import { Banner, EmptyState, ErrorState, Screen, Skeleton, Stack } from '@commissary/ui'
import { useState } from 'react'

import { choiceOf } from '../../forms/choice.ts'
import { RecordHistory } from '../../history/RecordHistory.tsx'
import { useMessages } from '../../messages/messages.ts'
import { useWording } from '../../compliance/use-wording.ts'
import { useSession } from '../../session/session.tsx'
import { levelText } from './level-text.ts'
import { standardHistoryText } from './own-standards.ts'
import { NutritionSettingsForm } from './NutritionSettingsForm.tsx'

/** The sodium targets and the target cost of each meal program, the limits they select, the caterer's own limits and standards, and short weeks. */
export function NutritionSettingsScreen() {
  const t = useMessages()
  const wording = useWording()
  const { catererId } = useSession()
  // The form keeps the values it was opened with, and is remounted after each save.
  const [saves, setSaves] = useState(0)
  const programs = useListMealPrograms({ revalidateOnFocus: false })
  const settings = useReadCatererAnalysisSettings({ catererAnalysisId: catererId }, { revalidateOnFocus: false })
  const error = programs.error ?? settings.error
  const rows = programs.data?._embedded.mealPrograms
  // The id is 0 until they are first saved: there is no record and no history yet.
  const { data } = settings
  const record = data && data.id !== 0 ? { ...data, updatedAt: data.updatedAt ?? '' } : null

  function content() {
    if (!rows || !data) {
      const retry = () => Promise.all([programs.mutate(), settings.mutate()])
      return error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton lines={12} />
    }
    if (rows.length === 0) {
      return <EmptyState title={t('nutritionSettings.noPrograms')}>{t('nutritionSettings.noProgramsHint')}</EmptyState>
    }
    return (
      <NutritionSettingsForm
        key={saves}
        programs={rows}
        settings={record}
        onRefused={() => settings.mutate()}
        onSaved={async () => {
          await settings.mutate()
          setSaves(saves + 1)
        }}
      />
    )
  }

  return (
    <Screen title={t('nutritionSettings.title')} description={t('nutritionSettings.description')}>
      <Stack gap={6} isFormWide>
        <Banner>{t('nutritionSettings.note')}</Banner>
        {content()}
        {record && (
          <RecordHistory
            recordType="analysisSettings"
            recordId={record.id}
            version={record.version}
            words={{
              wgrLimit: { label: t('nutritionSettings.wgrLimit') },
              costTargets: {
                label: t('nutritionSettings.costTargets'),
                list: { added: t('nutritionSettings.targetsNow'), removed: t('nutritionSettings.targetsBefore') },
              },
              fruitLimit: { label: t('nutritionSettings.fruitLimit') },
              weekLength: {
                label: t('nutritionSettings.weekLength'),
                valueText: (text) =>
                  t(`nutritionSettings.weekLengths.${choiceOf(choices.WeekLength, text) ?? 'servedDays'}`),
              },
              ownStandards: {
                label: t('nutritionSettings.standards.title'),
                valueText: (text) => standardHistoryText(wording, text),
                list: {
                  added: t('nutritionSettings.standards.now'),
                  removed: t('nutritionSettings.standards.before'),
                },
              },
              sodiumLevel: {
                label: t('nutritionSettings.sodiumLevel'),
                valueText: (text) => levelText(t, text),
                list: { added: t('nutritionSettings.levelsNow'), removed: t('nutritionSettings.levelsBefore') },
              },
            }}
          />
        )}
      </Stack>
    </Screen>
  )
}
