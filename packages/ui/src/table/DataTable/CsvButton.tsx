import { useState } from 'react'

import { Button } from '../../components/actions/Button/Button.tsx'
import { useTableText } from '../table-text.ts'

/** Downloads the matching rows. A named button, not one of the options: people open a list to get the file. */
export function CsvButton({ onCsv }: { onCsv: () => Promise<void> }) {
  const tableText = useTableText()
  const [isBusy, setIsBusy] = useState(false)

  async function handleClick() {
    setIsBusy(true)
    try {
      await onCsv()
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button variant="quiet" isBusy={isBusy} onClick={handleClick}>
      {tableText.downloadCsv}
    </Button>
  )
}
