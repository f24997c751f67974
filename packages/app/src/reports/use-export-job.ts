import {
  type Added,
  cancelReportExport,
  readReportExport,
  readReportExportFile,
  type ReportExportJob,
} from '@commissary/api-client'
import { useToast } from '@commissary/ui'
import { useState } from 'react'

import { useFailureToast } from '../forms/use-failure-toast.ts'
import { useMessages } from '../messages/messages.ts'
import { connection } from '../session/connection.ts'
import { saveFile } from '../text/save-file.ts'

/** Milliseconds before the first poll of an export, and between later polls. */
const firstLook = 150
const laterLooks = 600

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Writes a report as a file on the server, and downloads it when it is done. It goes on while the user looks at other pages. */
export function useExportJob() {
  const t = useMessages()
  const showToast = useToast()
  const fail = useFailureToast()
  const [job, setJob] = useState<ReportExportJob | null>(null)

  async function run(start: () => Promise<Added>) {
    const { id } = (await start()).data
    setJob({ id, state: 'working', step: 'reading', doneRows: 0, totalRows: null, error: null })
    for (let pause = firstLook; ; pause = laterLooks) {
      await wait(pause)
      const now = await readReportExport(id)
      connection.answered()
      if (now.state === 'working') {
        setJob(now)
        continue
      }
      if (now.state === 'failed') showToast({ tone: 'error', message: now.error ?? '' })
      else if (now.state === 'cancelled') showToast({ tone: 'neutral', message: t('reports.exportPanel.cancelled') })
      else {
        const file = await readReportExportFile(id)
        saveFile(file)
        showToast({ tone: 'success', message: t('reports.exported', { name: file.name }) })
      }
      return
    }
  }

  async function begin(start: () => Promise<Added>) {
    try {
      await run(start)
    } catch (error) {
      fail(error)
    } finally {
      setJob(null)
    }
  }

  async function cancel() {
    if (!job) return
    try {
      await cancelReportExport(job.id)
    } catch (error) {
      fail(error)
    }
  }

  return { job, begin, cancel }
}

export type ExportJob = ReturnType<typeof useExportJob>
