import { type MonthlyCalendar, newKey, saveCatererMonthlyCalendar } from '@commissary/api-client'
import { Select, useToast, useUiText } from '@commissary/ui'
import { useState } from 'react'

import { alsoGroups, alsoOptions, alsoText } from '../../forms/also-groups.ts'
import { savedMessage } from '../../forms/save-failure.ts'
import { SubmitDialog } from '../../forms/SubmitDialog.tsx'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

interface ShareDialogProps {
  month: MonthlyCalendar
  onSaved: (month: MonthlyCalendar) => Promise<unknown>
  onClose: () => void
}

/** Chooses which other grades are served a master menu in the same portions. It is checked for all of them. */
export function ShareDialog({ month, onSaved, onClose }: ShareDialogProps) {
  const t = useMessages()
  const { save: saveText } = useUiText()
  const { catererId } = useSession()
  const showToast = useToast()
  const { id, yearMonth, version, itemType, program } = month
  const [also, setAlso] = useState(alsoText(program.alsoGradeGroups))

  async function save() {
    const body = { id, yearMonth, version, alsoGradeGroups: alsoGroups(program, also) }
    const saved = await saveCatererMonthlyCalendar(catererId, itemType, body, { idempotencyKey: newKey() })
    showToast({ tone: 'success', message: savedMessage(saved) })
    await onSaved(saved.data.calendar)
  }

  return (
    <SubmitDialog
      title={t('masterMenus.share')}
      description={t('masterMenus.shareHint', { gradeGroup: t(`words.gradesInText.${program.gradeGroup}`) })}
      submitText={saveText}
      onSubmit={save}
      onClose={onClose}
    >
      <Select label={t('words.sameMenuFor')} value={also} onChange={setAlso} options={alsoOptions(t, program)} />
    </SubmitDialog>
  )
}
