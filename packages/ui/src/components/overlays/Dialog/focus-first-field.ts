/** A dialog opens on its first field; without one on itself, so that its title is read. Never on the cross. */
export function focusFirstField(event: Event) {
  const dialog = event.currentTarget
  if (!(dialog instanceof HTMLElement)) return
  event.preventDefault()
  const field = dialog.querySelector<HTMLElement>(
    'input:enabled:not([type="hidden"]), select:enabled, textarea:enabled',
  )
  ;(field ?? dialog).focus()
}
