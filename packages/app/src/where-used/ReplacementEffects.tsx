import {
  type ApiError,
  previewReplacement,
  type ReplacementPreview,
  type ReplacementProblem,
} from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'
import { Banner, EmptyState, ErrorState, Skeleton, Stack } from '@commissary/ui'
import useSWR from 'swr'

import { useWording } from '../compliance/use-wording.ts'
import { lineUnitText } from '../screens/recipes/line-unit-text.ts'
import { FoodEffectsTable, WeekEffectsTable } from './EffectTables.tsx'

type Input = Parameters<typeof previewReplacement>[0]

/** What a replacement would change: amounts that cannot be converted first, then recipes, master items and weeks. */
export function ReplacementEffects({ input }: { input: Input }) {
  const { t } = useWording()
  const preview = useSWR<ReplacementPreview, ApiError>(
    ['previewReplacement', input.kind, input.id, input.byId, input.from],
    () => previewReplacement(input),
    { revalidateOnFocus: false },
  )
  if (preview.error && !preview.data) {
    const [field] = Object.values(preview.error.fields ?? {})
    if (field) return <Banner tone="error">{field}</Banner>
    return <ErrorState error={preview.error} onRetry={() => preview.mutate()} />
  }
  if (!preview.data) return <Skeleton lines={8} />
  const { recipes, menuItems, menuDays, weeks, problems } = preview.data
  if (recipes.total + menuItems.total + menuDays === 0) {
    return <EmptyState size="small" title={t('whereUsed.replace.nothing')} />
  }
  return (
    <Stack gap={4}>
      {problems.total > 0 && <Problems problems={problems} />}
      <FoodEffectsTable caption={t('whereUsed.recipes')} effects={recipes} />
      <FoodEffectsTable caption={t('whereUsed.menuItems')} effects={menuItems} />
      <p>{t('whereUsed.replace.days', { count: menuDays })}</p>
      <WeekEffectsTable effects={weeks} />
    </Stack>
  )
}

function Problems({ problems: { total, rows } }: { problems: ReplacementPreview['problems'] }) {
  const wording = useWording()
  return (
    <Banner tone="warning">
      {wording.t('whereUsed.replace.problems', { count: total })}
      <ul>
        {rows.map((problem) => {
          const text = problemText(wording, problem)
          return (
            <li key={text}>
              <bdi>{text}</bdi>
            </li>
          )
        })}
      </ul>
    </Banner>
  )
}

function problemText({ t, formats }: Wording, { name, date, amount, unit, measure }: ReplacementProblem): string {
  return t('whereUsed.replace.problem', {
    amount: formats.amount(Number(amount ?? 0)),
    unit: measure ?? lineUnitText(unit, t),
    where: name ?? t('whereUsed.replace.menusOf', { date: date === null ? '' : formats.date(date) }),
  })
}
