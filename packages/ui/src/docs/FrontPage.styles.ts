import { styled } from 'styled-components'

import { color, font, radius, space } from '../theme/tokens.ts'

export const Picture = styled.figure`
  margin: ${space(4)} 0 ${space(6)};

  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    border: 1px solid ${color('line')};
    border-radius: ${radius('card')};
  }

  figcaption {
    margin-block-start: ${space(2)};
    color: ${color('inkQuiet')};
    font: ${font('caption')};
  }
`

export const StatusLegend = styled.dl`
  display: grid;
  gap: ${space(2)};
  margin: 0 0 ${space(6)};
  color: ${color('ink')};
  font: ${font('body')};

  div {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    gap: ${space(3)};
    align-items: baseline;
  }

  dd {
    margin: 0;
  }
`

export const StatusGroups = styled.div`
  columns: 22rem;
  column-gap: ${space(4)};
`

export const StatusGroup = styled.section`
  break-inside: avoid;
  margin-block-end: ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};
  color: ${color('ink')};
  font: ${font('body')};

  h3 {
    margin: 0 0 ${space(2)};
    font: ${font('heading')};
  }

  ul {
    display: grid;
    gap: ${space(3)};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space(3)};
    align-items: baseline;
  }

  p {
    grid-column: 1 / -1;
    margin: 0;
    color: ${color('inkQuiet')};
    font: inherit;
  }
`
