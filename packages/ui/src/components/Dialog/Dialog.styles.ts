import * as Radix from '@radix-ui/react-dialog'
import { keyframes, styled } from 'styled-components'

import { below, color, duration, layer, radius, shadow, size, space } from '../../theme/tokens.ts'

const appear = keyframes`from { opacity: 0; }`
const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`

export const DialogOverlay = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer('dialog')};
  display: grid;
  place-items: center;
  padding: ${space(4)};
  background: ${color('overlay')};
  animation: ${appear} ${duration('quick')};

  ${below('sm')} {
    padding: ${space(2)};
    place-items: end stretch;
  }
`

export const DialogContent = styled(Radix.Content)`
  display: flex;
  flex-direction: column;
  inline-size: min(${size('dialog')}, 100%);
  max-block-size: calc(100dvh - ${space(8)});
  border-radius: ${radius('card')};
  background: ${color('raised')};
  color: ${color('ink')};
  box-shadow: ${shadow('dialog')};
  animation: ${rise} ${duration('calm')};

  &:focus {
    outline: none;
  }

  ${below('sm')} {
    inline-size: 100%;
  }
`

export const DialogHead = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(4)};
  padding-block: ${space(5)} ${space(2)};
  padding-inline: ${space(6)};
`

export const DialogDescription = styled(Radix.Description)`
  padding-inline: ${space(6)};
  padding-block-end: ${space(4)};
  color: ${color('inkQuiet')};
`

export const DialogBody = styled.div`
  padding-block: ${space(2)} ${space(5)};
  padding-inline: ${space(6)};
  overflow-y: auto;
`

export const DialogFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  padding-block: ${space(4)};
  padding-inline: ${space(6)};
  border-block-start: 1px solid ${color('line')};
`
