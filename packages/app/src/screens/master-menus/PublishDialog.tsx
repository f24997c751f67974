import {
  type ApplicableSchool,
  type MonthlyCalendar,
  newKey,
  publishCalendar,
  type SchoolResult,
  takeBackPublication,
  useListApplicableSchools,
  useListPublications,
} from '@commissary/api-client'
import { Button, Dialog, ErrorState, Quiet, Section, Skeleton, Stack, useConfirm, useToast } from '@commissary/ui'
import { CheckboxGroup, FormDialog, TextField } from '@commissary/ui/form'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { savedMessage, saveFailure } from '../../forms/save-failure.ts'

interface PublishDialogProps {
  calendar: MonthlyCalendar
  onClose: () => void
}

interface Values {
  schools: readonly string[]
  reason: string
}

/** Publishes a month to the schools that it fits, and says what became of the days of each. */
export function PublishDialog({ calendar, onClose }: PublishDialogProps) {
  const { t, formats } = useWording()
  const schools = useListApplicableSchools(calendar.id)
  const [results, setResults] = useState<readonly SchoolResult[] | null>(null)
  const title = t('masterMenus.publishing.title', {
    name: calendar.name,
    month: formats.month(calendar.yearMonth),
  })

  async function publish({ schools: chosen, reason }: Values) {
    const answer = await publishCalendar(
      calendar.id,
      { schoolIds: chosen.join(','), ...(reason.trim() !== '' && { reason: reason.trim() }) },
      { idempotencyKey: newKey() },
    )
    savedMessage(answer)
    setResults(answer.data.schools)
    await schools.mutate()
  }

  if (results) return <PublishResults results={results} onClose={onClose} />
  const offered = schools.data?._embedded.applicableSchools
  if (!offered || offered.length === 0) {
    return (
      <Dialog
        title={title}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t('masterMenus.publishing.close')}</Button>}
      >
        {schools.error ? (
          <ErrorState error={schools.error} onRetry={() => schools.mutate()} />
        ) : offered ? (
          t('masterMenus.publishing.noSchools')
        ) : (
          <Skeleton lines={4} />
        )}
      </Dialog>
    )
  }
  return (
    <FormDialog<Values>
      title={title}
      description={t('masterMenus.publishing.hint')}
      submitText={t('masterMenus.publishing.submit')}
      initialValues={{ schools: offered.filter(isOutdated).map(({ schoolId }) => String(schoolId)), reason: '' }}
      validate={({ schools: chosen }) =>
        chosen.length === 0 ? { schools: t('masterMenus.publishing.chooseSchool') } : {}
      }
      onSubmit={publish}
      onClose={onClose}
    >
      <CheckboxGroup<string>
        name="schools"
        label={t('masterMenus.publishing.schools')}
        searchLabel={t('masterMenus.publishing.searchSchools')}
        selectAllText={(count: string) => t('masterMenus.publishing.selectAll', { count })}
        countText={(chosen: string, all: string) => t('masterMenus.publishing.chosen', { chosen, all })}
        options={offered.map((school) => ({
          value: String(school.schoolId),
          label: t('masterMenus.publishing.school', {
            name: school.schoolName,
            state:
              t(`masterMenus.publishing.states.${school.state}`) +
              t('masterMenus.publishing.conflicts', { count: school.openConflicts }),
          }),
        }))}
      />
      <TextField
        name="reason"
        label={t('masterMenus.publishing.reason')}
        hint={t('masterMenus.publishing.reasonHint')}
        maxLength={200}
      />
      <Publications calendar={calendar} onTakenBack={() => void schools.mutate()} />
    </FormDialog>
  )
}

const isOutdated = ({ state }: ApplicableSchool) => state === 'never' || state === 'behind'

function PublishResults({ results, onClose }: { results: readonly SchoolResult[]; onClose: () => void }) {
  const { t } = useWording()
  return (
    <Dialog
      title={t('masterMenus.publishing.doneTitle')}
      onClose={onClose}
      actions={
        <Button variant="solid" onClick={onClose}>
          {t('masterMenus.publishing.close')}
        </Button>
      }
    >
      <ul>
        {results.map(({ schoolId, schoolName, came, kept, conflicts, locked }) => (
          <li key={schoolId}>
            {t('masterMenus.publishing.result', {
              name: schoolName,
              came: came.length,
              kept: kept.length,
              conflicts: conflicts.length,
              locked: locked.length,
            })}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** When the month was published before; the latest publication can be taken back. */
function Publications({ calendar, onTakenBack }: { calendar: MonthlyCalendar; onTakenBack: () => void }) {
  const { t, formats } = useWording()
  const publications = useListPublications(calendar.id)
  const confirm = useConfirm()
  const showToast = useToast()
  const rows = publications.data?._embedded.publications ?? []
  const latest = rows.find(({ takenBackAt }) => takenBackAt === null)

  async function takeBack(id: number) {
    const isSure = await confirm({
      title: t('masterMenus.publishing.takeBackTitle'),
      message: t('masterMenus.publishing.takeBackText'),
      okText: t('masterMenus.publishing.takeBack'),
      tone: 'danger',
    })
    if (!isSure) return
    try {
      const answer = await takeBackPublication(id, { idempotencyKey: newKey() })
      showToast({ tone: 'success', message: savedMessage(answer) })
    } catch (error) {
      showToast({ tone: 'error', message: saveFailure(error, t).message })
    }
    await publications.mutate()
    onTakenBack()
  }

  return (
    <Section title={t('masterMenus.publishing.history')}>
      {publications.data && rows.length === 0 && <Quiet>{t('masterMenus.publishing.none')}</Quiet>}
      <Stack gap={2}>
        {rows.map(({ id, publishedAt, publishedBy, schools, reason, takenBackAt }) => (
          <div key={id}>
            {t('masterMenus.publishing.published', {
              date: formats.instant(publishedAt),
              by: publishedBy ?? '',
              schools,
            })}
            {reason && <Quiet>{reason}</Quiet>}
            {takenBackAt && <Quiet>{t('masterMenus.publishing.takenBack')}</Quiet>}
            {latest?.id === id && (
              <Button size="small" onClick={() => void takeBack(id)}>
                {t('masterMenus.publishing.takeBack')}
              </Button>
            )}
          </div>
        ))}
      </Stack>
    </Section>
  )
}
