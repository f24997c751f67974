import * as Radix from '@radix-ui/react-dialog'
import { keyframes, styled } from 'styled-components'

import { below, color, duration, focusRing, layer, radius, shadow, size, space } from '../../../theme/tokens.ts'

const appear = keyframes`from { opacity: 0; }`
const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`

export const DialogOverlay = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer('dialog')};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: ${space(4)};
  background: ${color('overlay')};
  animation: ${appear} ${duration('quick')};

  /* On a phone a bottom sheet, within reach of the thumb. */
  ${below('sm')} {
    padding: ${space(8)} 0 0;
    place-items: end stretch;
  }
`

export const DialogContent = styled(Radix.Content)<{ $width: 'normal' | 'wide' }>`
  display: flex;
  flex-direction: column;
  inline-size: min(${({ $width }) => size($width === 'wide' ? 'form' : 'dialog')}, 100%);
  max-block-size: calc(100dvh - ${space(8)});
  overflow: hidden;
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
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    padding-block-end: env(safe-area-inset-bottom);
  }
`

/* A title of any length leaves space for the body. */
export const DialogHeader = styled.div`
  flex: none;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(4)};
  max-block-size: 30dvh;
  padding-block: ${space(5)} ${space(2)};
  padding-inline: ${space(6)} ${space(5)};
  overflow-y: auto;

  h2 {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  button {
    position: sticky;
    inset-block-start: 0;
    flex: none;
    /* Aligned with the first line of the title, also at touch size. */
    margin-block: calc((1.75rem - ${size('controlSmall')}) / 2);
  }

  ${below('sm')} {
    padding-inline: ${space(4)} ${space(3)};
  }
`

export const DialogDescription = styled(Radix.Description)`
  padding-block-end: ${space(3)};
  color: ${color('inkQuiet')};
  overflow-wrap: anywhere;
`

export const DialogBody = styled.div`
  flex: 0 1 auto;
  min-block-size: 0;
  padding-block: ${space(2)} ${space(5)};
  padding-inline: ${space(6)};
  overflow-y: auto;
  overscroll-behavior: contain;

  > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  &:focus-visible {
    ${focusRing('inset')}
  }

  ${below('sm')} {
    padding-inline: ${space(4)};
  }
`

export const DialogFooter = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  max-block-size: 40dvh;
  padding-block: ${space(4)};
  padding-inline: ${space(6)};
  border-block-start: 1px solid ${color('line')};
  overflow-y: auto;

  ${DialogHeader} + & {
    margin-block-start: ${space(3)};
  }

  ${below('sm')} {
    padding-block: ${space(3)};
    padding-inline: ${space(4)};

    > * {
      flex: 1 1 auto;
    }
  }
`
