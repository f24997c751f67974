import { styled } from 'styled-components'

import { color, focusRing, radius } from '../../../theme/tokens.ts'
import { buttonLook, type ButtonLook } from '../../actions/Button/Button.styles.ts'

export const LinkButtonRoot = styled.a<ButtonLook>`
  ${buttonLook}

  @media print {
    display: none;
  }
`

export const LinkRoot = styled.a<{ $isQuiet: boolean }>`
  border-radius: ${radius('small')};
  color: ${({ $isQuiet }) => ($isQuiet ? 'inherit' : color('accent'))};
  text-decoration: ${({ $isQuiet }) => ($isQuiet ? 'none' : 'underline')};
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;

  &:hover {
    color: ${color('accentHover')};
    text-decoration: underline;
  }

  &:focus-visible {
    ${focusRing()}
  }
`

/** Icon after the text for a download or a new tab. */
export const LinkSign = styled.svg`
  display: inline-block;
  inline-size: 0.875em;
  block-size: 0.875em;
  margin-inline-start: 0.3em;
  vertical-align: -0.05em;

  &:dir(rtl) {
    transform: scaleX(-1);
  }

  ${LinkButtonRoot} & {
    margin: 0;
  }
`
