const control = 'input, select, textarea, button, [tabindex]'

/** Focuses the first invalid control; in an invalid group, its first control. */
export function focusFirstError(form: HTMLElement | null) {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const target = invalid?.matches(control) ? invalid : invalid?.querySelector<HTMLElement>(`:is(${control}):enabled`)
  target?.focus()
}
