import { styled } from 'styled-components'

import { color, font, radius, space } from '../theme/tokens.ts'

export const GuidanceRoot = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: ${space(4)};
  margin-block: ${space(4)} ${space(8)};
  color: ${color('ink')};
  font: ${font('body')};
`

export const GuidanceTitle = styled.h3`
  grid-column: 1 / -1;
  margin: 0;
  font: ${font('heading')};
`

export const GuidancePart = styled.div<{ $tone: 'neutral' | 'do' | 'dont' }>`
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-block-start: 3px solid
    ${({ $tone }) => color($tone === 'do' ? 'passInk' : $tone === 'dont' ? 'failInk' : 'line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};

  h4 {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    margin: 0 0 ${space(2)};
    font: ${font('label')};
  }

  h4 svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    color: ${({ $tone }) => color($tone === 'do' ? 'passInk' : $tone === 'dont' ? 'failInk' : 'inkQuiet')};
  }

  p,
  ul,
  ol,
  dl {
    display: grid;
    gap: ${space(1)};
    margin: 0;
    font: inherit;
  }

  ul,
  ol {
    padding-inline-start: ${space(6)};
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  dl > div {
    display: grid;
    grid-template-columns: minmax(7rem, 2fr) 5fr;
    gap: ${space(3)};
  }

  dt {
    font-weight: 600;
  }

  dd {
    margin: 0;
  }
`
