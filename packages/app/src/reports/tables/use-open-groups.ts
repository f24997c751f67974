import type { ReportRequest, ReportTable } from '@commissary/api-client'
import { useState } from 'react'

import { useSession } from '../../session/session.tsx'
import type { ReportView } from './report-view.ts'

/** What was read of an opened group, page by page. */
export interface OpenedGroup {
  isOpen: boolean
  pages: readonly ReportTable[]
  state: 'loading' | 'failed' | 'read'
}

export type OpenedGroups = ReadonlyMap<string, OpenedGroup>

export const keyOfPath = (path: readonly string[]) => JSON.stringify(path)

/** What is read at once: all groups of the first level that a chart compares, and less within a group. */
export const pageSize = ({ length }: readonly string[]) => (length === 0 ? 500 : 100)

const none: OpenedGroups = new Map()

/** The open groups of a report. Changing the filters, the grouping or the language, which they are worded in, closes them all. */
export function useOpenGroups({ read }: ReportView, request: ReportRequest) {
  const { locale } = useSession()
  const of = JSON.stringify([locale, request])
  const [kept, setKept] = useState({ of, opened: none })
  const opened = kept.of === of ? kept.opened : none

  function change(path: readonly string[], next: (now: OpenedGroup | undefined) => OpenedGroup) {
    setKept((now) => {
      const groups = new Map(now.of === of ? now.opened : none)
      groups.set(keyOfPath(path), next(groups.get(keyOfPath(path))))
      return { of, opened: groups }
    })
  }

  /** Reads the first page of a group that is not read yet, or the next page of one that is. */
  async function load(path: readonly string[], page: number) {
    change(path, (now) => ({ isOpen: true, pages: now?.pages ?? [], state: 'loading' }))
    try {
      const table = await read({ ...request, path: [...path], page, size: pageSize(path) })
      change(path, (now) => ({ isOpen: now?.isOpen ?? true, pages: [...(now?.pages ?? []), table], state: 'read' }))
    } catch {
      change(path, (now) => ({ isOpen: now?.isOpen ?? true, pages: now?.pages ?? [], state: 'failed' }))
    }
  }

  function toggle(path: readonly string[]) {
    const now = opened.get(keyOfPath(path))
    if (!now) void load(path, 0)
    else change(path, () => ({ ...now, isOpen: !now.isOpen }))
  }

  /** Opens a group unless it is open. */
  function open(path: readonly string[]) {
    if (!opened.get(keyOfPath(path))?.isOpen) toggle(path)
  }

  /** Closes all groups, because what is in them may have changed. */
  const closeAll = () => setKept({ of, opened: none })

  return { opened, toggle, open, loadMore: load, closeAll }
}
