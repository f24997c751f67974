import { createReplacement, newKey } from '@commissary/api-client'
import { Banner, Button, Columns, Dialog, Quiet, Stack, useToast, useUiText } from '@commissary/ui'
import { Combobox } from '@commissary/ui/combobox'
import { DateField, isDate } from '@commissary/ui/date'
import { useState } from 'react'

import { reasonOf, saveFailure } from '../forms/save-failure.ts'
import { useMessages } from '../messages/messages.ts'
import { connection } from '../session/connection.ts'
import { useSession } from '../session/session.tsx'
import { ReplacementEffects } from './ReplacementEffects.tsx'
import { type FoodOption, useFoodSearch } from './use-food-search.ts'
import { useUndoReplacement } from './use-undo-replacement.ts'

export interface ReplaceDialogProps {
  kind: 'ingredient' | 'recipe'
  id: number
  /** What is replaced. */
  name: string
  /** The initial replacement. */
  by?: FoodOption | null
  /** Called after a replacement or its undo. */
  onChanged: () => void
  onClose: () => void
}

/** Replaces an ingredient or a recipe everywhere from a day on, after a preview of what changes. */
export function ReplaceDialog({ kind, id, name, by: first = null, onChanged, onClose }: ReplaceDialogProps) {
  const t = useMessages()
  const { cancel } = useUiText()
  const { today, timeZone, locale } = useSession()
  const search = useFoodSearch(kind, id)
  const [by, setBy] = useState<FoodOption | null>(first)
  const [from, setFrom] = useState(today)
  const replace = useReplace({ onChanged, onClose })
  const input = by && isDate(from) ? { kind, id, byId: by.id, from } : null

  return (
    <Dialog
      title={t('whereUsed.replace.titleOf', { name })}
      description={t('whereUsed.replace.hint')}
      width="wide"
      isBusy={replace.isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            variant="solid"
            disabled={input === null}
            isBusy={replace.isBusy}
            onClick={() => input && void replace.run(input)}
          >
            {t('whereUsed.replace.apply')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Columns minWidth="12rem">
          <Combobox<FoodOption>
            label={t('whereUsed.replace.by')}
            value={by}
            onChange={setBy}
            {...search}
            getKey={(food) => food.id}
            getLabel={(food) => food.name}
          />
          <DateField
            label={t('whereUsed.replace.from')}
            value={from}
            onChange={setFrom}
            timeZone={timeZone}
            locale={locale}
          />
        </Columns>
        {replace.problem && <Banner tone="error">{replace.problem}</Banner>}
        {input ? <ReplacementEffects input={input} /> : <Quiet>{t('whereUsed.replace.choose')}</Quiet>}
      </Stack>
    </Dialog>
  )
}

type Input = Parameters<typeof createReplacement>[0]

function useReplace({ onChanged, onClose }: Pick<ReplaceDialogProps, 'onChanged' | 'onClose'>) {
  const t = useMessages()
  const showToast = useToast()
  const undo = useUndoReplacement(onChanged)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function run(input: Input) {
    setBusy(true)
    setProblem(null)
    try {
      const { data } = await createReplacement(input, { idempotencyKey: newKey() })
      connection.answered()
      const { id } = data
      showToast({
        tone: 'success',
        message: t('whereUsed.replace.done'),
        ...(id !== undefined && { onUndo: () => void undo(id) }),
      })
      onChanged()
      onClose()
    } catch (error) {
      setProblem(reasonOf(saveFailure(error, t)))
    } finally {
      setBusy(false)
    }
  }

  return { run, isBusy, problem }
}
