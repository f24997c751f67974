import { choices, limits } from '@commissary/api-client'
import {
  type IngredientValues,
  newPack,
  packContent,
  type PackLevelName,
  packLevels,
  type PackValues,
  toPacks,
} from '@commissary/domain/food'
import { type PackLevels, packLevelsOf, parsePack } from '@commissary/domain/packs'
import { Columns, Fold, Quiet, Section } from '@commissary/ui'
import { FieldList, NumberField, Select, TextField, useFormControl } from '@commissary/ui/form'

import { useWording } from '../../compliance/use-wording.ts'

/** How the product is sold: case, inner pack, single unit, with their numbers. */
export function PackFields() {
  const { t } = useWording()
  return (
    <Section
      id="packs"
      title={t('ingredientRecord.sections.packs')}
      description={t('ingredientRecord.sections.packsHint')}
    >
      <FieldList
        name="packs"
        label={t('ingredientRecord.sections.packs')}
        newItem={newPack}
        most={limits.IngredientInput.packs.maxItems}
        addText={t('ingredientRecord.addPack')}
        removeText={(index) => t('ingredientRecord.removePack', { number: index + 1 })}
      >
        {(path, pack: PackValues) => <PackEntry path={path} pack={pack} />}
      </FieldList>
    </Section>
  )
}

function PackEntry({ path, pack }: { path: string; pack: PackValues }) {
  const { t, formats } = useWording()
  const [saved] = toPacks([pack])
  const content = saved && packContent(saved)
  const hasInner = saved?.inner !== null && saved?.inner !== undefined
  return (
    <>
      <Columns minWidth="8rem">
        <PackText path={path} pack={pack} />
        <NumberField
          name={`${path}.case.holds`}
          label={t(`ingredientRecord.fields.${hasInner ? 'innersPerCase' : 'unitsPerCase'}`)}
        />
        <Content path={`${path}.each`} label={t('ingredientRecord.fields.eachContent')} />
      </Columns>
      {content && (
        <Quiet>
          {t('ingredientRecord.packContent', {
            quantity: `${formats.amount(Number(content.amount))} ${t(`words.units.${content.unit}`)}`,
          })}
        </Quiet>
      )}
      <Fold isPlain title={t('ingredientRecord.packDetails')} summary={gtinsOf(pack)}>
        <Columns minWidth="8rem">
          <Gtin path={path} level="case" />
          <Content path={`${path}.case`} label={t('ingredientRecord.fields.caseContent')} />
        </Columns>
        <Columns minWidth="8rem">
          <Gtin path={path} level="inner" />
          <NumberField name={`${path}.inner.holds`} label={t('ingredientRecord.fields.unitsPerInner')} />
          <Content path={`${path}.inner`} label={t('ingredientRecord.fields.innerContent')} />
        </Columns>
        <Columns minWidth="8rem">
          <Gtin path={path} level="each" />
        </Columns>
      </Fold>
    </>
  )
}

/** The pack as the distributor writes it. It fills in the fields that are still blank. */
function PackText({ path, pack }: { path: string; pack: PackValues }) {
  const { t } = useWording()
  const { change } = useFormControl<IngredientValues>()
  const parsed = pack.text.trim() === '' ? null : parsePack(pack.text)

  function handleLeave() {
    if (parsed?.ok) change(blankLevels(path, pack, packLevelsOf(parsed)))
  }

  return (
    <TextField
      name={`${path}.text`}
      label={t('ingredientRecord.fields.packText')}
      placeholder="6/5 LB"
      hint={parsed && !parsed.ok ? t('ingredientRecord.packNotUnderstood') : undefined}
      maxLength={limits.Pack.text.maxLength}
      onLeave={handleLeave}
    />
  )
}

/** The changes that fill in a pack's blank fields from its text. */
function blankLevels(path: string, pack: PackValues, levels: PackLevels): Record<string, string> {
  const changes: Record<string, string> = {}
  for (const level of packLevels) {
    const { content, holds } = levels[level] ?? { content: null, holds: null }
    if (holds !== null && pack[level].holds.trim() === '') changes[`${path}.${level}.holds`] = String(holds)
    if (content !== null && pack[level].content.amount.trim() === '') {
      changes[`${path}.${level}.content.amount`] = content.amount
      changes[`${path}.${level}.content.unit`] = content.unit
    }
  }
  return changes
}

function Content({ path, label }: { path: string; label: string }) {
  const { t } = useWording()
  return (
    <>
      <NumberField name={`${path}.content.amount`} label={label} />
      <Select
        name={`${path}.content.unit`}
        label={t('ingredientRecord.fields.unit')}
        options={choices.Unit.map((value) => ({ value, label: t(`words.units.${value}`) }))}
      />
    </>
  )
}

function Gtin({ path, level }: { path: string; level: PackLevelName }) {
  const { t } = useWording()
  return (
    <TextField
      name={`${path}.${level}.gtin`}
      label={t(`ingredientRecord.fields.${level}Gtin`)}
      hint={level === 'case' ? t('ingredientRecord.fields.gtinHint') : undefined}
      maxLength={limits.PackLevel.gtin.maxLength}
    />
  )
}

const gtinsOf = (pack: PackValues) => packLevels.flatMap((level) => pack[level].gtin.trim() || []).join(' · ')
