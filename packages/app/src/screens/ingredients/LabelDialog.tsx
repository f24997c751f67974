import { limits } from '@commissary/api-client'
import {
  type Changes,
  type IngredientLabel,
  type IngredientValues,
  labelChanges,
  type NutrientCode,
  readPrinted,
  readServingSize,
  voluntaryLabelNutrients,
} from '@commissary/domain/food'
import { Button, Columns, Dialog, Inline, isTooLong, NumberField, Stack, TextField, useUiText } from '@commissary/ui'
import { LabelPanel } from '@commissary/ui/menu'
import { type KeyboardEvent, useRef, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { labelCodes, labelRow } from './label-rows.ts'

/** What was typed, kept while the dialog is closed without applying it. */
export interface TypedLabel {
  size: string
  weight: string
  typed: Partial<Record<NutrientCode, string>>
}

interface LabelDialogProps {
  values: IngredientValues
  /** What was typed when the dialog was last closed by Escape or a press outside. Cancel discards it. */
  kept: TypedLabel | null
  onApply: (changes: Changes) => void
  onClose: (typed: TypedLabel | null) => void
}

/** A Nutrition Facts label, typed as printed. Applying it fills in the form's nutrients per 100 g. */
export function LabelDialog({ values, kept, onApply, onClose }: LabelDialogProps) {
  const wording = useWording()
  const { cancel } = useUiText()
  const { t } = wording
  const body = useRef<HTMLDivElement>(null)
  const [first] = useState(() => kept ?? typedLabel(values))
  const [size, setSize] = useState(first.size)
  const [weight, setWeight] = useState(first.weight)
  const [typed, setTyped] = useState(first.typed)
  const [hasMore, setHasMore] = useState(() => voluntaryLabelNutrients.some((code) => typed[code]))
  // A problem is shown once its line loses the focus, or on an attempt to finish.
  const [editing, setEditing] = useState<string | null>(null)
  const [isTried, setIsTried] = useState(false)

  const metric = readServingSize(size)
  const derived = gramsIn(size, values.densityGml)
  const servingG = weight.trim() === '' ? derived : gramsOf(weight)
  const codes = labelCodes(hasMore)
  const rows = codes.map((code) =>
    labelRow(wording, code, { typed, servingG, isChecked: (other) => isTried || other !== editing }),
  )

  function handleChange(changed: Record<string, string>) {
    setTyped({ ...typed, ...changed })
    setEditing(Object.keys(changed).at(-1) ?? null)
    setIsTried(false)
  }

  /** Enter in the size skips the weight if the size already gives it. */
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const inputs = [...(body.current?.querySelectorAll('input') ?? [])]
    const at = inputs.findIndex((input) => input === event.target)
    inputs[at === 0 && servingG !== null ? 2 : at + 1]?.focus()
  }

  function handleApply() {
    const label = labelOf(size, servingG, codes, typed)
    if (label && !isTooLong(size, limits.IngredientLabel.servingText.maxLength)) {
      onApply(labelChanges(values, label))
      onClose(null)
      return
    }
    setIsTried(true)
    const inputs = [...(body.current?.querySelectorAll('input') ?? [])]
    const problem = codes.findIndex((code) => isProblem(code, typed[code]))
    inputs[servingG === null ? 1 : problem < 0 ? 0 : problem + 2]?.focus()
  }

  const weightHint =
    metric !== null && 'milliliters' in metric && servingG === null
      ? t('ingredientRecord.label.density', { milliliters: metric.milliliters })
      : derived !== null && servingG !== null && derived !== servingG
        ? t('ingredientRecord.label.differs', { grams: derived })
        : undefined
  return (
    <Dialog
      width="wide"
      title={t('ingredientRecord.label.title')}
      description={t('ingredientRecord.label.description')}
      onClose={() => onClose({ size, weight, typed })}
      actions={
        <>
          <Button onClick={() => onClose(null)}>{cancel}</Button>
          <Button variant="solid" onClick={handleApply}>
            {t('ingredientRecord.label.apply')}
          </Button>
        </>
      }
    >
      <Stack>
        <div ref={body} onFocus={() => setEditing(null)}>
          <Stack>
            <Columns minWidth="12rem">
              <TextField
                label={t('ingredientRecord.label.serving')}
                hint={t('ingredientRecord.label.servingHint')}
                value={size}
                onChange={setSize}
                onKeyDown={handleKeyDown}
                maxLength={limits.IngredientLabel.servingText.maxLength}
                autoComplete="off"
              />
              <NumberField
                label={t('ingredientRecord.label.grams')}
                unit={t('nutrients.units.g')}
                value={weight}
                placeholder={derived === null ? '' : wording.formats.amount(derived)}
                hint={weightHint}
                error={isTried && servingG === null ? t('ingredientRecord.label.gramsMissing') : undefined}
                onChange={setWeight}
                onKeyDown={handleKeyDown}
              />
            </Columns>
            <LabelPanel
              caption={t('ingredientRecord.label.caption')}
              headers={{
                nutrient: t('ingredientRecord.label.headers.nutrient'),
                printed: t('ingredientRecord.label.headers.printed'),
                dailyValue: t('ingredientRecord.label.headers.dailyValue'),
                per100g: t('ingredientRecord.label.headers.per100g'),
              }}
              rows={rows}
              onChange={handleChange}
              onDone={handleApply}
            />
          </Stack>
        </div>
        {!hasMore && (
          <Inline>
            <Button size="small" onClick={() => setHasMore(true)}>
              {t('ingredientRecord.label.more')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Dialog>
  )
}

/** The grams of a serving size: as printed, or from the food's density; null without either. */
function gramsIn(size: string, densityGml: string): number | null {
  const metric = readServingSize(size)
  if (metric === null || 'grams' in metric) return metric?.grams ?? null
  const density = Number(densityGml)
  return density > 0 ? metric.milliliters * density : null
}

/** The form's label as it was typed. A weight that the size gives is left blank, so that it follows the size. */
function typedLabel({ label, densityGml }: IngredientValues): TypedLabel {
  if (!label) return { size: '', weight: '', typed: {} }
  const size = label.servingText ?? ''
  const weight = gramsIn(size, densityGml) === label.servingG ? '' : String(label.servingG)
  return { size, weight, typed: label.printed }
}

/** A weight above 0 that the contract allows; null for any other text. */
function gramsOf(text: string): number | null {
  const grams = Number(text)
  return grams > 0 && grams <= limits.IngredientLabel.servingG.maximum ? grams : null
}

const isProblem = (code: NutrientCode, typed = '') => {
  const read = readPrinted(code, typed)
  return read !== null && 'problem' in read
}

/** The label as it is stored; null while something on it cannot be read. */
function labelOf(
  size: string,
  servingG: number | null,
  codes: readonly NutrientCode[],
  typed: Partial<Record<NutrientCode, string>>,
): IngredientLabel | null {
  if (servingG === null || codes.some((code) => isProblem(code, typed[code]))) return null
  const printed = codes.flatMap((code) => {
    const read = readPrinted(code, typed[code] ?? '')
    return read && 'text' in read ? [[code, read.text]] : []
  })
  return { servingG, servingText: size.trim() || null, printed: Object.fromEntries(printed) }
}
