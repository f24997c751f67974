import type { PlannedReplacementResult } from '@commissary/api-client'
import { Banner, Button, Columns, Dialog, Quiet, RadioGroup, Stack, TextField, useUiText } from '@commissary/ui'
import { Combobox } from '@commissary/ui/combobox'
import { isDate } from '@commissary/ui/date'
import { useMemo, useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import type { MenuItem } from '../menu-items.ts'
import { FirstDay } from './FirstDay.tsx'
import { PlannedDays } from './PlannedDays.tsx'
import { cycleDayKey, type PlannedMenus, type ReplaceIn } from './planned-menus.ts'
import { dayKey, type ReplaceTarget, replaceTargets } from './replace-target.ts'
import { SkippedDays } from './SkippedDays.tsx'
import { useFindReplace } from './use-find-replace.ts'
import { useSettled } from './use-settled.ts'
import { type FoundItem, usePlannedItems } from './use-planned-items.ts'
import { usePlannedPreview } from './use-planned-preview.ts'

interface FindReplaceDialogProps {
  replaceIn: ReplaceIn
  /** What the planner offers; undefined while it loads. */
  items: readonly MenuItem[] | undefined
  onClose: () => void
}

type How = 'item' | 'text' | 'remove'
const isHow = (value: string): value is How => value === 'item' || value === 'text' || value === 'remove'

/** Finds an item that is planned, and replaces or removes it from a day on, after a preview of the days. */
export function FindReplaceDialog({ replaceIn, items, onClose }: FindReplaceDialogProps) {
  const t = useMessages()
  const { cancel, close } = useUiText()
  const { today } = useSession()
  const { menus, id, programId } = replaceIn
  const [find, setFind] = useState<FoundItem | null>(null)
  const [how, setHow] = useState<How>('item')
  const [target, setTarget] = useState<ReplaceTarget | null>(null)
  const [text, setText] = useState('')
  const [from, setFrom] = useState(menus === 'cycle' ? cycleDayKey('1', '1') : today)
  const [scope, setScope] = useState('this')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [result, setResult] = useState<PlannedReplacementResult | null>(null)

  const where = useMemo((): PlannedMenus | null => {
    if (menus !== 'cycle' && !isDate(from)) return null
    return { menus, id: scope === 'this' ? id : null, ...(scope === 'this' && programId && { programId }), from }
  }, [menus, id, programId, scope, from])
  const found = usePlannedItems(where)
  const targets = useMemo(() => items && replaceTargets(items, find?.item ?? null), [items, find])
  const words = useSettled(text.trim())
  const isTyping = how === 'text' && words !== text.trim()
  const by =
    how === 'remove'
      ? null
      : how === 'text'
        ? words === ''
          ? undefined
          : { kind: 'text' as const, id: null, text: words }
        : target?.item
  const question = where && find && by !== undefined ? { where, find: find.item, by } : null
  const preview = usePlannedPreview(question, left)
  const replace = useFindReplace({ onDone: finish })
  const chosen = (preview.data?.rows ?? []).filter((row) => row.blocked === null && !left.has(dayKey(row)))

  function finish(done: PlannedReplacementResult) {
    if (done.skipped.length === 0) onClose()
    else setResult(done)
  }

  /** Unchecked days belong to the previous search. */
  function restart<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      set(value)
      setLeft(new Set())
    }
  }

  function apply() {
    if (!question) return
    const days = chosen.map(({ menuId, day, version }) => ({ menuId, day, version }))
    void replace.run({ menus, find: question.find, by: question.by, days })
  }

  if (result) {
    return (
      <Dialog
        title={t('menuPlanner.findReplace.title')}
        onClose={onClose}
        actions={<Button onClick={onClose}>{close}</Button>}
      >
        <SkippedDays result={result} />
      </Dialog>
    )
  }
  return (
    <Dialog
      title={t('menuPlanner.findReplace.title')}
      description={t('menuPlanner.findReplace.hint')}
      width="wide"
      isBusy={replace.isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            variant="solid"
            disabled={!question || chosen.length === 0 || preview.isLoading || isTyping}
            isBusy={replace.isBusy}
            onClick={apply}
          >
            {t(how === 'remove' ? 'menuPlanner.findReplace.remove' : 'menuPlanner.findReplace.apply', {
              count: chosen.length,
            })}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Columns minWidth="16rem">
          <FirstDay replaceIn={replaceIn} value={from} onChange={restart(setFrom)} />
          <RadioGroup
            label={t('menuPlanner.findReplace.where')}
            value={scope}
            onChange={restart(setScope)}
            options={[
              { value: 'this', label: t('menuPlanner.findReplace.this', { menus }) },
              { value: 'all', label: t('menuPlanner.findReplace.all', { menus }) },
            ]}
          />
        </Columns>
        <Combobox<FoundItem>
          label={t('menuPlanner.findReplace.find')}
          value={find}
          onChange={restart(setFind)}
          {...found}
          getKey={(item) => item.id}
          getLabel={(item) => item.name}
          renderOption={({ name, item, days }) => (
            <>
              <bdi>{name}</bdi>{' '}
              <Quiet>
                {t('menuPlanner.findReplace.option', { kind: t(`menuPlanner.findReplace.kinds.${item.kind}`), days })}
              </Quiet>
            </>
          )}
        />
        <Columns minWidth="16rem">
          <RadioGroup
            label={t('menuPlanner.findReplace.how')}
            value={how}
            onChange={restart((value: string) => isHow(value) && setHow(value))}
            options={[
              { value: 'item', label: t('menuPlanner.findReplace.byItem') },
              { value: 'text', label: t('menuPlanner.findReplace.byText') },
              { value: 'remove', label: t('menuPlanner.findReplace.byNothing') },
            ]}
          />
          {how === 'item' && (
            <Combobox<ReplaceTarget>
              label={t('whereUsed.replace.by')}
              value={target}
              onChange={restart(setTarget)}
              options={targets}
              getKey={(item) => item.id}
              getLabel={(item) => item.name}
              renderOption={({ name, item }) => (
                <>
                  <bdi>{name}</bdi> <Quiet>{t(`menuPlanner.findReplace.kinds.${item.kind}`)}</Quiet>
                </>
              )}
            />
          )}
          {how === 'text' && (
            <TextField
              label={t('menuPlanner.findReplace.text')}
              value={text}
              onChange={restart(setText)}
              maxLength={120}
            />
          )}
        </Columns>
        {replace.problem && <Banner tone="error">{replace.problem}</Banner>}
        {question ? (
          <PlannedDays preview={preview} left={left} onLeave={setLeft} />
        ) : (
          <Quiet>{t('menuPlanner.findReplace.choose')}</Quiet>
        )}
      </Stack>
    </Dialog>
  )
}
