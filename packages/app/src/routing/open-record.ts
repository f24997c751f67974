import { useSearchParams } from 'react-router-dom'

import { idText } from './id-text.ts'
import { withRecord } from './record-address.ts'

/** The open record of an address. */
export function readOpenRecord(query: URLSearchParams) {
  const open = query.get('open')
  const isNew = open === 'new' || open === '0'
  const id = Number(idText(open ?? '')) || null
  return { id, isNew, isOpen: isNew || id !== null, isEditing: query.has('edit') }
}

/**
 * The record opened from a list, kept in the address: `?open=12`. `?open=new` and `?open=0` are a new one, and `&edit=1`
 * edits a record that opens to read.
 */
export function useOpenRecord() {
  const [params, setParams] = useSearchParams()
  const { id, isNew, isOpen, isEditing } = readOpenRecord(params)

  const go = (value: string | null, extra: Record<string, string> = {}, replace = false) =>
    setParams((now) => withRecord(now, value, extra), { replace })

  return {
    /** Null for a new record, and while nothing is open. */
    id,
    isNew,
    isOpen,
    /** Whether a record that opens to read is edited. */
    isEditing,
    open: (record: number) => go(String(record)),
    edit: (record: number) => go(String(record), { edit: '1' }),
    /** `extra` are query parameters for the new record: `{ openFrom: '23572' }`. */
    openNew: (extra?: Record<string, string>) => go('new', extra),
    /** Replaces the address of a new record once it has an id, so that Back does not lead to the empty form. */
    replace: (record: number) => go(String(record), {}, true),
    close: () => go(null),
  }
}
