/** For dialogs: pressing a toast above them does not count as a press outside. */
export function keepOpenForToasts(event: { target: EventTarget | null; preventDefault: () => void }) {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault()
}
