import { styled } from 'styled-components'

import { color, font, radius, space } from '../../../theme/tokens.ts'

export const KeysRoot = styled.kbd`
  flex: none;
  position: relative;
  display: inline-flex;
  gap: ${space(1)};
  font: inherit;
`

export const KeyCap = styled.kbd`
  display: inline-grid;
  place-content: center;
  min-inline-size: 1.25rem;
  padding-inline: ${space(1)};
  border: 1px solid ${color('line')};
  border-block-end-width: 2px;
  border-radius: ${radius('small')};
  background: ${color('surface')};
  color: ${color('ink')};
  font: ${font('captionStrong')};
  white-space: nowrap;
`

export const HelpGroups = styled.div`
  columns: 2 14rem;
  column-gap: ${space(8)};
`

export const HelpGroup = styled.section`
  break-inside: avoid;
  padding-block-end: ${space(5)};

  h3 {
    padding-block-end: ${space(1)};
  }
`

export const HelpRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(2)};
  border-block-start: 1px solid ${color('line')};

  &:first-child {
    border: 0;
  }

  dt {
    flex: 1 1 8rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  dd {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    color: ${color('inkQuiet')};
    font: ${font('caption')};
  }
`

export const HelpFooter = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color('line')};

  p {
    color: ${color('inkQuiet')};
    font: ${font('caption')};
  }
`
