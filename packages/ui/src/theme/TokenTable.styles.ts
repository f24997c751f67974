import { styled } from 'styled-components'

import { color, font, radius, space } from './tokens.ts'

export const Panels = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${space(4)};
  align-items: start;
`

export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};
  color: ${color('ink')};
  font: ${font('body')};

  h2 {
    padding-block-end: ${space(2)};
    font: ${font('heading')};
  }
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  min-block-size: ${space(8)};
`

export const Swatch = styled.span`
  flex: none;
  display: grid;
  place-content: center;
  inline-size: 4rem;
  block-size: 1.75rem;
  border: 1px solid ${color('line')};
  border-radius: ${radius('small')};
  font: ${font('label')};
`

export const Bar = styled.span`
  flex: none;
  max-inline-size: 10rem;
  block-size: 0.75rem;
  background: ${color('accent')};
`

export const Box = styled.span`
  flex: none;
  inline-size: 3rem;
  block-size: 2rem;
  border: 1px solid ${color('lineStrong')};
  background: ${color('raised')};
`

export const Value = styled.code`
  margin-inline-start: auto;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

export const Icons = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${space(4)} ${space(2)};

  li {
    display: grid;
    justify-items: center;
    gap: ${space(1)};
    color: ${color('inkQuiet')};
    font: ${font('caption')};
  }

  svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${color('ink')};
  }
`
