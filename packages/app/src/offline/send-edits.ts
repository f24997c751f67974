import { ApiError } from '@commissary/api-client'
import {
  type Entries,
  type EntryEdit,
  type KeptConflict,
  type KeptEdit,
  type KeptEdits,
  type KeptRefusal,
  markSent,
  takeAnswer,
  takeRefusal,
} from '@commissary/domain/production'

/** The answer to edits that were sent. */
export interface EditsAnswer {
  entries: Entries
  conflicts: readonly KeptConflict[]
}

interface Sending {
  /** Changes what is kept and resolves to it, once it is on the device. */
  change: (next: (kept: KeptEdits) => KeptEdits) => Promise<KeptEdits>
  send: (edits: EntryEdit[]) => Promise<EditsAnswer>
}

/**
 * Sends what is kept. A refusal saves nothing: the edits that it names are set aside with their reasons, and the rest is sent again at once.
 * Rejects if the call fails otherwise.
 */
export async function sendEdits({ change, send }: Sending): Promise<void> {
  // Marked on the device first: once they are sent, they must be known as sent even if the page closes now.
  for (let sent = (await change(markSent)).edits; sent.length > 0;) {
    const now = sent
    try {
      const answer = await send(now.map(({ path, from, to }) => ({ path, from, to })))
      await change((kept) => takeAnswer(kept, now, answer))
      return
    } catch (error) {
      const refused = refusedEdits(error, now)
      if (refused.length === 0) throw error
      sent = (await change((kept) => markSent(takeRefusal(kept, refused)))).edits
    }
  }
}

/** The edits that a refusal names by their place in the call: `edits.3.path`. None where it is about the whole call. */
function refusedEdits(error: unknown, sent: readonly KeptEdit[]): (KeptRefusal & { edit: KeptEdit })[] {
  if (!(error instanceof ApiError) || error.status !== 422) return []
  return Object.entries(error.fields).flatMap(([field, reason]) => {
    const edit = sent[Number(/^edits\.(\d+)\./.exec(field)?.[1] ?? -1)]
    return edit ? [{ edit, reason }] : []
  })
}
