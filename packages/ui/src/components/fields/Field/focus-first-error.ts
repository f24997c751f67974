import { openFolds } from '../../layout/Fold/Fold.tsx'

const control = 'input, select, textarea, button, [tabindex]'

/** Focuses the first invalid control; in an invalid group, its first control. Opens the folds around it. */
export function focusFirstError(within: HTMLElement | null) {
  const invalid = within?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const target = invalid?.matches(control) ? invalid : invalid?.querySelector<HTMLElement>(`:is(${control}):enabled`)
  if (target) openFolds(target)
  target?.focus()
}
