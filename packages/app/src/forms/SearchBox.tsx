import { TextField } from '@commissary/ui'
import { useState } from 'react'

interface SearchBoxProps {
  label: string
  /** What the address says. */
  value: string
  onChange: (value: string) => void
}

/** A search whose words live in the address. What is typed shows at once; the address follows. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  // `sent` holds the texts on their way into the address: it follows a little later, one after the other.
  const [{ text, sent }, setTyped] = useState({ text: value, sent: [value] })
  if (value === sent.at(-1)) {
    if (sent.length > 1) setTyped({ text, sent: [value] })
  } else if (!sent.includes(value)) {
    // Back, a link or a cleared filter changed the address: it wins over what was typed.
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
