import type { ComponentPropsWithRef, ReactNode } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx'
import { IconButtonStyles } from './IconButton.styles.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** What the button does. Used as its name and its tooltip. */
  label: string
  /** A lucide-react icon, with `aria-hidden`. */
  children: ReactNode
  /** Meaning of the action; `danger` is for actions that destroy data. */
  tone?: 'accent' | 'danger'
}

/** An icon-only button, at least 24 px wide, 44 px for touch. Its label shows on hover and focus. */
export function IconButton({ label, tone = 'accent', type = 'button', className, children, ...rest }: IconButtonProps) {
  requireLabel('IconButton', label)
  return (
    <Tooltip text={label} isName>
      <button
        {...rest}
        className={className ? `cm-icon-button ${className}` : 'cm-icon-button'}
        data-tone={tone}
        type={type}
        aria-label={label}
      >
        <IconButtonStyles />
        {children}
      </button>
    </Tooltip>
  )
}
