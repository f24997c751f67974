import { useConfirm, useToast } from '@commissary/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'

import { useWording } from '../compliance/use-wording.ts'

type Key = string | number

interface BulkAction<Row> {
  label: string
  /** The question before it: "Delete 3 storage locations?" */
  question: (count: number) => string
  tone?: 'danger'
  /** The call for one record, with its version where it has one. */
  run: (row: Row) => Promise<unknown>
  /** "3 deleted." */
  done: (count: number) => string
  /** Takes back what `run` did; the result then offers Undo. */
  undo?: { run: (row: Row) => Promise<unknown>; done: (count: number) => string }
}

interface BulkOptions<Row> {
  /** The loaded rows; for a list that the server pages, those of the page shown. */
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => Key
  nameOf: (row: Row) => string
  actions: readonly BulkAction<Row>[]
  /** Reads the list again. */
  reload: () => Promise<unknown>
}

const none: ReadonlySet<Key> = new Set()

/**
 * Actions for the selected rows of a `DataTable`: one call per record, after a question that names them. The result says
 * how many were changed, and which were not and why; those stay selected. Returns props of the table.
 */
export function useBulk<Row>({ rows, keyOf, nameOf, actions, reload }: BulkOptions<Row>) {
  const words = useWording()
  const confirm = useConfirm()
  const showToast = useToast()
  const [selected, setSelected] = useState(none)
  const known = useKnownRows(rows, keyOf)

  async function run(chosen: readonly Row[], { run: call, done, undo }: Omit<BulkAction<Row>, 'label' | 'question'>) {
    const { outcomeText, runBulk } = await import('./run-bulk.ts')
    const outcome = await runBulk(chosen, call, words.t)
    await reload()
    setSelected(new Set(outcome.failed.map(({ row }) => keyOf(row))))
    const message = outcomeText(words, outcome, done, nameOf)
    showToast({
      tone: outcome.failed.length > 0 ? 'error' : 'success',
      message,
      ...(undo && outcome.done.length > 0 && { onUndo: () => void run(outcome.done, undo) }),
    })
  }

  async function ask(keys: ReadonlySet<Key>, action: BulkAction<Row>) {
    const chosen = [...keys].flatMap((key) => known.current.get(key) ?? [])
    const { namesText } = await import('./run-bulk.ts')
    await confirm({
      title: action.question(chosen.length),
      message: namesText(words, chosen.map(nameOf)),
      okText: action.label,
      ...(action.tone && { tone: action.tone }),
      onConfirm: () => run(chosen, action),
    })
  }

  return {
    /** Runs an action that asks in its own way, such as a form. */
    runOn: (keys: ReadonlySet<Key>, action: Omit<BulkAction<Row>, 'label' | 'question'>) =>
      run(
        [...keys].flatMap((key) => known.current.get(key) ?? []),
        action,
      ),
    selected,
    onSelect: setSelected,
    bulkActions: (keys: ReadonlySet<Key>) =>
      actions.map((action) => ({
        label: action.label,
        ...(action.tone && { tone: action.tone }),
        onSelect: () => void ask(keys, action),
      })),
  }
}

/** The rows of all pages shown so far: a selection keeps rows of other pages, which the list no longer holds. */
function useKnownRows<Row>(rows: readonly Row[] | undefined, keyOf: (row: Row) => Key): RefObject<Map<Key, Row>> {
  const known = useRef(new Map<Key, Row>())
  useEffect(() => {
    for (const row of rows ?? []) known.current.set(keyOf(row), row)
  })
  return known
}
