import { editConflictId } from '@commissary/domain/menu'
import { Banner, Button, Inline, Stack } from '@commissary/ui'
import { type ConflictChoice, ConflictChoices, DayComparison } from '@commissary/ui/menu'
import { useState } from 'react'

import { useWording } from '../compliance/use-wording.ts'
import { useSession } from '../session/session.tsx'
import { conflictText } from './conflict-text.ts'
import { conflictDifferences } from './conflict-rows.ts'
import { differenceRow } from './difference-row.ts'
import type { PlannerDay } from './menu-source.ts'
import type { OpenMerge } from './open-conflicts.ts'
import type { FieldChoices } from './use-autosave.ts'

interface DayConflictsProps {
  days: readonly PlannerDay[]
  conflicts: readonly OpenMerge[]
  onAnswer: (conflict: OpenMerge, choices: FieldChoices) => void
}

/**
 * Days that were saved elsewhere during the edit, by someone else or in the user's own other tab, as far as both changed
 * the same field. Neither version of it is lost until the user chooses.
 */
export function DayConflicts({ days, conflicts, onAnswer }: DayConflictsProps) {
  return conflicts.map((conflict) => {
    const { key, version } = conflict.saved
    const day = days.find((one) => one.key === key)?.label ?? key
    return (
      <DayConflictBanner
        key={`${key} ${version}`}
        day={day}
        conflict={conflict}
        onAnswer={(choices) => onAnswer(conflict, choices)}
      />
    )
  })
}

interface DayConflictProps {
  day: string
  conflict: OpenMerge
  onAnswer: (choices: FieldChoices) => void
}

function DayConflictBanner({ day, conflict, onAnswer }: DayConflictProps) {
  const wording = useWording()
  const { t } = wording
  const { id: userId } = useSession()
  const { fields, saved } = conflict
  const [choices, setChoices] = useState<FieldChoices>(new Map())
  const isOwn = saved.updatedById === userId
  const theirs = t(isOwn ? 'menuPlanner.useOther' : 'menuPlanner.useTheirs')
  const rows = conflictDifferences(fields).map(({ id, difference, base }) => ({
    ...differenceRow(wording, difference),
    id,
    before: base,
  }))
  const chosen = rows.filter(({ id }) => choices.has(id)).length
  const chooseAll = (side: 'mine' | 'theirs') =>
    onAnswer(new Map(fields.map((field) => [editConflictId(field), side] as const)))

  function choose(id: string, choice: ConflictChoice) {
    const next = new Map(choices)
    if (choice === 'open') next.delete(id)
    else next.set(id, choice === 'school' ? 'mine' : 'theirs')
    setChoices(next)
  }

  return (
    <Banner
      tone="warning"
      action={
        <Inline>
          <Button size="small" onClick={() => chooseAll('theirs')}>
            {theirs}
          </Button>
          <Button size="small" variant="solid" onClick={() => chooseAll('mine')}>
            {t('menuPlanner.keepMine')}
          </Button>
        </Inline>
      }
    >
      <Stack gap={1}>
        <strong>{conflictText(t, { saved, day, userId })}</strong>
        <span>{t('menuPlanner.conflictHint')}</span>
        {rows.length === 1 ? (
          <DayComparison
            label={t('menuPlanner.differences', { day })}
            fieldName={t('menuPlanner.field')}
            mineName={t('menuPlanner.yourVersion')}
            theirsName={t(isOwn ? 'menuPlanner.otherTab' : 'menuPlanner.currentVersion')}
            rows={rows}
          />
        ) : (
          <>
            <ConflictChoices
              label={t('menuPlanner.conflictChoices', { day })}
              names={{ school: t('menuPlanner.keepMine'), published: theirs, open: t('menuPlanner.decideLater') }}
              rows={rows.map(({ id, label, mine, theirs: other, before }) => ({
                id,
                label,
                before: before === null ? '' : t('menuPlanner.before', { value: differenceRow(wording, before).mine }),
                school: mine,
                published: other,
                choice: choiceOf(choices.get(id)),
              }))}
              onChoose={choose}
            />
            <Inline>
              <Button size="small" disabled={chosen === 0} onClick={() => onAnswer(choices)}>
                {t('menuPlanner.saveChoices', { count: chosen })}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Banner>
  )
}

function choiceOf(side: 'mine' | 'theirs' | undefined): ConflictChoice {
  if (side === undefined) return 'open'
  return side === 'mine' ? 'school' : 'published'
}
