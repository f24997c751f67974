import type { ComponentPropsWithRef, MouseEvent } from 'react'

import { Spinner } from '../Spinner/Spinner.ts'
import { ButtonRoot } from './Button.styles.ts'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Visual weight. One `solid` button per region of a screen; `quiet` inside tables and bars. */
  variant?: 'solid' | 'outline' | 'quiet'
  /** Meaning of the action; `danger` is for actions that destroy data. */
  tone?: 'accent' | 'danger'
  size?: 'normal' | 'small'
  /** Shows a spinner and ignores clicks while the action runs. */
  isBusy?: boolean
}

/** Starts an action. To go somewhere, use `Link`. */
export function Button({
  variant = 'outline',
  tone = 'accent',
  size = 'normal',
  isBusy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Busy is not `disabled`: a disabled button drops focus, and a screen reader loses its place.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <ButtonRoot
      {...rest}
      type={type}
      onClick={handleClick}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      aria-busy={isBusy || undefined}
      $variant={variant}
      $tone={tone}
      $size={size}
    >
      {isBusy && <Spinner aria-hidden />}
      {children}
    </ButtonRoot>
  )
}
