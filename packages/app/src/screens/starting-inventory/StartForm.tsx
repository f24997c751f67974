import {
  createStartingInventory,
  limits,
  newKey,
  postStartingInventory,
  type StartingInventory,
  type StockOptions,
  updateStartingInventory,
} from '@commissary/api-client'
import { Banner, Button, Columns, Inline, Stack, useConfirm, useToast } from '@commissary/ui'
import { DateField, FieldList, Form, FormActions, Select, useFormControl } from '@commissary/ui/form'
import { lazy, Suspense, useMemo, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { savedMessage, saveFailure } from '../../forms/save-failure.ts'
import { useRecordForm } from '../../forms/use-record-form.ts'
import { useSession } from '../../session/session.tsx'
import { LineFields } from './LineFields.tsx'
import { postProblems } from './post-problems.ts'
import {
  type LineValues,
  mergeableFields,
  newLine,
  startErrors,
  type StartValues,
  toInput,
  toValues,
} from './start-values.ts'

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }))

interface StartFormProps {
  /** Null for a new one. */
  start: StartingInventory | null
  options: StockOptions
  onSaved: (id: number | undefined) => Promise<unknown>
  onClose: () => unknown
}

/** The draft of a starting inventory: saved as often as needed, posted once. */
export function StartForm({ start, options, onSaved, onClose }: StartFormProps) {
  const wording = useWording()
  const { t, formats } = wording
  const { catererId, today, timeZone, locale } = useSession()
  const confirm = useConfirm()
  const showToast = useToast()
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isPosting, setIsPosting] = useState(false)
  const fields = useMemo(() => mergeableFields(t), [t])
  const record = useRecordForm<StartValues, StartingInventory>({
    name: `starting inventory ${start?.id ?? 'new'}`,
    record: start,
    toValues: (stored) => toValues(stored, today),
    fields,
    save: (values, { ifMatch, idempotencyKey }) =>
      start
        ? updateStartingInventory(start.id, toInput(values), { catererId }, { ifMatch })
        : createStartingInventory(toInput(values), { catererId }, { idempotencyKey }),
    onSaved: (_, { id }) => onSaved(id ?? start?.id),
  })

  async function handlePost({ id, version, lines, asOf }: StartingInventory) {
    const message = t('startingInventory.postMessage', { count: lines, date: formats.date(asOf) })
    const okText = t('startingInventory.post')
    if (!(await confirm({ title: t('startingInventory.postTitle'), message, okText }))) return
    setIsPosting(true)
    try {
      const posted = await postStartingInventory(id, { catererId }, { ifMatch: version, idempotencyKey: newKey() })
      showToast({ tone: 'success', message: savedMessage(posted) })
      await onSaved(id)
    } catch (error) {
      setProblems(postProblems(saveFailure(error, t), t))
    }
    setIsPosting(false)
  }

  return (
    <Form {...record.form} validate={(values) => startErrors(values, today, t)} isWide>
      {({ isDirty }) => (
        <>
          {record.notices}
          {problems.length > 0 && (
            <Banner tone="error">
              <Stack gap={1}>
                {problems.map((problem) => (
                  <div key={problem}>{problem}</div>
                ))}
              </Stack>
            </Banner>
          )}
          <Columns>
            <Select
              name="siteId"
              label={t('startingInventory.site')}
              required
              options={options.sites.map(({ siteId, siteName }) => ({ value: String(siteId), label: siteName }))}
            />
            <Select
              name="locationId"
              label={t('startingInventory.location')}
              placeholder={t('startingInventory.noPlace')}
              options={options.locations.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            <DateField
              name="asOf"
              label={t('startingInventory.asOf')}
              required
              max={today}
              timeZone={timeZone}
              locale={locale}
            />
          </Columns>
          <Lines />
          <FormActions
            submitText={t('startingInventory.save')}
            onCancel={record.cancel(onClose)}
            start={
              start && (
                <Button
                  isBusy={isPosting}
                  disabled={isDirty}
                  title={isDirty ? t('startingInventory.unsaved') : undefined}
                  onClick={() => void handlePost(start)}
                >
                  {t('startingInventory.post')}
                </Button>
              )
            }
          />
        </>
      )}
    </Form>
  )
}

/** The lines, typed or imported. */
function Lines() {
  const { t } = useWording()
  const form = useFormControl<StartValues>()
  const [isImporting, setIsImporting] = useState(false)

  function handleAdd(lines: LineValues[]) {
    const own = form.values().lines.filter(({ ingredient }) => ingredient !== null)
    form.change({ lines: [...own, ...lines] })
    setIsImporting(false)
  }

  return (
    <>
      <Inline>
        <Button onClick={() => setIsImporting(true)}>{t('startingInventory.import.open')}</Button>
      </Inline>
      <FieldList<LineValues>
        name="lines"
        label={t('startingInventory.lines')}
        newItem={newLine}
        most={limits.StartingInventoryInput.lines.maxItems}
        addText={t('startingInventory.addLine')}
        removeText={(index) => t('startingInventory.removeLine', { number: index + 1 })}
      >
        {(path, line) => <LineFields path={path} line={line} />}
      </FieldList>
      {isImporting && (
        <Suspense>
          <ImportDialog onAdd={handleAdd} onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </>
  )
}
