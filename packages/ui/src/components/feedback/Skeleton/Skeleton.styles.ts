import { css, keyframes, styled } from 'styled-components'

import { color, radius } from '../../../theme/tokens.ts'

const wait = keyframes`from { visibility: hidden; }`
const pulse = keyframes`50% { opacity: 0.5; }`

/** Hidden for the first 150 ms; the space is reserved immediately. */
export const lateAppearance = css`
  animation: ${wait} 0s 150ms backwards;
`

export const SkeletonRoot = styled.div`
  display: grid;
  inline-size: 100%;
  ${lateAppearance}
`

/** As tall as a line of body text; the bar is as tall as its letters. */
export const SkeletonLine = styled.div`
  block-size: 1.25rem;
  padding-block: 0.3125rem;

  &::before {
    content: '';
    display: block;
    block-size: 100%;
    border-radius: ${radius('small')};
    background: ${color('chartTrack')};
  }

  &:nth-child(3n + 2) {
    inline-size: 82%;
  }

  &:nth-child(3n) {
    inline-size: 64%;
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${pulse} 1.6s ease-in-out infinite;
  }
`
