import { css, styled } from 'styled-components'

import { color, duration, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'
import { Spinner } from '../../feedback/Spinner/Spinner.ts'

export interface ButtonLook {
  $variant: 'solid' | 'outline' | 'quiet'
  $tone: 'accent' | 'danger'
  $size: 'normal' | 'small'
}

const solid = {
  accent: css`
    background: ${color('accent')};
    color: ${color('onAccent')};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color('accentHover')};
    }
  `,
  danger: css`
    background: ${color('danger')};
    color: ${color('onDanger')};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color('dangerHover')};
    }
  `,
}

const ink = { accent: color('ink'), danger: color('danger') }
const ground = { accent: color('hover'), danger: color('dangerBackground') }

const looks = {
  solid: css<ButtonLook>`
    ${({ $tone }) => solid[$tone]}
  `,
  outline: css<ButtonLook>`
    background: ${color('surface')};
    border-color: ${color('lineStrong')};
    color: ${({ $tone }) => ink[$tone]};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${({ $tone }) => ground[$tone]};
    }
  `,
  quiet: css<ButtonLook>`
    background: transparent;
    color: ${({ $tone }) => ink[$tone]};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${({ $tone }) => ground[$tone]};
    }
  `,
}

/** Shared with `Link`, which can look like a button. */
export const buttonLook = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  max-inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${({ $size }) => size($size === 'small' ? 'controlSmall' : 'control')};
  padding-block: ${space(1)};
  padding-inline: ${({ $size, $variant }) => space($size === 'small' ? 2 : $variant === 'quiet' ? 3 : 4)};
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  font: ${font('label')};
  text-align: center;
  text-decoration: none;
  text-wrap: balance;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${duration('quick')};

  ${({ $variant }) => looks[$variant]}

  svg {
    flex: none;
    inline-size: ${size('icon')};
    block-size: ${size('icon')};
  }

  &:focus-visible {
    ${focusRing()}
  }
`

export const ButtonRoot = styled.button<ButtonLook & { $isWide: boolean }>`
  ${buttonLook}
  position: relative;
  ${({ $isWide }) => $isWide && 'inline-size: 100%;'}

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.6;
    cursor: default;
  }
`

/** Keeps its place while the button is busy, so nothing moves and the name is still read. */
export const ButtonContent = styled.span<{ $isFaded: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-inline-size: 0;
  ${({ $isFaded }) => $isFaded && 'opacity: 0;'}
`

export const ButtonWait = styled(Spinner)`
  position: absolute;
  inset: 0;
  margin: auto;
`
