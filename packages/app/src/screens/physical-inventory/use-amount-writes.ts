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

import { reasonOf, saveFailure } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import { connection, isUnreachable } from '../../session/connection.ts'

/** Why the last amount was not saved. */
type Problem =
  | { kind: 'failed'; message: string }
  /** The server could not be reached, or its answer was lost. */
  | { kind: 'unsent' }
  /** Another person counted the line, or changed the amount. */
  | { kind: 'countedToo'; line: CountLine; theirs: CountAmount; mine: Mine }

/** What was to be saved; `amountId` is the amount that it corrects. */
interface Mine {
  given: GivenAmount
  lotId: number | null
  amountId: number | null
  /** Null = as it is saved. */
  countedAt: string | null
}

/** A call and its key, so that resending it after a lost answer adds no second amount. */
interface Sent {
  body: string
  key: string
  /** By the device's clock, which is used only if the call was lost. */
  at: string
  isLost: boolean
}

interface AmountWritesOptions {
  countId: number
  /** When amounts were counted on paper; null = as they are saved. */
  countedAt: string | null
  onSaved: (line: CountLine) => void
  /** Reloads the count. */
  onStale: () => Promise<unknown>
}

/**
 * Saves, corrects and removes a line's amounts; `true` if that was saved. What another person did at the same time is shown, and
 * the user decides.
 */
export function useAmountWrites({ countId, countedAt: onPaper, onSaved, onStale }: AmountWritesOptions) {
  const t = useMessages()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const last = useRef<Sent>(null)

  function sentOf(content: object): Sent {
    const body = JSON.stringify(content)
    if (last.current?.body !== body) {
      last.current = { body, key: newKey(), at: new Date().toISOString(), isLost: false }
    }
    return last.current
  }

  async function write(
    run: () => Promise<{ data: { line: CountLine } }>,
    mine: Mine | null,
    sent?: Sent,
  ): Promise<boolean> {
    setIsBusy(true)
    try {
      const { data } = await run()
      connection.answered()
      if (sent) last.current = null
      setProblem(null)
      onSaved(data.line)
      return true
    } catch (error) {
      setProblem(problemOf(error, mine))
      if (sent) sent.isLost = isUnreachable(error)
      if (error instanceof ApiError && error.status === 404) await onStale()
      return false
    } finally {
      setIsBusy(false)
    }
  }

  function problemOf(error: unknown, mine: Mine | null): Problem {
    const line = error instanceof ApiError && error.status === 409 ? lineOf(error.body) : null
    const theirs = line?.amounts.find(({ id }) => id === mine?.amountId) ?? line?.amounts.at(-1)
    if (line && theirs && mine) return { kind: 'countedToo', line, theirs, mine }
    if (line) onSaved(line)
    const message = reasonOf(saveFailure(error, t))
    return isUnreachable(error) ? { kind: 'unsent' } : { kind: 'failed', message }
  }

  async function add(
    lineId: number,
    { given, lotId, countedAt: known = onPaper }: Pick<Mine, 'given' | 'lotId'> & Partial<Mine>,
    seen: readonly number[],
  ) {
    const content = { lineId, lotId, given, seen: [...seen] }
    const sent = sentOf(content)
    const countedAt = known ?? (sent.isLost ? sent.at : null)
    const input = { ...content, ...(countedAt !== null && { countedAt }) }
    const mine = { given, lotId, amountId: null, countedAt }
    return write(() => addCountAmount(countId, input, { idempotencyKey: sent.key }), mine, sent)
  }

  /** Fixing a typo keeps the time of the count; counting again, or replacing another amount, does not. */
  async function replace(
    { id, lotId, version }: CountAmount,
    given: GivenAmount,
    { isAgain, countedAt: known = onPaper }: { isAgain: boolean; countedAt?: string | null },
  ) {
    const sent = sentOf({ id, version, given, isAgain })
    const countedAt = known ?? (sent.isLost ? sent.at : null)
    const input = { given, ...(isAgain && { countedAt }) }
    const mine = { given, lotId, amountId: id, countedAt }
    return write(() => replaceCountAmount(countId, id, input, { ifMatch: version }), mine, sent)
  }

  return {
    problem,
    isBusy,
    add,
    replace,
    remove: ({ id, version }: CountAmount) => write(() => removeCountAmount(countId, id, { ifMatch: version }), null),
    /** Keeps both amounts: two people counted two shelves. */
    addMine: async () =>
      problem?.kind === 'countedToo' &&
      add(
        problem.line.id,
        problem.mine,
        problem.line.amounts.map(({ id }) => id),
      ),
    replaceTheirs: async () =>
      problem?.kind === 'countedToo' &&
      replace(problem.theirs, problem.mine.given, { isAgain: true, countedAt: problem.mine.countedAt }),
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
