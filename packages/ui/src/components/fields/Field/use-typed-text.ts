import { useState } from 'react'

interface TypedText {
  /** The text shown in the input. */
  text: string
  type: (text: string) => void
  /** Call when focus leaves: the formatted value replaces the typed text. */
  settle: () => void
}

/**
 * Keeps the typed text while it still means the field's value, so "1½" does not become "1 1/2" while typing. `read`
 * converts typed text to a value and returns unreadable text unchanged.
 */
export function useTypedText(
  value: string,
  onChange: (value: string) => void,
  read: (text: string) => string,
  write: (value: string) => string,
): TypedText {
  const [typed, setTyped] = useState<string | null>(null)

  return {
    text: typed !== null && read(typed) === value ? typed : write(value),
    type(text) {
      setTyped(text)
      onChange(read(text))
    },
    settle: () => setTyped(null),
  }
}
