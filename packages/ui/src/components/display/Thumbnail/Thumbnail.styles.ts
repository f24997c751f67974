import { styled } from 'styled-components'

import { color, radius } from '../../../theme/tokens.ts'

export const ThumbnailRoot = styled.span<{ $size: 'small' | 'normal' }>`
  display: inline-block;
  flex: none;
  inline-size: ${({ $size }) => ($size === 'small' ? '1.5rem' : '3rem')};
  block-size: ${({ $size }) => ($size === 'small' ? '1.5rem' : '3rem')};
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
