import type { Food } from '@commissary/domain/food'
import { isNamedUnit, type LineUnit } from '@commissary/domain/recipe'
import { cans, commonUnits, gramsOfMeasure, scoops } from '@commissary/domain/units'
import type { Translate } from '@commissary/messages'
import type { LineGridProps, LineGridRow } from '@commissary/ui/menu'

/** The units of a line, in groups: common units, those of sub-recipes, scoops and cans. */
export function unitOptions(t: Translate): LineGridProps['units'] {
  const group = (units: readonly Exclude<LineUnit, 'measure'>[], name: 'common' | 'recipe' | 'scoops' | 'cans') =>
    units.map((value) => ({ value, label: t(`words.units.${value}`), group: t(`recipeRecord.unitGroups.${name}`) }))
  return [
    ...group([...commonUnits, 'floz'], 'common'),
    ...group(['portion', 'batch'], 'recipe'),
    ...group(scoops, 'scoops'),
    ...group(cans, 'cans'),
  ]
}

/** A food's own measures, by name, with their weight. A measure with the name of a unit is that unit. */
export function measureOptions(
  { name, measures }: Pick<Food, 'name' | 'measures'>,
  t: Translate,
): NonNullable<LineGridRow['measures']> {
  const named = measures.filter(({ measure }) => !isNamedUnit(measure))
  const first = named.filter(({ measure }, index) => named.findIndex((one) => one.measure === measure) === index)
  return first.map((measure) => ({
    value: measure.measure,
    label: t('recipeRecord.measureOption', { measure: measure.measure, grams: gramsOfMeasure(measure) }),
    group: name,
  }))
}
