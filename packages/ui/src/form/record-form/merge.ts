import { isSameValue } from '../same-value.ts'
import { valueAt } from '../use-form-control.ts'

/** A field that two people may have changed. */
export interface MergeableField {
  /** Name or path in the form's values: `email`, `nutrients.sodium`. */
  name: string
  label: string
  /** Describes a value to the user. Default: the text or number itself. */
  text?: (value: unknown) => string
  /** Whether two values are the same to the user. Default: `isSameValue`. */
  isSame?: (a: unknown, b: unknown) => boolean
}

/** Compares two values of a field. `field` may be undefined for a value that cannot be merged. */
export const isSameFieldValue = (field: MergeableField | undefined, a: unknown, b: unknown): boolean =>
  (field?.isSame ?? isSameValue)(a, b)

/** Whether two sets of form values are the same to the user. */
export function isSameRecord(fields: readonly MergeableField[], a: object, b: object): boolean {
  const [left, right] = [new Map<string, unknown>(Object.entries(a)), new Map<string, unknown>(Object.entries(b))]
  const names = new Set([...left.keys(), ...right.keys()])
  return [...names].every((name) => isSameFieldValue(fieldNamed(fields, name), left.get(name), right.get(name)))
}

const fieldNamed = (fields: readonly MergeableField[], name: string) => fields.find((field) => field.name === name)

/** The three sides of a merge: what both users started from, what this form contains, what is saved now. */
export interface MergeSides {
  base: object
  mine: object
  theirs: object
}

export interface ConflictingField extends MergeableField {
  /** Whether this user changed the field too. If not, the saved value is preselected. */
  isEdited: boolean
}

/** Fields that someone else changed to something other than this form's value. */
export function conflictingFields(fields: readonly MergeableField[], sides: MergeSides): ConflictingField[] {
  return fields.flatMap((field) => {
    const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((values) => valueAt(values, field.name))
    if (isSameFieldValue(field, theirs, base) || isSameFieldValue(field, theirs, mine)) return []
    return [{ ...field, isEdited: !isSameFieldValue(field, mine, base) }]
  })
}

/** The values of a draft that differ from its base. Fields that the form no longer has are left out. */
export function editedValues(
  fields: readonly MergeableField[],
  draft: { base: object; values: object },
  shape: object,
): Record<string, unknown> {
  const base = new Map<string, unknown>(Object.entries(draft.base))
  return Object.fromEntries(
    Object.entries(draft.values).filter(
      ([name, value]) => name in shape && !isSameFieldValue(fieldNamed(fields, name), value, base.get(name)),
    ),
  )
}

/** The text of a field's value; '' when the field is empty. */
export function fieldText({ name, text }: MergeableField, values: object): string {
  const value = valueAt(values, name)
  if (text) return text(value)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
