import { ApiError, editReceiving, type Receiving, signReceiving } from '@commissary/api-client'
import { linePath, mealPaths, servingPaths } from '@commissary/domain/production'
import { localeOf } from '@commissary/messages/languages'
import { Banner, Button, Section, Skeleton, Stack, TextField } from '@commissary/ui'
import { useEffect, useRef, useState } from 'react'

import { saveFailure } from '../../forms/save-failure.ts'
import { useLanguage } from '../../messages/LanguageProvider.tsx'
import { useMessages } from '../../messages/messages.ts'
import { clockTime, timeNow } from '../../offline/clock-time.ts'
import { momentText } from '../../text/moment-text.ts'
import { answeredAt } from '../../offline/kept-reads.ts'
import { useKeptEdits } from '../../offline/use-kept-edits.ts'
import { PartRefusals } from '../../production/KeptRefusals.tsx'
import { KeptConflicts, KeptStatus } from '../../production/KeptStatus.tsx'
import { fieldId } from '../../production/PartField.tsx'
import { PartForm } from '../../production/PartForm.tsx'
import { isAsShown } from '../../production/sign-as-shown.ts'
import { countedPartLines, type RecordPart, RecordPartContext, withPartTotals } from '../../production/record-part.ts'
import { connection, isUnreachable } from '../../session/connection.ts'
import { keptOfLink } from './kept-of-link.ts'

interface ReceivingFormProps {
  token: string
  owner: string
  receiving: Receiving
  onSaved: (receiving: Receiving) => unknown
}

/** What arrived and was served, kept on the device until it is sent, and a signature by a typed name. */
export function ReceivingForm({ token, owner, receiving, onSaved }: ReceivingFormProps) {
  const { groups, lines, signature, country, timeZone } = receiving
  const language = useLanguage()
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())
  const latest = useRef(receiving)
  useEffect(() => {
    latest.current = receiving
  }, [receiving])
  const editing = useKeptEdits({
    owner,
    name: keptOfLink,
    stored: receiving.entries,
    lines: receiving.lines,
    send: async (edits) => {
      const { data } = await editReceiving({ edits }, { token })
      await onSaved(data.receiving)
      latest.current = data.receiving
      return {
        entries: data.receiving.entries,
        conflicts: data.conflicts.map((conflict) => ({ ...conflict, by: null })),
      }
    },
  })
  if (editing.state.kind === 'loading') return <Skeleton lines={14} />

  const part: RecordPart = {
    country,
    isVended: true,
    timeNow: () => timeNow(receiving.date, timeZone),
    groups,
    lines,
    sections: ['school'],
    canEdit: (section) => section === 'school' && signature === null,
    edits: { ...editing, entries: withPartTotals({ groups, lines }, editing.entries) },
    missing,
  }

  /** Signs what is shown. False if it was changed: then the current state is shown, to be reviewed first. */
  async function sign(name: string): Promise<boolean> {
    const now = latest.current
    if (!isAsShown(planned(now), { ...planned(receiving), entries: part.edits.entries })) return false
    try {
      const { data } = await signReceiving({ name, version: now.version }, { token })
      await onSaved(data.receiving)
      return true
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      const { current } = error.body as { current: Receiving }
      await onSaved(current)
      latest.current = current
      // The kitchen may have changed only fields that this form doesn't show.
      return sign(name)
    }
  }

  const at = answeredAt(receiving)
  const signing = (
    <Signature
      receiving={receiving}
      settle={editing.settle}
      missing={missingOf(part)}
      onMissing={setMissing}
      sign={sign}
    />
  )

  return (
    <RecordPartContext value={part}>
      <Stack>
        <KeptStatus
          editing={editing}
          asOf={at === null ? null : clockTime(localeOf(language, country), timeZone, at)}
        />
        <PartRefusals />
        <KeptConflicts />
        {/* A received meal shows its signature first. */}
        {signature !== null && signing}
        <PartForm />
        {signature === null && signing}
      </Stack>
    </RecordPartContext>
  )
}

/** Lines in the form of a record. The school does not see planned servings. */
const planned = ({ groups, lines, entries }: Receiving) => ({
  groups,
  lines: lines.map(({ key, programIds }) => ({
    key,
    plans: programIds.map((programId) => ({ programId, servings: null })),
  })),
  entries,
})

/** Empty fields that the school's signature needs, in the order of the form. */
function missingOf(part: RecordPart): string[] {
  const { edits, groups } = part
  return [
    ...countedPartLines(part).flatMap(({ key, programIds }) => [
      linePath(key, 'arrived'),
      ...groups
        .filter(({ programId }) => programIds.includes(programId))
        .flatMap((group) => servingPaths(key, group, 'served').map(({ path }) => path)),
      linePath(key, 'leftover'),
    ]),
    ...groups.flatMap((group) => mealPaths(group, 'servedMeals').map(({ path }) => path)),
  ].filter((path) => (edits.entries[path] ?? null) === null)
}

interface SignatureProps {
  receiving: Receiving
  missing: readonly string[]
  onMissing: (paths: ReadonlySet<string>) => void
  settle: () => Promise<boolean>
  /** False if what is shown has to be reviewed first. */
  sign: (name: string) => Promise<boolean>
}

function Signature({ receiving, missing, onMissing, settle, sign }: SignatureProps) {
  const language = useLanguage()
  const t = useMessages()
  const { signature, country, timeZone } = receiving
  const [name, setName] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function handleSign() {
    setProblem(null)
    onMissing(new Set(missing))
    if (missing.length > 0) {
      setProblem(t('receiving.sign.incomplete', { count: missing.length }))
      document.querySelector<HTMLElement>(`#${CSS.escape(fieldId(missing[0] ?? ''))}`)?.focus()
      return
    }
    setIsBusy(true)
    try {
      if (!(await settle())) {
        setProblem(t(connection.isLost() ? 'receiving.sign.needsServer' : 'receiving.sign.notSent'))
      } else if (!(await sign(name.trim()))) setProblem(t('receiving.sign.changed'))
    } catch (error) {
      const failure = saveFailure(error, t)
      setProblem(isUnreachable(error) ? t('receiving.sign.needsServer') : failure.message)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Section title={t('receiving.sign.title')}>
      {signature ? (
        <Banner tone="success">
          {t('receiving.sign.signed', {
            name: signature.name,
            at: momentText(signature.at, { locale: localeOf(language, country), timeZone }),
          })}
        </Banner>
      ) : (
        <Stack gap={3}>
          <TextField
            label={t('receiving.sign.name')}
            hint={t('receiving.sign.hint')}
            value={name}
            maxLength={120}
            autoComplete="name"
            onChange={setName}
          />
          {problem !== null && <Banner tone="error">{problem}</Banner>}
          <div>
            <Button variant="solid" isBusy={isBusy} disabled={name.trim() === ''} onClick={() => void handleSign()}>
              {t('receiving.sign.button')}
            </Button>
          </div>
        </Stack>
      )}
    </Section>
  )
}
