import { type ProductionLine, type ProductionRecord, useReadProductionRecord } from '@commissary/api-client'
import {
  neededSignatures,
  isSignedFor,
  lineTotals,
  plannedServingsOf,
  type ProductionSheet,
  type RecordSection,
  withTotals,
} from '@commissary/domain/production'
import { ActionBar, Banner, ErrorState, Screen, Skeleton, Stack } from '@commissary/ui'
import { useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { clockTime, timeNow } from '../../offline/clock-time.ts'
import { answeredAt } from '../../offline/kept-reads.ts'
import { useKeptRecord } from '../../offline/use-kept-record.ts'
import { KeptConflicts, KeptStatus } from '../../production/KeptStatus.tsx'
import { PartRefusals } from '../../production/KeptRefusals.tsx'
import { PartForm } from '../../production/PartForm.tsx'
import { type PartLine, type RecordPart, RecordPartContext } from '../../production/record-part.ts'
import { UnsentRecords } from '../../production/UnsentRecords.tsx'
import { hasOneOf } from '../../routing/access.ts'
import { paths } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { PhoneSignatures } from './PhoneSignatures.tsx'
import { ReceivingLinks } from './ReceivingLinks.tsx'

interface PhoneRecordProps {
  id: number
  owner: string
}

/** A production record on a phone. What is typed is kept on the phone until the server has it. */
export function PhoneRecord({ id, owner }: PhoneRecordProps) {
  const t = useMessages()
  const { formats } = useSession()
  const answer = useReadProductionRecord(id)
  const { data: record, error } = answer

  return (
    <Screen
      title={
        record
          ? t('receiving.titleOf', { meal: t(`words.menuTypes.${record.itemType}`), school: record.schoolName })
          : t('receiving.today.title')
      }
      description={record && formats.dayLong(record.date)}
      breadcrumbs={[{ label: t('receiving.today.back'), href: paths.todaysRecords }]}
    >
      {record ? (
        <RecordForm record={record} owner={owner} onSaved={(next) => answer.mutate(next, false)} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => answer.mutate()} />
      ) : (
        <Skeleton lines={14} />
      )}
    </Screen>
  )
}

/** How much the cook should make of a line. */
function plannedOf(sheet: ProductionSheet, line: ProductionLine): NonNullable<PartLine['planned']> {
  const { known, isComplete } = lineTotals(sheet, line).planned
  return {
    total: isComplete ? known : null,
    columns: line.plans.flatMap((plan) => {
      const group = sheet.groups.find(({ programId }) => programId === plan.programId)
      return group ? [{ grades: group.grades, count: plannedServingsOf(sheet, line.key, plan) }] : []
    }),
  }
}

interface RecordFormProps {
  record: ProductionRecord
  owner: string
  onSaved: (record: ProductionRecord) => unknown
}

function RecordForm({ record, owner, onSaved }: RecordFormProps) {
  const t = useMessages()
  const session = useSession()
  const { isVended, groups, lines, signatures } = record
  const editing = useKeptRecord(owner, record, onSaved)
  const [missing, setMissing] = useState<readonly string[]>([])
  if (editing.state.kind === 'loading') return <Skeleton lines={14} />

  const canWrite = hasOneOf(['production'], session)
  const signed = signatures.map(({ part }) => part)
  const isOpen = (section: RecordSection) => !isSignedFor(section, signed)
  const sheet = { ...record, menuType: record.itemType, entries: withTotals(record, editing.entries) }
  const part: RecordPart = {
    country: session.country,
    isVended,
    timeNow: () => timeNow(record.date, session.timeZone),
    groups,
    lines: lines.map((line) => ({
      ...line,
      programIds: line.plans.map(({ programId }) => programId),
      planned: plannedOf(sheet, line),
    })),
    sections: ['kitchen', 'school'],
    canEdit: (section) => canWrite && isOpen(section),
    edits: { ...editing, entries: sheet.entries },
    missing: new Set(missing),
  }
  const at = answeredAt(record)
  const status = (
    <KeptStatus editing={editing} asOf={at === null ? null : clockTime(session.locale, session.timeZone, at)} />
  )

  return (
    <RecordPartContext value={part}>
      <Stack>
        {status}
        <UnsentRecords owner={owner} />
        {!canWrite && <Banner>{t('receiving.today.readOnly')}</Banner>}
        {neededSignatures(record).every((needed) => signed.includes(needed)) && (
          <Banner>{t('receiving.today.signedHere')}</Banner>
        )}
        <PartRefusals />
        <KeptConflicts />
        <PartForm />
        <PhoneSignatures
          // A new round has other signatures, and clears the missing fields.
          key={record.round}
          record={record}
          sheet={sheet}
          editing={editing}
          canSign={canWrite}
          onSaved={onSaved}
          onMissing={setMissing}
        />
        {isVended && canWrite && <ReceivingLinks record={record} />}
        {/* The form is long, and what was typed may be far from its top. */}
        {editing.state.kind !== 'saved' && (
          <ActionBar>
            <KeptStatus editing={editing} asOf={null} />
          </ActionBar>
        )}
      </Stack>
    </RecordPartContext>
  )
}
