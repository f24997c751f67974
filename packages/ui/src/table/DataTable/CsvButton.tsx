import { useState } from 'react'

import { Button } from '../../components/actions/Button/Button.tsx'
import { useTableText } from '../table-text.ts'

/** Downloads the matching rows. In the toolbar by its name: a file is what people come to a list for, not a setting of it. */
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
