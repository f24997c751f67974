import type { ComponentPropsWithRef, MouseEvent } from 'react'

import { ButtonContent, ButtonRoot, ButtonWait } from './Button.styles.ts'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Visual weight. One `solid` button per region of a screen; `quiet` inside tables and bars. */
  variant?: 'solid' | 'outline' | 'quiet'
  /** Meaning of the action; `danger` is for actions that destroy data. */
  tone?: 'accent' | 'danger'
  /** `small` in tables, cards and banners. */
  size?: 'normal' | 'small'
  /** As wide as its place: alone in a narrow column, or on a phone. */
  isWide?: boolean
  /** Shows a spinner and ignores clicks while the action runs; width and focus stay. */
  isBusy?: boolean
}

/** Starts an action. To go somewhere, use `Link`. An icon of lucide-react goes before the words, with `aria-hidden`. */
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
      $isWide={isWide}
    >
      <ButtonContent $isFaded={isBusy}>{children}</ButtonContent>
      {isBusy && <ButtonWait aria-hidden />}
    </ButtonRoot>
  )
}
