import { styled } from 'styled-components'

import { color } from '../../../theme/tokens.ts'

const Mark = styled.svg`
  flex: none;
  inline-size: 1.75rem;
  block-size: 1.75rem;
`

/** The product's logo: a school lunch tray with its five compartments. Decorative, next to the name. */
export function BrandMark() {
  return (
    <Mark viewBox="0 0 28 28" aria-hidden>
      <rect width="28" height="28" rx="7" fill={color('accent')} />
      <g fill={color('onAccent')}>
        <rect x="5" y="5" width="5" height="6" rx="1.5" opacity="0.72" />
        <rect x="11.5" y="5" width="5" height="6" rx="1.5" opacity="0.72" />
        <circle cx="20.5" cy="8" r="3" />
        <rect x="5" y="12.5" width="11.5" height="10.5" rx="2" />
        <rect x="18" y="12.5" width="5" height="10.5" rx="1.5" opacity="0.72" />
      </g>
    </Mark>
  )
}
