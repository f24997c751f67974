import { styled } from 'styled-components'

import { space } from '../../../theme/tokens.ts'

export const HeaderRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
`

/** Above the title, at full width. */
export const HeaderChoices = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  inline-size: 100%;

  @media print {
    display: none;
  }
`

/** The arrows point where they lead in either direction of text. */
export const HeaderSteps = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};

  svg:dir(rtl) {
    transform: scaleX(-1);
  }

  @media print {
    display: none;
  }
`

export const HeaderTools = styled.div`
  margin-inline-start: auto;

  @media print {
    display: none;
  }
`
