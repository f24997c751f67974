import { keyframes, styled } from 'styled-components'

import { below, color, duration, layer, radius, shadow, size, space } from '../../../theme/tokens.ts'

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`

export const ToastList = styled.div<{ $isOnTop: boolean }>`
  position: fixed;
  ${({ $isOnTop }) => ($isOnTop ? 'inset-block-start' : 'inset-block-end')}: ${space(4)};
  inset-inline-end: ${space(4)};
  z-index: ${layer('toast')};
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  inline-size: min(26rem, calc(100dvw - ${space(8)}));
  pointer-events: none;

  ${below('sm')} {
    inset-inline: ${space(4)};
    inline-size: auto;
  }
`

export const ToastRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)};
  padding-block: ${space(2)};
  padding-inline: ${space(4)} ${space(2)};
  min-block-size: ${size('touch')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('raised')};
  color: ${color('ink')};
  box-shadow: ${shadow('raised')};
  pointer-events: auto;
  animation: ${rise} ${duration('calm')};
`

const marks = { success: color('passInk'), error: color('danger'), neutral: color('inkQuiet') }

export const ToastMark = styled.span<{ $tone: keyof typeof marks }>`
  flex: none;
  color: ${({ $tone }) => marks[$tone]};

  svg {
    inline-size: ${size('iconLarge')};
    block-size: ${size('iconLarge')};
  }
`

export const ToastMessage = styled.div`
  flex: 1 1 10rem;
  min-inline-size: 0;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;
  overflow: hidden;
  overflow-wrap: anywhere;
`
