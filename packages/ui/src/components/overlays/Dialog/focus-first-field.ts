/** Focuses a dialog's first field, or the dialog itself so its title is read. Never the Close button. */
export function focusFirstField(event: Event) {
  const dialog = event.currentTarget
  if (!(dialog instanceof HTMLElement)) return
  event.preventDefault()
  const field = dialog.querySelector<HTMLElement>(
    'input:enabled:not([type="hidden"]), select:enabled, textarea:enabled',
  )
  ;(field ?? dialog).focus()
}
