import {
  planProductionRecord,
  printProductionRecord,
  type ProductionLine,
  type ProductionRecord,
  removeProductionLine,
} from '@commissary/api-client'
import { mealCategories } from '@commissary/domain/menu'
import { isSignedFor, sheetAlerts } from '@commissary/domain/production'
import { ActionBar, Banner, Button, Inline, Menu, Section, Stack, useToast } from '@commissary/ui'
import { lazy, Suspense, useMemo, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useDownload } from '../../text/use-download.ts'
import { LineCard } from './LineCard.tsx'
import { MealFields, Totals, VanFields } from './MealFields.tsx'
import { RecordContext } from './record-context.ts'
import { EditConflicts, RecordAlerts, SaveState } from './RecordNotices.tsx'
import { Signatures } from './Signatures.tsx'
import { Trail } from './Trail.tsx'
import { useRecordEdits } from './use-record-edits.ts'

// A search for foods is heavy, and most days need none.
const FoodDialog = lazy(async () => ({ default: (await import('./FoodDialog.tsx')).FoodDialog }))

interface RecordFormProps {
  record: ProductionRecord
  /** Whether the user may change and sign it. */
  canChange: boolean
  onSaved: (record: ProductionRecord) => unknown
  onShowOriginal: (round: number) => void
}

/** The form of a record: what is entered is saved on its own, and signed at the end. */
export function RecordForm({ record, canChange, onSaved, onShowOriginal }: RecordFormProps) {
  const { t } = useWording()
  const edits = useRecordEdits(record, onSaved)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [dialog, setDialog] = useState<{ replaced: ProductionLine | null } | null>(null)
  const act = useAction(onSaved)

  const sheet = useMemo(
    () => ({ ...record, menuType: record.itemType, entries: edits.entries }),
    [record, edits.entries],
  )
  const signed = record.signatures.map(({ part }) => part)
  const open = {
    record,
    sheet,
    edits,
    alerts: sheetAlerts(sheet, record.leftoverPct),
    missing: new Set(missing),
    canEdit: (half: 'kitchen' | 'school') => canChange && !isSignedFor(half, signed),
  }
  const groups = mealCategories
    .map((category) => ({ category, lines: record.lines.filter((line) => line.category === category) }))
    .filter(({ lines }) => lines.length > 0)

  return (
    <RecordContext value={open}>
      <Stack>
        {!canChange && <Banner>{t('production.readOnly')}</Banner>}
        <EditConflicts />
        <RecordAlerts />
        <Inline>
          <SaveState />
          {open.canEdit('kitchen') && (
            <>
              <CopyMenu onCopy={(from) => act(() => planProductionRecord(record.id, { from }))} />
              <Button size="small" onClick={() => setDialog({ replaced: null })}>
                {t('production.add.label')}
              </Button>
            </>
          )}
          <PrintRecord id={record.id} />
        </Inline>
        <MealFields />
        {groups.map(({ category, lines }) => (
          <Section key={category} title={t(`words.categories.${category}`)}>
            <Stack>
              {lines.map((line) => (
                <LineCard
                  key={line.key}
                  line={line}
                  onSubstitute={() => setDialog({ replaced: line })}
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
        {edits.saveState.kind !== 'saved' && (
          <ActionBar>
            <SaveState />
          </ActionBar>
        )}
      </Stack>
      {dialog && (
        <Suspense>
          <FoodDialog record={record} replaced={dialog.replaced} onSaved={onSaved} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </RecordContext>
  )
}

type Saved = { data: { message: string; record: ProductionRecord } }

/** Runs a call that answers the record, and says what came of it. */
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

const forms = ['blank', 'planned', 'filled'] as const

function PrintRecord({ id }: { id: number }) {
  const { t } = useWording()
  const { isBusy, download } = useDownload((name) => t('production.print.printed', { name }))
  return (
    <Menu
      label={t('production.print.label')}
      sections={[
        {
          items: forms.map((form) => ({
            label: t(`production.print.${form}`),
            onSelect: () => void download(() => printProductionRecord(id, { form })),
          })),
        },
      ]}
      trigger={(props) => (
        <Button {...props} size="small" isBusy={isBusy}>
          {t('production.print.label')}
        </Button>
      )}
    />
  )
}
