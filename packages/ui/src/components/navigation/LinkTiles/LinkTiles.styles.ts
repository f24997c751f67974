import { styled } from 'styled-components'

import { color, font, radius, space } from '../../../theme/tokens.ts'

export const TilesRoot = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${space(3)};
  padding: 0;
  list-style: none;
`

export const TileRoot = styled.li`
  position: relative;
  display: flex;
  align-items: start;
  gap: ${space(2)};
  min-inline-size: 0;
  padding-block: ${space(3)};
  padding-inline: ${space(4)} ${space(2)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};

  &:hover {
    border-color: ${color('lineStrong')};
  }

  /* The link covers the tile; the button stays above it. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  button {
    position: relative;
    z-index: 1;
  }
`

export const TileText = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  p {
    color: ${color('inkQuiet')};
    font: ${font('caption')};
  }
`
