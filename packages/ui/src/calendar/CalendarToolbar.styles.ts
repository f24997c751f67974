import { styled } from 'styled-components'

import { color, focusRing, font, from, radius, size, space } from '../theme/tokens.ts'

export const ToolbarRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  margin-block-end: ${space(3)};
`

export const ToolbarTurn = styled.div`
  @media print {
    display: none;
  }

  display: flex;
  align-items: center;
  gap: ${space(1)};

  /* Previous is on the side where text starts. */
  svg:dir(rtl) {
    transform: scaleX(-1);
  }
`

export const ToolbarTitle = styled.h2`
  /* On a phone the title has its own line above the buttons. */
  order: -1;
  flex: 1 0 100%;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  ${from('sm')} {
    order: 0;
    flex: 1 1 12rem;
  }
`

export const ToolbarEnd = styled.div`
  @media print {
    display: none;
  }

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  > [aria-pressed='true'] {
    background: ${color('accentBackground')};
    color: ${color('accent')};
  }
`

export const ViewSwitch = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  padding: ${space('half')};
  border-radius: ${radius('control')};
  background: ${color('sunken')};
`

export const ViewChoice = styled.button`
  min-block-size: ${size('controlSmall')};
  padding-block: 0;
  padding-inline: ${space(3)};
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  background: transparent;
  color: ${color('inkQuiet')};
  font: ${font('label')};
  cursor: pointer;

  &:hover {
    color: ${color('ink')};
  }

  &[aria-pressed='true'] {
    border-color: ${color('line')};
    background: ${color('surface')};
    color: ${color('ink')};
  }

  &:focus-visible {
    ${focusRing()}
  }
`
