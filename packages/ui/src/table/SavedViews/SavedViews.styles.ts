import { styled } from 'styled-components'

import { below, color, focusRing, font, radius, size, space } from '../../theme/tokens.ts'

export const ButtonName = styled.span`
  max-inline-size: 14rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${below('sm')} {
    max-inline-size: 9rem;
  }
`

export const ChangedMark = styled.span`
  flex: none;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  border-radius: 50%;
  background: ${color('accent')};
`

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  min-inline-size: min(16rem, calc(100dvw - ${space(8)}));
  padding: ${space(1)};
`

export const Note = styled.p`
  display: grid;
  gap: ${space(1)};
  max-inline-size: 20rem;
  padding: ${space(2)};
  color: ${color('inkQuiet')};
  font: ${font('body')};

  strong {
    color: ${color('ink')};
    font: ${font('label')};
  }
`

export const DialogFields = styled.div`
  display: grid;
  gap: ${space(4)};
`

export const Owner = styled.span`
  display: block;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const ViewList = styled.ul`
  list-style: none;
`

export const ViewLine = styled.li`
  display: flex;
  align-items: center;
  border-radius: ${radius('control')};

  &:hover {
    background: ${color('hover')};
  }
`

export const Choice = styled.button`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;
  min-block-size: ${size('control')};
  padding-inline: ${space(2)};
  border: 0;
  border-radius: ${radius('control')};
  background: transparent;
  color: inherit;
  font: ${font('body')};
  text-align: start;
  cursor: pointer;

  bdi {
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    visibility: hidden;
  }

  &[aria-current] {
    color: ${color('accent')};
    font: ${font('label')};

    svg {
      visibility: visible;
    }
  }

  &:focus-visible {
    ${focusRing('inset')}
  }
`

export const PanelActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding: ${space(1)};
`
