import {
  planProductionRecord,
  type ProductionLine,
  type ProductionRecord,
  removeProductionLine,
} from '@commissary/api-client'
import { mealCategories } from '@commissary/domain/menu'
import { isSignedFor, lineText, sheetAlerts, withTotals } from '@commissary/domain/production'
import { ActionBar, Banner, Button, Inline, Menu, Section, Skeleton, Stack, useToast } from '@commissary/ui'
import { lazy, Suspense, useMemo, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { ownerOf } from '../../offline/kept-edits-store.ts'
import { clockTime } from '../../offline/clock-time.ts'
import { answeredAt } from '../../offline/kept-reads.ts'
import { fixedRecord, type RecordEditing, useKeptRecord } from '../../offline/use-kept-record.ts'
import { KeptStatus } from '../../production/KeptStatus.tsx'
import { UnsentRecords } from '../../production/UnsentRecords.tsx'
import { useIsConnectionLost } from '../../session/connection.ts'
import { useSession } from '../../session/session.tsx'
import { LineCard } from './LineCard.tsx'
import { MealFields, Totals, VanFields } from './MealFields.tsx'
import { PrintRecord } from './PrintRecord.tsx'
import { RecordContext } from './record-context.ts'
import { EditConflicts, EditRefusals, RecordAlerts } from './RecordNotices.tsx'
import { Signatures } from './Signatures.tsx'
import { SubstituteNoteDialog } from './SubstituteNoteDialog.tsx'
import { Trail } from './Trail.tsx'

// A search for foods is heavy, and most days need none.
const FoodDialog = lazy(async () => ({ default: (await import('./FoodDialog.tsx')).FoodDialog }))

interface RecordFormProps {
  record: ProductionRecord
  /** Whether the user may change and sign it. */
  canChange: boolean
  onSaved: (record: ProductionRecord) => unknown
  onShowOriginal: (round: number) => void
}

/** The form of a record: entries are kept on the device, saved automatically, and signed at the end. */
export function RecordForm(props: RecordFormProps) {
  const { record, onSaved } = props
  const owner = ownerOf(useSession())
  const edits = useKeptRecord(owner, record, onSaved)
  if (edits.state.kind === 'loading') return <Skeleton lines={12} />
  return (
    <Stack>
      <UnsentRecords owner={owner} />
      <RecordSheet {...props} edits={edits} />
    </Stack>
  )
}

const nothing = () => undefined

/** A record as it was once signed. */
export const SignedRecord = ({ record }: { record: ProductionRecord }) => (
  <RecordSheet
    record={record}
    canChange={false}
    edits={fixedRecord(record)}
    onSaved={nothing}
    onShowOriginal={nothing}
  />
)

function RecordSheet({
  record,
  canChange,
  edits,
  onSaved,
  onShowOriginal,
}: RecordFormProps & { edits: RecordEditing }) {
  const { t } = useWording()
  const { locale, timeZone } = useSession()
  const isConnectionLost = useIsConnectionLost()
  const [missing, setMissing] = useState<readonly string[]>([])
  const [dialog, setDialog] = useState<{ replaced: ProductionLine | null; isNote?: boolean } | null>(null)
  const act = useAction(onSaved)

  const sheet = useMemo(
    () => ({ ...record, menuType: record.itemType, entries: withTotals(record, edits.entries) }),
    [record, edits.entries],
  )
  const signed = record.signatures.map(({ part }) => part)
  const open = {
    record,
    sheet,
    edits,
    alerts: sheetAlerts(sheet, record.leftoverPct),
    missing: new Set(missing),
    canEdit: (section: 'kitchen' | 'school') => canChange && !isSignedFor(section, signed),
  }
  const at = answeredAt(record)
  const status = <KeptStatus editing={edits} asOf={at === null ? null : clockTime(locale, timeZone, at)} />
  const groups = mealCategories
    .map((category) => ({ category, lines: record.lines.filter((line) => line.category === category) }))
    .filter(({ lines }) => lines.length > 0)

  return (
    <RecordContext value={open}>
      <Stack>
        {!canChange && <Banner>{t('production.readOnly')}</Banner>}
        <EditRefusals />
        <EditConflicts />
        <RecordAlerts />
        <Inline>
          {status}
          {open.canEdit('kitchen') && (
            <>
              <CopyMenu onCopy={(from) => act(() => planProductionRecord(record.id, { from }))} />
              <Button size="small" disabled={isConnectionLost} onClick={() => setDialog({ replaced: null })}>
                {t('production.add.label')}
              </Button>
            </>
          )}
          <PrintRecord record={record} hasCode={record.isVended && canChange} />
        </Inline>
        <MealFields />
        {groups.map(({ category, lines }) => (
          <Section key={category} title={t(`words.categories.${category}`)}>
            <Stack>
              {lines.map((line) => (
                <LineCard
                  key={line.key}
                  line={line}
                  onSubstitute={() => setDialog({ replaced: line, isNote: isConnectionLost })}
                  onRemove={() => act(() => removeProductionLine(record.id, line.key))}
                />
              ))}
            </Stack>
          </Section>
        ))}
        {record.isVended && <VanFields />}
        <Totals />
        <Signatures canSign={canChange} onSaved={onSaved} onMissing={setMissing} onShowOriginal={onShowOriginal} />
        <Trail record={record} />
        {edits.state.kind !== 'saved' && <ActionBar>{status}</ActionBar>}
      </Stack>
      {dialog?.replaced && dialog.isNote ? (
        <SubstituteNoteDialog line={dialog.replaced} onClose={() => setDialog(null)} />
      ) : (
        dialog && (
          <Suspense>
            <FoodDialog
              record={record}
              replaced={dialog.replaced}
              note={dialog.replaced && lineText(sheet, dialog.replaced.key, 'servedInstead')}
              onSaved={onSaved}
              onClose={() => setDialog(null)}
            />
          </Suspense>
        )
      )}
    </RecordContext>
  )
}

type Saved = { data: { message: string; record: ProductionRecord } }

/** Runs a call that returns the record, and shows its result. */
function useAction(onSaved: (record: ProductionRecord) => unknown) {
  const showToast = useToast()
  const fail = useFailureToast()
  return async (call: () => Promise<Saved>) => {
    try {
      const saved = await call()
      await onSaved(saved.data.record)
      showToast({ tone: 'success', message: savedMessage(saved) })
    } catch (error) {
      fail(error)
    }
  }
}

const sources = ['menu', 'forecastByPlan', 'forecastByTakeRate'] as const

function CopyMenu({ onCopy }: { onCopy: (from: (typeof sources)[number]) => unknown }) {
  const { t } = useWording()
  return (
    <Menu
      label={t('production.copy.label')}
      sections={[
        { items: sources.map((from) => ({ label: t(`production.copy.${from}`), onSelect: () => void onCopy(from) })) },
      ]}
      trigger={(props) => (
        <Button {...props} size="small">
          {t('production.copy.label')}
        </Button>
      )}
    />
  )
}
