import {
  type CalendarDay,
  createMenuAnalysisItem,
  type MenuAnalysisItem,
  newKey,
  updateMenuAnalysisItem,
  useListMenuAnalysisItems,
} from '@commissary/api-client'
import { Banner, Button, Columns, ErrorState, NumberField, Skeleton, Stack, useToast } from '@commissary/ui'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { reasonOf, savedMessage, saveFailure } from '../../forms/save-failure.ts'
import { readServings, servedEntries, type ServedEntry, toInput } from './served-entries.ts'

interface ServedDayProps {
  day: CalendarDay
  /** The id of the school's month. */
  monthId: number
  gradeGroup: MenuAnalysisItem['gradeGroup']
  onSaved: () => Promise<unknown>
}

/** What was served on a day: the meals, and each item. A blank field is unknown. */
export function ServedDay({ day, monthId, gradeGroup, onSaved }: ServedDayProps) {
  const { t, formats } = useWording()
  const showToast = useToast()
  const items = useListMenuAnalysisItems({ menuSummaryId: monthId, isCatererMenu: false })
  const [typed, setTyped] = useState<ReadonlyMap<string | null, string>>(new Map())
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  if (items.error) return <ErrorState error={items.error} onRetry={() => items.mutate()} />
  if (!items.data) return <Skeleton lines={6} />
  const entries = servedEntries(day, items.data._embedded.MenuAnalysisItems, gradeGroup)
  const textOf = ({ line, stored }: ServedEntry) => typed.get(line) ?? String(stored?.servedServings ?? '')
  const isInvalid = (entry: ServedEntry) => readServings(textOf(entry)) === undefined
  const changed = entries.filter(
    (entry) => readServings(textOf(entry)) !== (entry.stored?.servedServings ?? null) && !isInvalid(entry),
  )

  async function save() {
    setIsBusy(true)
    setProblem(undefined)
    try {
      let message = ''
      for (const entry of changed) {
        const place = { menuSummaryId: monthId, date: day.date, gradeGroup }
        const input = toInput(entry, place, readServings(textOf(entry)) ?? null)
        const { stored } = entry
        message = savedMessage(
          await (stored
            ? updateMenuAnalysisItem(stored.id, input, { ifMatch: stored.version })
            : createMenuAnalysisItem(input, { idempotencyKey: newKey() })),
        )
      }
      showToast({ tone: 'success', message })
    } catch (error) {
      setProblem(reasonOf(saveFailure(error, t)))
    } finally {
      // Reads back what was saved before a failure, so that saving again continues from there.
      await Promise.all([items.mutate(), onSaved()])
      setIsBusy(false)
    }
  }

  return (
    <Stack>
      {problem && <Banner tone="error">{problem}</Banner>}
      <Columns>
        {entries.map((entry) => (
          <NumberField
            key={entry.line ?? ''}
            label={entry.name ?? t('nutritionAnalysis.served.meals')}
            hint={
              entry.planned === null
                ? t('nutritionAnalysis.servingsUnknown')
                : t('nutritionAnalysis.served.planned', { count: formats.number(entry.planned, 0) })
            }
            value={textOf(entry)}
            onChange={(text) => setTyped((now) => new Map(now).set(entry.line, text))}
            error={isInvalid(entry) ? t('nutritionAnalysis.served.invalid') : undefined}
          />
        ))}
      </Columns>
      <div>
        <Button
          variant="solid"
          isBusy={isBusy}
          disabled={changed.length === 0 || entries.some(isInvalid)}
          onClick={() => void save()}
        >
          {t('nutritionAnalysis.served.save')}
        </Button>
      </div>
    </Stack>
  )
}
