import { type ReactNode, useId } from 'react'

import { CardHeader, CardRoot, CardTitle } from './Card.styles.ts'

export interface CardProps {
  /** Used as the heading and the name of the region. */
  title?: ReactNode
  /** Level of the title in the page's outline. */
  titleAs?: 'h2' | 'h3'
  /** Buttons or links next to the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A region of a page on its own surface. With a title it is a landmark of that name. */
export function Card({ title, titleAs = 'h2', actions, children }: CardProps) {
  const id = useId()

  return (
    <CardRoot aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <CardHeader>
          {title && (
            <CardTitle as={titleAs} id={id}>
              {title}
            </CardTitle>
          )}
          {actions}
        </CardHeader>
      )}
      {children}
    </CardRoot>
  )
}
