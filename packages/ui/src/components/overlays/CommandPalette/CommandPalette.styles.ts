import * as Radix from '@radix-ui/react-dialog'
import { css, keyframes, styled } from 'styled-components'

import { below, color, duration, font, layer, radius, shadow, size, space } from '../../../theme/tokens.ts'
import { lateAppearance } from '../../feedback/Skeleton/Skeleton.styles.ts'

const appear = keyframes`from { opacity: 0; }`

export const PaletteOverlay = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer('dialog')};
  display: grid;
  justify-items: center;
  align-items: start;
  padding: min(12dvh, 7rem) ${space(4)} ${space(4)};
  background: ${color('overlay')};
  animation: ${appear} ${duration('quick')};

  ${below('sm')} {
    padding: 0;
    align-items: stretch;
  }
`

export const PaletteSheet = styled(Radix.Content)`
  display: flex;
  flex-direction: column;
  inline-size: min(${size('form')}, 100%);
  max-block-size: min(34rem, 100%);
  min-block-size: 0;
  overflow: hidden;
  border-radius: ${radius('card')};
  background: ${color('raised')};
  color: ${color('ink')};
  box-shadow: ${shadow('dialog')};

  &:focus {
    outline: none;
  }

  ${below('sm')} {
    max-block-size: none;
    border-radius: 0;
  }
`

export const PaletteHeader = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(2)};
  padding-inline: ${space(5)} ${space(3)};
  border-block-end: 1px solid ${color('line')};

  > svg {
    flex: none;
    inline-size: ${size('iconLarge')};
    block-size: ${size('iconLarge')};
    color: ${color('inkQuiet')};
  }
`

/** The only focused element while the palette is open, so the line below the header replaces its focus ring. */
export const PaletteInput = styled.input`
  flex: 1;
  min-inline-size: 0;
  min-block-size: ${size('touch')};
  padding: 0;
  border: 0;
  background: none;
  font: ${font('body')};
  /* Phones zoom in on fields with smaller text. */
  font-size: 1rem;
  text-overflow: ellipsis;

  &:focus {
    outline: none;
  }

  ${PaletteHeader}:has(> &:focus-visible) {
    border-color: ${color('focusRing')};
  }
`

export const PaletteBody = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${space(2)};
  overflow-y: auto;
  overscroll-behavior: contain;
`

export const GroupHeading = styled.div`
  padding-block: ${space(3)} ${space(1)};
  padding-inline: ${space(3)};
  color: ${color('inkQuiet')};
  font: ${font('captionStrong')};

  [role='group']:first-child > & {
    padding-block-start: ${space(1)};
  }
`

export const GroupMore = styled.div`
  padding-block: ${space(1)} ${space(2)};
  padding-inline: ${space(3)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const OptionRoot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: ${size('control')};
  padding-block: ${space(1)};
  padding-inline: ${space(3)};
  /* Scrolling to the first option also reveals its heading. */
  scroll-margin-block: ${space(10)} ${space(2)};
  border-radius: ${radius('control')};
  color: ${color('ink')};
  font: ${font('body')};
  text-decoration: none;
  cursor: pointer;

  /* Touch devices have no keys. */
  @media (pointer: coarse) {
    kbd {
      display: none;
    }
  }

  &[aria-selected='true'] {
    background: ${color('accentBackground')};
    /* Visible without colors too. */
    outline: 1px solid ${color('accent')};
    outline-offset: -1px;
  }
`

/** Aligns names of options with and without an icon. */
export const OptionIcon = styled.span`
  flex: none;
  display: grid;
  place-content: center;
  inline-size: ${size('icon')};
  color: ${color('inkQuiet')};

  svg {
    inline-size: ${size('icon')};
    block-size: ${size('icon')};
  }

  [aria-selected='true'] > & {
    color: ${color('accent')};
  }
`

const cut = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  overflow: hidden;
  overflow-wrap: anywhere;
`

export const OptionLabel = styled.span`
  ${cut}
  flex: 1 1 60%;
  min-inline-size: 0;
  -webkit-line-clamp: 2;
`

export const OptionDetail = styled.span`
  ${cut}
  flex: 0 1 auto;
  max-inline-size: 40%;
  -webkit-line-clamp: 1;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const PaletteNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-block-size: ${size('control')};
  padding-inline: ${space(3)};
  color: ${color('inkQuiet')};

  > svg {
    flex: none;
    inline-size: ${size('icon')};
    block-size: ${size('icon')};
    color: ${color('danger')};
  }
`

export const LateNote = styled(PaletteNote)`
  ${lateAppearance}
`

/** The list of keys, for people with a keyboard. */
export const PaletteFooter = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  padding-block: ${space(2)};
  padding-inline: ${space(5)};
  border-block-start: 1px solid ${color('line')};
  color: ${color('inkQuiet')};
  font: ${font('caption')};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
  }

  ${below('sm')} {
    display: none;
  }

  @media (pointer: coarse) {
    display: none;
  }
`
