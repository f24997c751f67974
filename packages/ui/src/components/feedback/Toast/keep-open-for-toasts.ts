/** For dialogs: a press on a toast above them is no press outside. */
export function keepOpenForToasts(event: { target: EventTarget | null; preventDefault: () => void }) {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault()
}
