import { useCallback, useEffect, useId } from 'react'

const dirtyForms = new Set<string>()

function warn(event: BeforeUnloadEvent) {
  event.preventDefault()
}

function mark(id: string, isDirty: boolean) {
  if (isDirty) dirtyForms.add(id)
  else dirtyForms.delete(id)
  // The browser keeps pages that listen out of its back/forward cache, so it listens only while there is something.
  if (dirtyForms.size > 0) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
}

/** Whether any form on the page holds what was not saved: for the router's blocker. */
export const hasUnsavedChanges = () => dirtyForms.size > 0

/** A form is left on purpose, after a question or with its record gone: nothing asks about it again. */
export const releaseUnsaved = (id: string) => mark(id, false)

/**
 * Warns before the page is left while `isDirty`; silent again once the values are back. `Form` does this by itself.
 * The callback it returns says whether to hold a navigation within the app. `givenId` is for `releaseUnsaved`.
 */
export function useUnsavedGuard(isDirty: boolean, givenId?: string): () => boolean {
  const ownId = useId()
  const id = givenId ?? ownId

  useEffect(() => {
    mark(id, isDirty)
    return () => mark(id, false)
  }, [id, isDirty])

  return useCallback(() => dirtyForms.has(id), [id])
}
