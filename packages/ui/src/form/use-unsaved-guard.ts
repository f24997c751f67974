import { useCallback, useEffect, useId } from 'react'

/** Forms with unsaved changes, by id. The function returns whether the changes outlive the page. */
const dirtyForms = new Map<string, () => boolean>()
const isLost = () => false

function warn(event: BeforeUnloadEvent) {
  event.preventDefault()
}

function mark(id: string, isDirty: boolean, isKept = isLost) {
  if (isDirty) dirtyForms.set(id, isKept)
  else dirtyForms.delete(id)
  // Listens only while something is unsaved: browsers keep pages that listen out of the back/forward cache.
  if (dirtyForms.size > 0) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
}

/** Whether any form on the page has unsaved changes, for the router's guard. */
export const hasUnsavedChanges = () => dirtyForms.size > 0

/** Whether leaving loses nothing: unsaved changes are kept on the device and come back. */
export const areUnsavedChangesKept = () => [...dirtyForms.values()].every((isKept) => isKept())

/** Call when a form is left on purpose, so the user is not asked about its changes again. */
export const releaseUnsaved = (id: string) => mark(id, false)

/**
 * Warns before the page is left while `isDirty`. `Form` calls this itself. Returns a callback that reports whether to
 * block a navigation within the app. `formId` is for `releaseUnsaved`; a stable `isKept` says that the changes outlive the page.
 */
export function useUnsavedGuard(isDirty: boolean, formId?: string, isKept = isLost): () => boolean {
  const ownId = useId()
  const id = formId ?? ownId

  useEffect(() => {
    mark(id, isDirty, isKept)
    return () => mark(id, false)
  }, [id, isDirty, isKept])

  return useCallback(() => dirtyForms.has(id), [id])
}
