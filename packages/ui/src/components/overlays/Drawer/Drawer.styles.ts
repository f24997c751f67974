import * as Radix from '@radix-ui/react-dialog'
import { keyframes, styled } from 'styled-components'

import { color, duration, layer, shadow, size, space } from '../../../theme/tokens.ts'
import { DialogBody, DialogHeader } from '../Dialog/Dialog.styles.ts'

const appear = keyframes`from { opacity: 0; }`
const slide = keyframes`from { opacity: 0; transform: translateX(var(--drawer-from)); }`

export const DrawerOverlay = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer('drawer')};
  background: ${color('overlay')};
  animation: ${appear} ${duration('quick')};
`

export const DrawerContent = styled(Radix.Content)<{ $side: 'start' | 'end' }>`
  --drawer-from: ${({ $side }) => ($side === 'start' ? '-1.5rem' : '1.5rem')};
  position: fixed;
  inset-block: 0;
  ${({ $side }) => ($side === 'start' ? 'inset-inline-start' : 'inset-inline-end')}: 0;
  z-index: ${layer('drawer')};
  display: flex;
  flex-direction: column;
  inline-size: min(${size('drawer')}, 100dvw - 2rem);
  background: ${color('raised')};
  color: ${color('ink')};
  box-shadow: ${shadow('dialog')};
  animation: ${slide} ${duration('calm')};

  &:dir(rtl) {
    --drawer-from: ${({ $side }) => ($side === 'start' ? '1.5rem' : '-1.5rem')};
  }

  &:focus {
    outline: none;
  }

  ${DialogHeader} {
    padding-block-end: ${space(1)};
  }

  ${DialogBody} {
    flex: 1;
  }
`
