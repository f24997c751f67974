import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { IconButton } from '../../../components/actions/IconButton/IconButton.tsx'
import { LineRowFields, LineRowHeader, LineRowRoot } from './LineRow.styles.ts'

export interface LineRowProps {
  /** The item. */
  name: string
  /** Code, what is on hand: one line. */
  details: string
  /** Names the button: "Remove Milk". */
  removeText: string
  onRemove: () => void
  /** The fields of the line. */
  children: ReactNode
}

/** An item of a request or an order with its fields, one below the other on a phone. */
export function LineRow({ name, details, removeText, onRemove, children }: LineRowProps) {
  const id = useId()
  return (
    <LineRowRoot aria-labelledby={id}>
      <LineRowHeader>
        <h3 id={id}>
          <bdi>{name}</bdi>
        </h3>
        <div>
          <bdi>{details}</bdi>
        </div>
      </LineRowHeader>
      <LineRowFields>
        {children}
        <IconButton label={removeText} tone="danger" onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </LineRowFields>
    </LineRowRoot>
  )
}
