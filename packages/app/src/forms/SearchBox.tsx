import { TextField } from '@commissary/ui'
import { useState } from 'react'

interface SearchBoxProps {
  label: string
  /** The search text in the address. */
  value: string
  onChange: (value: string) => void
}

/** A search field whose text is kept in the address. Typing shows at once; the address follows. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  // `sent` lists the texts that the address does not have yet; it catches up a little later, one by one.
  const [{ text, sent }, setTyped] = useState({ text: value, sent: [value] })
  if (value === sent.at(-1)) {
    if (sent.length > 1) setTyped({ text, sent: [value] })
  } else if (!sent.includes(value)) {
    // Back, a link or a cleared filter changed the address, which wins over the typed text.
    setTyped({ text: value, sent: [value] })
  }

  function handleChange(typed: string) {
    setTyped({ text: typed, sent: [...sent, typed.trim()] })
    onChange(typed.trim())
  }

  return (
    <TextField type="search" label={label} isLabelHidden placeholder={label} value={text} onChange={handleChange} />
  )
}
