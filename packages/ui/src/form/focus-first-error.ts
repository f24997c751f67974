const control = 'input, select, textarea, button, [tabindex]'

/** Focuses the first control that says it is wrong; of a group that does, its first control. */
export function focusFirstError(form: HTMLElement | null) {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const target = wrong?.matches(control) ? wrong : wrong?.querySelector<HTMLElement>(`:is(${control}):enabled`)
  target?.focus()
}
