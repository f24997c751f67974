import { styled } from 'styled-components'

import { color, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'

export const DayTop = styled.div`
  display: flex;
  inline-size: 100%;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
`

export const DayName = styled.button.attrs({ className: 'cm-print' })`
  min-block-size: 1.75rem;
  padding: 0 ${space(1)};
  border: 0;
  border-radius: ${radius('small')};
  background: none;
  font: ${font('strong')};
  text-align: var(--cm-start);
  cursor: pointer;

  &:hover {
    background: ${color('hover')};
  }

  &:focus-visible {
    ${focusRing()}
  }

  @media (pointer: coarse) {
    min-block-size: ${size('touch')};
  }
`

export const DayDate = styled.span`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const DayVerdicts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  min-block-size: 1rem;
  padding-inline: ${space(1)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const DayVerdict = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};

  svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`

export const DayClosed = styled.p`
  padding-inline: ${space(1)};
  color: ${color('inkQuiet')};
  font: ${font('captionStrong')};
`

export const DayLocked = styled.p`
  display: flex;
  align-items: start;
  gap: ${space(1)};
  padding-inline: ${space(1)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};

  svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 1rem;
  }
`

export const DayCost = styled.div`
  padding-inline: ${space(1)};
`

/** Opens the conflicts of the day. */
export const DayConflicts = styled.button`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space(1)};
  min-block-size: 1.5rem;
  padding: 0 ${space(2)};
  border: 1px solid ${color('advisoryInk')};
  border-radius: ${radius('pill')};
  background: ${color('advisoryBackground')};
  color: ${color('advisoryInk')};
  font: ${font('captionStrong')};
  cursor: pointer;

  svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }

  &:focus-visible {
    ${focusRing()}
  }

  @media (pointer: coarse) {
    min-block-size: ${size('touch')};
  }
`
