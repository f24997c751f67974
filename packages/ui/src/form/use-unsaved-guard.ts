import { useCallback, useEffect, useId } from 'react'

const dirtyForms = new Set<string>()

function warn(event: BeforeUnloadEvent) {
  event.preventDefault()
}

function mark(id: string, isDirty: boolean) {
  if (isDirty) dirtyForms.add(id)
  else dirtyForms.delete(id)
  // Listens only while something is unsaved: browsers keep pages that listen out of the back/forward cache.
  if (dirtyForms.size > 0) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
}

/** Whether any form on the page has unsaved changes, for the router's guard. */
export const hasUnsavedChanges = () => dirtyForms.size > 0

/** Call when a form is left on purpose, so the user is not asked about its changes again. */
export const releaseUnsaved = (id: string) => mark(id, false)

/**
 * Warns before the page is left while `isDirty`. `Form` calls this itself. Returns a callback that reports whether to
 * block a navigation within the app. `formId` is for `releaseUnsaved`.
 */
export function useUnsavedGuard(isDirty: boolean, formId?: string): () => boolean {
  const ownId = useId()
  const id = formId ?? ownId

  useEffect(() => {
    mark(id, isDirty)
    return () => mark(id, false)
  }, [id, isDirty])

  return useCallback(() => dirtyForms.has(id), [id])
}
