import { useState } from 'react'

interface TypedText {
  /** What the box shows. */
  text: string
  type: (text: string) => void
  /** On leaving the field: the value in its usual notation takes the place of what was typed. */
  settle: () => void
}

/**
 * Keeps the words of the person while they still mean the field's value: "1½" is not turned into "1 1/2" under the
 * cursor. `read` makes the value of what is typed, and gives text that it cannot read back as it is.
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
