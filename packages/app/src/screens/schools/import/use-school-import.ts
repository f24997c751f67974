import { createSite, newKey, type SchoolRecord } from '@commissary/api-client'
import type { SchoolSheet, SheetSchool } from '@commissary/domain/school'
import { useState } from 'react'

import { reasonOf, saveFailure } from '../../../forms/save-failure.ts'
import { useMessages } from '../../../messages/messages.ts'
import { useSession } from '../../../session/session.tsx'
import { firstState, type RowState, toInput } from './school-sheet.ts'

export interface ImportRow extends SheetSchool {
  state: RowState
  /** Makes a retry of the same row idempotent: a lost answer adds no second school. */
  key: string
}

const isWaiting = ({ state }: ImportRow) => state === 'ready' || typeof state === 'object'

/** The rows of a sheet, and adding those that are ready, one request each. A refused row does not affect the others. */
export function useSchoolImport(existing: readonly Pick<SchoolRecord, 'schoolName'>[]) {
  const t = useMessages()
  const { catererId } = useSession()
  const [rows, setRows] = useState<readonly ImportRow[] | null>(null)
  const [done, setDone] = useState<number | null>(null)

  const open = (sheet: SchoolSheet) =>
    setRows(sheet.schools.map((school) => ({ ...school, state: firstState(school, sheet, existing), key: newKey() })))

  const setState = (row: number, state: RowState) =>
    setRows((known) => known?.map((one) => (one.row === row ? { ...one, state } : one)) ?? null)

  /** Adds the rows that wait. Returns how many the server refused. */
  async function add(): Promise<number> {
    let refused = 0
    for (const [index, row] of (rows ?? []).filter(isWaiting).entries()) {
      setDone(index)
      try {
        await createSite(catererId, toInput(row), { idempotencyKey: row.key })
        setState(row.row, 'added')
      } catch (error) {
        refused++
        setState(row.row, { refused: reasonOf(saveFailure(error, t)) })
      }
    }
    setDone(null)
    return refused
  }

  return {
    rows,
    open,
    close: () => setRows(null),
    add,
    waiting: rows?.filter(isWaiting).length ?? 0,
    added: rows?.filter(({ state }) => state === 'added').length ?? 0,
    /** Requests answered while it runs; null otherwise. */
    done,
  }
}
