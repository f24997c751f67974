import { css, keyframes, styled } from 'styled-components'

import { color, radius, space } from '../../theme/tokens.ts'

const show = keyframes`from { visibility: hidden; } to { visibility: visible; }`
const breathe = keyframes`50% { opacity: 0.5; }`

/** Hidden for the first 150 ms. */
export const lateAppearance = css`
  animation: ${show} 0s 150ms both;
`

export const SkeletonRoot = styled.div`
  display: grid;
  gap: ${space(3)};
  inline-size: 100%;
  ${lateAppearance}
`

export const SkeletonLine = styled.div`
  block-size: 0.875rem;
  border-radius: ${radius('small')};
  background: ${color('chartTrack')};

  &:nth-child(3n + 2) {
    inline-size: 82%;
  }

  &:nth-child(3n) {
    inline-size: 64%;
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
`
