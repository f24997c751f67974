import { type Ingredient, limits, type MissingNutritionRow } from '@commissary/api-client'
import { isComplianceNutrient, type NutrientCode, nutrientFacts } from '@commissary/domain/food'
import {
  Banner,
  Button,
  Checkbox,
  Columns,
  Dialog,
  ErrorState,
  Link,
  NumberField,
  Quiet,
  Select,
  Skeleton,
  Stack,
  TextField,
  useUiText,
} from '@commissary/ui'
import { useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { WeekEffectsTable } from '../../where-used/EffectTables.tsx'
import { type FillValues, type Gaps, gapsOf, nothingFilled } from './fill-values.ts'
import { type FillResult, useFill } from './use-fill.ts'

interface FillDialogProps {
  row: MissingNutritionRow
  /** Saved, or undone: reloads the report. */
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Fills in what an ingredient is missing, then shows the coming weeks before and after. */
export function FillDialog({ row, onChanged, onClose }: FillDialogProps) {
  const t = useMessages()
  const { cancel } = useUiText()
  const { ingredient, isBusy, problem, result, save, showSaved } = useFill(row, onChanged)
  const [values, setValues] = useState(nothingFilled)
  const [takeBack, setTakeBack] = useState<{ run: () => Promise<boolean> } | null>(null)
  const [isUndoing, setIsUndoing] = useState(false)
  const stored = ingredient.data

  async function handleSave() {
    if (!stored) return
    const run = await save(stored, values)
    if (run) setTakeBack({ run })
  }

  async function handleUndo() {
    setIsUndoing(true)
    const isUndone = await takeBack?.run()
    setIsUndoing(false)
    if (isUndone) onClose()
  }

  function handleSeen() {
    if (takeBack) showSaved(takeBack.run)
    onClose()
  }

  if (result) {
    return (
      <Dialog
        title={t('foodReports.missing.savedTitle', { name: row.name })}
        description={t('foodReports.missing.savedHint')}
        width="wide"
        isBusy={isUndoing}
        onClose={handleSeen}
        actions={
          <>
            <Button isBusy={isUndoing} disabled={takeBack === null} onClick={() => void handleUndo()}>
              {t('foodReports.missing.undo')}
            </Button>
            <Button variant="solid" disabled={isUndoing} onClick={handleSeen}>
              {t('common.close')}
            </Button>
          </>
        }
      >
        <Effects result={result} />
      </Dialog>
    )
  }

  return (
    <Dialog
      title={t('foodReports.missing.fillOf', { name: row.name })}
      description={t('foodReports.missing.fillHint')}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="solid" isBusy={isBusy} disabled={!stored} onClick={() => void handleSave()}>
            {t('foodReports.missing.save')}
          </Button>
        </>
      }
    >
      {stored ? (
        <Stack gap={4}>
          {problem !== null && <Banner tone="error">{problem}</Banner>}
          <GapFields stored={stored} gaps={gapsOf(row, stored)} values={values} onChange={setValues} />
        </Stack>
      ) : ingredient.error ? (
        <ErrorState error={ingredient.error} onRetry={() => ingredient.mutate()} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  )
}

function Effects({ result: { effects, isLoading } }: { result: FillResult }) {
  const t = useMessages()
  if (isLoading) return <Skeleton lines={6} />
  if (effects === null) return <Banner tone="warning">{t('foodReports.missing.effectsFailed')}</Banner>
  if (effects.weeks.total + effects.weeks.hidden === 0) return <Quiet>{t('foodReports.missing.noWeeks')}</Quiet>
  return <WeekEffectsTable effects={effects.weeks} />
}

interface GapFieldsProps {
  stored: Ingredient
  gaps: Gaps
  values: FillValues
  onChange: (values: FillValues) => void
}

const levels = ['contains', 'mayContain', 'madeInFacility', 'free'] as const

/** A field for each gap. Crediting rules and documents are entered in the ingredient itself. */
function GapFields({ stored, gaps, values, onChange }: GapFieldsProps) {
  const t = useMessages()
  const record = withQuery(paths.ingredients, { open: stored.id })
  return (
    <Stack gap={5}>
      {gaps.nutrients.length > 0 && (
        <Stack gap={2}>
          <h3>{t('foodReports.missing.nutrientsTitle')}</h3>
          <Columns minWidth="12rem">
            {gaps.nutrients.map((code) => (
              <NutrientGap key={code} code={code} values={values} onChange={onChange} />
            ))}
          </Columns>
          {gaps.nutrients.some((code) => values.zeros.includes(code)) && (
            <TextField
              label={t('foodReports.missing.zeroReason')}
              hint={t('foodReports.missing.zeroReasonHint')}
              required
              maxLength={limits.NutrientNote.reason.maxLength}
              value={values.zeroReason}
              onChange={(zeroReason) => onChange({ ...values, zeroReason })}
            />
          )}
        </Stack>
      )}
      {gaps.isNotAssessed && (
        <Stack gap={2}>
          <h3>{t('foodReports.missing.creditingField')}</h3>
          <Checkbox
            label={t('foodReports.missing.doesNotCredit')}
            checked={values.doesNotCredit}
            onChange={(doesNotCredit) => onChange({ ...values, doesNotCredit })}
          />
          <Link href={record}>{t('foodReports.missing.credits')}</Link>
        </Stack>
      )}
      {gaps.allergens.length > 0 && (
        <Stack gap={2}>
          <h3>{t('foodReports.missing.allergensTitle')}</h3>
          <Columns minWidth="12rem">
            {gaps.allergens.map((allergen) => (
              <Select
                key={allergen}
                label={t(`words.allergens.${allergen}`)}
                placeholder={t('foodReports.missing.stillUnknown')}
                value={values.allergens[allergen] ?? ''}
                options={levels.map((value) => ({ value, label: t(`ingredientRecord.allergenLevels.${value}`) }))}
                onChange={(text) =>
                  onChange({
                    ...values,
                    allergens: { ...values.allergens, [allergen]: levels.find((level) => level === text) },
                  })
                }
              />
            ))}
          </Columns>
        </Stack>
      )}
      {gaps.hasNoDocument && (
        <Stack gap={2}>
          <h3>{t('foodReports.missing.documentsTitle')}</h3>
          <Link href={record}>{t('foodReports.missing.document')}</Link>
        </Stack>
      )}
    </Stack>
  )
}

interface NutrientGapProps extends Pick<GapFieldsProps, 'values' | 'onChange'> {
  code: NutrientCode
}

/** A nutrient's value, or a checkbox that accepts it as 0. */
function NutrientGap({ code, values, onChange }: NutrientGapProps) {
  const t = useMessages()
  const nutrient = t(`nutrients.names.${code}`)
  const isZero = values.zeros.includes(code)
  return (
    <Stack gap={1}>
      <NumberField
        label={t('foodReports.missing.nutrientField', {
          nutrient,
          unit: t(`nutrients.units.${nutrientFacts[code].unit}`),
        })}
        hint={isComplianceNutrient(code) ? t('foodReports.missing.needed') : undefined}
        disabled={isZero}
        value={isZero ? '0' : (values.nutrients[code] ?? '')}
        onChange={(text) => onChange({ ...values, nutrients: { ...values.nutrients, [code]: text } })}
      />
      <Checkbox
        label={t('foodReports.missing.acceptZero', { nutrient })}
        checked={isZero}
        onChange={(isAccepted) =>
          onChange({
            ...values,
            zeros: isAccepted ? [...values.zeros, code] : values.zeros.filter((one) => one !== code),
          })
        }
      />
    </Stack>
  )
}
