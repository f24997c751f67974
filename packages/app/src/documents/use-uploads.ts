import { newKey } from '@commissary/api-client'
import { useRef, useState } from 'react'

import { reasonOf, saveFailure } from '../forms/save-failure.ts'
import { useMessages } from '../messages/messages.ts'
import { connection } from '../session/connection.ts'

/** A file that is not attached yet. */
export interface PendingUpload {
  /** Also the key of the call: if only its answer was lost, trying again attaches nothing twice. */
  id: string
  file: File
  isSending: boolean
  error: string | null
  /** Sending it again can help: it was not refused. */
  canRetry: boolean
}

interface UploadOptions {
  /** The record that gets the files; null until it is saved. */
  target: number | null
  /** Why a file is not worth sending, or null. */
  check: (file: File) => string | null
  send: (target: number, file: File, call: { signal: AbortSignal; idempotencyKey: string }) => Promise<unknown>
}

/** Sends files one after the other, each with its own error. The files of a new record wait until it is saved. */
export function useUploads({ target, check, send }: UploadOptions) {
  const t = useMessages()
  const [uploads, setUploads] = useState<readonly PendingUpload[]>([])
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const stops = useRef(new Map<string, AbortController>())

  const change = (id: string, part: Partial<PendingUpload>) =>
    setUploads((list) => list.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))

  function remove(id: string) {
    stops.current.get(id)?.abort()
    setUploads((list) => list.filter((upload) => upload.id !== id))
  }

  /** Why the file was not attached, or null. */
  async function attach(to: number, { id, file }: PendingUpload, signal: AbortSignal): Promise<string | null> {
    if (signal.aborted) return null
    change(id, { isSending: true, error: null })
    try {
      await send(to, file, { signal, idempotencyKey: id })
      connection.answered()
      remove(id)
      return null
    } catch (failure) {
      if (signal.aborted) return null
      const told = saveFailure(failure, t)
      const error = reasonOf(told)
      change(id, { isSending: false, error, canRetry: told.kind !== 'rejected' })
      return error
    }
  }

  function queue(to: number, upload: PendingUpload): Promise<string | null> {
    const stop = new AbortController()
    stops.current.set(upload.id, stop)
    const sent = last.current.then(() => attach(to, upload, stop.signal))
    last.current = sent
    return sent
  }

  return {
    uploads,
    remove,
    add(files: readonly File[]) {
      const added = files.map((file): PendingUpload => {
        return { id: newKey(), file, isSending: false, error: check(file), canRetry: false }
      })
      setUploads((list) => [...list, ...added])
      if (target === null) return
      for (const upload of added) if (upload.error === null) void queue(target, upload)
    },
    retry(upload: PendingUpload) {
      if (target !== null) void queue(target, upload)
    },
    /** Sends what waits for its record. Resolves to the files that were not attached, with the reason. */
    async sendWaiting(to: number): Promise<{ name: string; reason: string }[]> {
      const waiting = uploads.filter(({ error }) => error === null)
      const reasons = await Promise.all(waiting.map((upload) => queue(to, upload)))
      return waiting.flatMap(({ file }, index) => {
        const reason = reasons[index]
        return typeof reason === 'string' ? [{ name: file.name, reason }] : []
      })
    },
  }
}
