import { isSameValue, valueAt } from '@commissary/ui/form'

/** A field that two people may have changed. */
export interface MergeableField {
  /** Name or path in the form's values: `email`, `nutrients.sodium`. */
  name: string
  label: string
  /** What a value means in words; default its text. */
  text?: (value: unknown) => string
}

/** The three sides of a merge: what both began with, what the form holds, what is stored now. */
export interface MergeSides {
  base: object
  mine: object
  theirs: object
}

export interface ClashingField extends MergeableField {
  /** Whether the person changed it too; else the stored value is taken unless they say otherwise. */
  isTyped: boolean
}

/** Fields that somebody else changed, and that hold something else in the form. */
export function clashingFields(fields: readonly MergeableField[], sides: MergeSides): ClashingField[] {
  return fields.flatMap((field) => {
    const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((values) => valueAt(values, field.name))
    if (isSameValue(theirs, base) || isSameValue(theirs, mine)) return []
    return [{ ...field, isTyped: !isSameValue(mine, base) }]
  })
}

/** The values that were typed: those that differ from what the form began with. Names that it no longer has are left out. */
export function typedValues(draft: { base: object; values: object }, shape: object): Record<string, unknown> {
  const base = new Map<string, unknown>(Object.entries(draft.base))
  return Object.fromEntries(
    Object.entries(draft.values).filter(([name, value]) => name in shape && !isSameValue(value, base.get(name))),
  )
}

/** A value of a field in words; '' where it holds nothing. */
export function fieldText({ name, text }: MergeableField, values: object): string {
  const value = valueAt(values, name)
  if (text) return text(value)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
