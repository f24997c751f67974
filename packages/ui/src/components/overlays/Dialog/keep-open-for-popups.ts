/** For dialogs: Escape closes the menu or list that is open above them first. */
export function keepOpenForPopups(event: KeyboardEvent) {
  if (document.querySelector('[popover]:popover-open')) event.preventDefault()
}
