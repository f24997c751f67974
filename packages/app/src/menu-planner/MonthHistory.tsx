import { useMemo } from 'react'

import { useWording } from '../compliance/use-wording.ts'
import { RecordHistory } from '../history/RecordHistory.tsx'
import { monthHistory } from './month-history.ts'

interface MonthHistoryProps {
  of: 'master' | 'school'
  /** The month's id. */
  id: number
  /** Changes with every save of the month or a day, so that the history reads again. */
  version: number
}

/** Who changed which field of which day of a month, when, and why. */
export function MonthHistory({ of, id, version }: MonthHistoryProps) {
  const wording = useWording()
  const words = useMemo(() => monthHistory(wording, of), [wording, of])
  return (
    <RecordHistory
      recordType={of === 'master' ? 'masterMonth' : 'schoolMonth'}
      recordId={id}
      version={version}
      words={words}
    />
  )
}
