import type { ComponentPropsWithRef, ReactNode } from 'react'

import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { IconButtonRoot } from './IconButton.styles.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** What the button does: its name, and its tooltip. */
  label: string
  /** An icon of lucide-react. */
  children: ReactNode
  tone?: 'accent' | 'danger'
}

/** A button that is only an icon, at least 24 px wide, 44 under a finger. */
export function IconButton({ label, tone = 'accent', type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} isName>
      <IconButtonRoot {...rest} type={type} aria-label={label} $tone={tone}>
        {children}
      </IconButtonRoot>
    </Tooltip>
  )
}
