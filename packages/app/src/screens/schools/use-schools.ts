import { deleteSite, newKey, restoreSite, type SchoolRecord, useListSites } from '@commissary/api-client'
import { useToast } from '@commissary/ui'
import { useState } from 'react'

import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useSession } from '../../session/session.tsx'
import { useReloadUser } from '../../session/use-reload-user.ts'

/**
 * The caterer's schools. `reload` reads them again after a change, and the session, too: the school
 * selector, the planner and the dashboard show the session's schools.
 */
export function useSchools(options: Parameters<typeof useListSites>[1] = {}) {
  const { catererId } = useSession()
  const list = useListSites({ catererId }, options)
  const reloadUser = useReloadUser()
  return { list, reload: () => Promise.all([list.mutate(), reloadUser()]) }
}

/** Archives a school at once; the toast offers Undo. `reload` runs after each change. */
export function useSchoolArchive(reload: () => unknown) {
  const { catererId } = useSession()
  const showToast = useToast()
  const fail = useFailureToast()
  const [isBusy, setIsBusy] = useState(false)

  async function restore(schoolId: number) {
    try {
      showToast({ tone: 'success', message: savedMessage(await restoreSite(schoolId, { idempotencyKey: newKey() })) })
    } catch (error) {
      fail(error)
    }
    await reload()
  }

  /** Returns whether the school was archived. */
  async function archive({ schoolId, version }: Pick<SchoolRecord, 'schoolId' | 'version'>): Promise<boolean> {
    setIsBusy(true)
    try {
      const archived = await deleteSite(catererId, schoolId, { ifMatch: version })
      showToast({ tone: 'success', message: savedMessage(archived), onUndo: () => void restore(schoolId) })
      return true
    } catch (error) {
      fail(error)
      return false
    } finally {
      // If the server rejects it, what is shown is outdated too.
      await reload()
      setIsBusy(false)
    }
  }

  return { archive, isBusy }
}
