import { TextField } from '@commissary/ui'
import { type FormEvent, type Ref, useState } from 'react'

import { useMessages } from '../../messages/messages.ts'

/** Takes what a barcode scanner types, which ends with Enter, or a typed name. */
export function ScanBox({ onScan, ref }: { onScan: (typed: string) => void; ref: Ref<HTMLInputElement> }) {
  const t = useMessages()
  const [typed, setTyped] = useState('')

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() === '') return
    onScan(typed.trim())
    setTyped('')
  }

  return (
    <form role="search" onSubmit={handleSubmit}>
      <TextField
        ref={ref}
        label={t('physicalInventory.sheet.scan')}
        hint={t('physicalInventory.sheet.scanHint')}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        enterKeyHint="search"
      />
    </form>
  )
}
