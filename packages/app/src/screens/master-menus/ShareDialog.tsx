import { type MonthlyCalendar, newKey, saveCatererMonthlyCalendar } from '@commissary/api-client'
import { Banner, Button, Dialog, Select, Stack, useToast, useUiText } from '@commissary/ui'
import { useState } from 'react'

import { alsoGroups, alsoOptions, alsoText } from '../../forms/also-groups.ts'
import { savedMessage, saveFailure } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

interface ShareDialogProps {
  month: MonthlyCalendar
  onSaved: (month: MonthlyCalendar) => Promise<unknown>
  onClose: () => void
}

/** Chooses who else is served a master menu in the same portions. It is checked for all of them. */
export function ShareDialog({ month, onSaved, onClose }: ShareDialogProps) {
  const t = useMessages()
  const { cancel, save: saveText } = useUiText()
  const { catererId } = useSession()
  const showToast = useToast()
  const { id, yearMonth, version, itemType, program } = month
  const [also, setAlso] = useState(alsoText(program.alsoGradeGroups))
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function save() {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const body = { id, yearMonth, version, alsoGradeGroups: alsoGroups(program, also) }
      const saved = await saveCatererMonthlyCalendar(catererId, itemType, body, { idempotencyKey: newKey() })
      showToast({ tone: 'success', message: savedMessage(saved) })
      await onSaved(saved.data.calendar)
      onClose()
    } catch (error) {
      setProblem(saveFailure(error, t).message)
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={t('masterMenus.share')}
      description={t('masterMenus.shareHint', { gradeGroup: t(`words.gradesInText.${program.gradeGroup}`) })}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="solid" isBusy={isBusy} onClick={() => void save()}>
            {saveText}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <Banner tone="error">{problem}</Banner>}
        <Select label={t('words.sameMenuFor')} value={also} onChange={setAlso} options={alsoOptions(t, program)} />
      </Stack>
    </Dialog>
  )
}
