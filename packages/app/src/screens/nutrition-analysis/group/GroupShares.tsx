import type { MenuType, School } from '@commissary/api-client'
import { complianceNutrients, nutrientFacts } from '@commissary/domain/food'
import { groupShares } from '@commissary/domain/menu'
import { EmptyState, ErrorState, Inline, Quiet, Section, Select, Skeleton, Stack } from '@commissary/ui'
import { ShareChart } from '@commissary/ui/report'
import { useState } from 'react'

import { useWording } from '../../../compliance/use-wording.ts'
import { choiceOf } from '../../../forms/choice.ts'
import { useSchoolsAnalysis } from '../../../reports/use-schools-analysis.ts'
import { programName } from '../../../menu-planner/program-name.ts'
import { shareParts } from '../share-parts.ts'
import { placesOf, sharedReasons } from './group-items.ts'
import { GroupItemDrawer } from './GroupItemDrawer.tsx'
import { programsServed } from './programs-served.ts'

interface GroupSharesProps {
  /** The schools of the group. */
  schools: readonly School[]
  menuType: MenuType
  /** The week: Monday to Sunday. */
  range: { startDate: string; endDate: string }
  servings: 'planned' | 'served'
  /** For the call: empty = all schools. */
  schoolIds: readonly number[]
}

const everyProgram = ''

const values = [...complianceNutrients, 'cost'] as const

/** What each item adds to an average of the group, the largest share first; an item opens to its ingredients. */
export function GroupShares({ schools, menuType, range, servings, schoolIds }: GroupSharesProps) {
  const wording = useWording()
  const { t, formats } = wording
  const programs = programsServed(schools, menuType)
  const [chosen, setChosen] = useState(everyProgram)
  const program = programs.find(({ id }) => String(id) === chosen) ?? null
  const [value, setValue] = useState<(typeof values)[number]>('sodium')
  const [openName, setOpenName] = useState<string | null>(null)
  const analysis = useSchoolsAnalysis({
    ...(schoolIds.length > 0 && { schools: [...schoolIds] }),
    itemType: menuType,
    ...range,
    servings,
    reasonsOf: value,
  })
  const unit = value === 'cost' ? null : nutrientFacts[value].unit
  const nameOf = (one: (typeof values)[number]) =>
    one === 'cost'
      ? t('nutritionAnalysis.facts.cost')
      : t('nutritionAnalysis.group.named', {
          nutrient: t(`nutrients.names.${one}`),
          unit: t(`nutrients.units.${nutrientFacts[one].unit}`),
        })
  const amountText = (amount: number) =>
    unit === null
      ? formats.money(amount)
      : t('nutritionAnalysis.amount', {
          value: formats.amount(amount, unit === 'g' || amount < 1 ? 2 : 0),
          unit: t(`nutrients.units.${unit}`),
        })

  function chart() {
    if (analysis.error) return <ErrorState error={analysis.error} onRetry={() => analysis.mutate()} />
    if (!analysis.data) return <Skeleton lines={8} />
    const { items, isComplete } = groupShares(sharedReasons(analysis.data.weeks, program?.id ?? null))
    if (items.length === 0) return <EmptyState size="small" title={t('nutritionAnalysis.shares.none')} />
    return (
      <>
        <ShareChart
          title={t('nutritionAnalysis.shares.chart', { nutrient: nameOf(value) })}
          parts={shareParts(wording, items, amountText)}
          nameHeader={t('nutritionAnalysis.item')}
          shareHeader={t('nutritionAnalysis.shares.share')}
          amountHeader={t('nutritionAnalysis.shares.perMeal')}
          onOpen={setOpenName}
        />
        {!isComplete && <Quiet>{t('nutritionAnalysis.shares.incomplete')}</Quiet>}
      </>
    )
  }

  const places = openName !== null && analysis.data ? placesOf(analysis.data.weeks, program?.id ?? null, openName) : []

  return (
    <Section title={t('nutritionAnalysis.shares.title')} description={t('nutritionAnalysis.group.sharesDescription')}>
      <Stack>
        <Inline align="end">
          {programs.length > 1 && (
            <Select
              label={t('nutritionAnalysis.group.trend.program')}
              value={chosen}
              options={[
                { value: everyProgram, label: t('nutritionAnalysis.group.all') },
                ...programs.map((one) => ({ value: String(one.id), label: programName(t, one) })),
              ]}
              onChange={setChosen}
            />
          )}
          <Select
            label={t('nutritionAnalysis.shares.of')}
            value={value}
            options={values.map((one) => ({ value: one, label: nameOf(one) }))}
            onChange={(one) => setValue(choiceOf(values, one) ?? value)}
          />
        </Inline>
        {chart()}
      </Stack>
      {openName !== null && places.length > 0 && (
        <GroupItemDrawer
          name={openName}
          value={value}
          places={places}
          schools={schools}
          menuType={menuType}
          range={range}
          onClose={() => setOpenName(null)}
        />
      )}
    </Section>
  )
}
