import { styled } from 'styled-components'

import { color, radius } from '../../../theme/tokens.ts'

/** A large picture has the shape of a photo, and is never wider than a phone. */
const sizes = {
  small: ['1.5rem', '1.5rem'],
  normal: ['3rem', '3rem'],
  large: ['min(100%, 20rem)', '15rem'],
} as const

export const ThumbnailRoot = styled.span<{ $size: keyof typeof sizes }>`
  display: inline-block;
  flex: none;
  inline-size: ${({ $size }) => sizes[$size][0]};
  block-size: ${({ $size }) => sizes[$size][1]};
  border-radius: ${radius('control')};
  background: ${color('sunken')};
  overflow: hidden;
  vertical-align: middle;
`

export const ThumbnailImage = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`
