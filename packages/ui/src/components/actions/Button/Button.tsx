import type { ComponentPropsWithRef, MouseEvent } from 'react'

import { ButtonContent, type ButtonLook, ButtonRoot, ButtonWait } from './Button.styles.ts'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Visual weight. Use one `solid` button per region of a screen, and `quiet` inside tables and bars. */
  variant?: ButtonLook['$variant']
  /** Meaning of the action; `danger` is for actions that destroy data. */
  tone?: ButtonLook['$tone']
  /** `small` in tables, cards and banners. */
  size?: ButtonLook['$size']
  /** Fills its container: alone in a narrow column, or on a phone. */
  isWide?: boolean
  /** Shows a spinner and ignores clicks while the action runs; width and focus stay. */
  isBusy?: boolean
}

/** Starts an action. For navigation use `Link`. A lucide-react icon goes before the text, with `aria-hidden`. */
export function Button({
  variant = 'outline',
  tone = 'accent',
  size = 'normal',
  isWide = false,
  isBusy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Not `disabled` while busy: a disabled button loses focus, and a screen reader loses its position.
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
      $isWide={isWide}
    >
      <ButtonContent $isFaded={isBusy}>{children}</ButtonContent>
      {isBusy && <ButtonWait aria-hidden />}
    </ButtonRoot>
  )
}
