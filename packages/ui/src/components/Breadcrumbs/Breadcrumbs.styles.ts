import { styled } from 'styled-components'

import { color, font, space } from '../../theme/tokens.ts'

export const BreadcrumbList = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const BreadcrumbItem = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};

  svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }

  svg:dir(rtl) {
    transform: scaleX(-1);
  }

  /* A larger target, without moving the line. */
  a {
    margin-block: calc(-1 * ${space(2)});
    padding-block: ${space(2)};
  }

  [aria-current] {
    color: ${color('ink')};
  }
`
