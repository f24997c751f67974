/** For dialogs: Escape first closes an open menu or list. */
export function keepOpenForPopups(event: KeyboardEvent) {
  if (document.querySelector('[popover]:popover-open')) event.preventDefault()
}
