import { styled } from 'styled-components'

import { below, color, focusRing, font, radius, size, space } from '../../theme/tokens.ts'

export const Panel = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)};
`

export const PanelTitle = styled.div`
  color: ${color('inkQuiet')};
  font: ${font('captionStrong')};
`

export const ColumnList = styled.ul`
  list-style: none;
`

export const ColumnLine = styled.li`
  display: flex;
  align-items: center;

  > label {
    flex: 1;
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-inline-size: 0;
    min-block-size: ${size('control')};
    padding-inline-end: ${space(4)};
    cursor: pointer;
  }

  bdi {
    overflow-wrap: anywhere;
  }

  input {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin: 0;
  }

  button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }

  /* Cards have no column widths. */
  > span:last-child {
    display: flex;

    ${below('sm')} {
      display: none;
    }
  }
`

export const PanelHint = styled.p`
  max-inline-size: 22rem;
  color: ${color('inkQuiet')};
  font: ${font('caption')};

  ${below('sm')} {
    display: none;
  }
`

export const PanelActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding-block-end: ${space(1)};
`

export const Pressed = styled.button`
  min-block-size: ${size('controlSmall')};
  padding-inline: ${space(3)};
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius('control')};
  background: ${color('surface')};
  font: ${font('label')};
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: ${color('accent')};
    background: ${color('accentBackground')};
    color: ${color('accent')};
  }

  &:focus-visible {
    ${focusRing()}
  }
`
