import { styled } from 'styled-components'

import { below, color, focusRing, font, radius, size, space } from '../../theme/tokens.ts'
import { FieldRoot } from '../../components/Field/Field.styles.ts'

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(6)};
  color: ${color('inkQuiet')};
  font-variant-numeric: tabular-nums;

  @media print {
    display: none;
  }
`

export const Range = styled.div`
  flex: 1;
  white-space: nowrap;
`

export const PageSize = styled.div`
  ${FieldRoot} {
    flex-direction: row;
    align-items: center;
    gap: ${space(2)};
    white-space: nowrap;
  }

  label {
    font: ${font('body')};
  }
`

export const PageNav = styled.nav`
  display: flex;
  align-items: center;
  gap: ${space('half')};

  > span > button svg:dir(rtl) {
    transform: scaleX(-1);
  }

  ${below('sm')} {
    inline-size: 100%;
    justify-content: space-between;
  }
`

export const Gap = styled.span`
  min-inline-size: ${size('controlSmall')};
  text-align: center;
`

export const PageButton = styled.button`
  min-inline-size: ${size('controlSmall')};
  min-block-size: ${size('controlSmall')};
  padding-inline: ${space(1)};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: ${color('ink')};
  font: ${font('label')};
  cursor: pointer;

  &:hover {
    background: ${color('hover')};
  }

  &[aria-current] {
    background: ${color('accentGround')};
    color: ${color('accent')};
  }

  &:focus-visible {
    ${focusRing()}
  }

  ${below('sm')} {
    min-inline-size: 2rem;
  }
`
