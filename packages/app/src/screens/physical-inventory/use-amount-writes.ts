import {
  addCountAmount,
  ApiError,
  type CountAmount,
  type CountLine,
  type GivenAmount,
  newKey,
  removeCountAmount,
  replaceCountAmount,
} from '@commissary/api-client'
import { useRef, useState } from 'react'

import { saveFailure } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import { connection, isUnreachable } from '../../session/connection.ts'

/** Why the last amount was not saved. */
type Problem =
  | { kind: 'failed'; message: string }
  /** The server could not be reached, or its answer was lost. */
  | { kind: 'unsent' }
  /** Another person counted the line, or changed the amount. */
  | { kind: 'countedToo'; line: CountLine; theirs: CountAmount; given: GivenAmount; lotId: number | null }

/** What was to be saved; `amountId` is the amount that it corrects. */
interface Mine {
  given: GivenAmount
  lotId: number | null
  amountId: number | null
}

interface AmountWritesOptions {
  countId: number
  onSaved: (line: CountLine) => void
  /** Reads the count again. */
  onStale: () => Promise<unknown>
}

/**
 * Saves, corrects and removes the amounts of a line; `true` if that was saved. What another person did at the same time is shown, and
 * answered.
 */
export function useAmountWrites({ countId, onSaved, onStale }: AmountWritesOptions) {
  const t = useMessages()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  /** The last call and its key: sent once more after a lost answer, the amount is still one. */
  const last = useRef<{ body: string; key: string }>(null)

  async function write(run: () => Promise<{ data: { line: CountLine } }>, mine: Mine | null): Promise<boolean> {
    setIsBusy(true)
    try {
      const { data } = await run()
      connection.answered()
      setProblem(null)
      onSaved(data.line)
      return true
    } catch (error) {
      setProblem(problemOf(error, mine))
      if (error instanceof ApiError && error.status === 404) await onStale()
      return false
    } finally {
      setIsBusy(false)
    }
  }

  function problemOf(error: unknown, mine: Mine | null): Problem {
    const line = error instanceof ApiError && error.status === 409 ? lineOf(error.body) : null
    const theirs = line?.amounts.find(({ id }) => id === mine?.amountId) ?? line?.amounts.at(-1)
    if (line && theirs && mine) return { kind: 'countedToo', line, theirs, given: mine.given, lotId: mine.lotId }
    if (line) onSaved(line)
    const message = messageOf(error)
    return isUnreachable(error) ? { kind: 'unsent' } : { kind: 'failed', message }
  }

  function messageOf(error: unknown) {
    const failure = saveFailure(error, t)
    const [first] = failure.kind === 'rejected' ? Object.values(failure.fields ?? {}) : []
    return typeof first === 'string' ? first : failure.message
  }

  async function add(lineId: number, { given, lotId }: Omit<Mine, 'amountId'>, seen: readonly number[]) {
    const input = { lineId, lotId, given, seen: [...seen] }
    const body = JSON.stringify(input)
    if (last.current?.body !== body) last.current = { body, key: newKey() }
    const { key } = last.current
    const isSaved = await write(() => addCountAmount(countId, input, { idempotencyKey: key }), {
      given,
      lotId,
      amountId: null,
    })
    if (isSaved) last.current = null
    return isSaved
  }
  const replace = ({ id, lotId, version }: CountAmount, given: GivenAmount) =>
    write(() => replaceCountAmount(countId, id, { given }, { ifMatch: version }), { given, lotId, amountId: id })

  return {
    problem,
    isBusy,
    add,
    replace,
    remove: ({ id, version }: CountAmount) => write(() => removeCountAmount(countId, id, { ifMatch: version }), null),
    /** Two people counted two shelves. */
    addMine: async () =>
      problem?.kind === 'countedToo' &&
      add(
        problem.line.id,
        problem,
        problem.line.amounts.map(({ id }) => id),
      ),
    replaceTheirs: async () => problem?.kind === 'countedToo' && replace(problem.theirs, problem.given),
    dropMine: () => {
      if (problem?.kind === 'countedToo') onSaved(problem.line)
      setProblem(null)
    },
  }
}

export type AmountWrites = ReturnType<typeof useAmountWrites>

/** The line in the body of a 409. */
function lineOf(body: unknown): CountLine | null {
  const current = typeof body === 'object' && body !== null && 'current' in body ? body.current : null
  return typeof current === 'object' && current !== null && 'amounts' in current ? (current as CountLine) : null
}
