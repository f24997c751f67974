import { styled } from 'styled-components'

import { below, color, font, space } from '../../../theme/tokens.ts'

export const HeaderRoot = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};
`

export const HeaderSchool = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font: ${font('title')};
`

export const HeaderWeek = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  ${below('sm')} {
    inline-size: 100%;
    justify-content: space-between;

    /* "This week", while this week is shown. */
    > button:disabled {
      display: none;
    }
  }
`

export const HeaderSteps = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};

  ${below('sm')} {
    inline-size: 100%;
    justify-content: space-between;
  }

  /* In right-to-left text earlier is on the right. */
  svg:dir(rtl) {
    transform: scaleX(-1);
  }
`

export const HeaderLabel = styled.h2`
  min-inline-size: 11rem;
  font: ${font('heading')};
  font-variant-numeric: tabular-nums;
  text-align: center;
`

export const HeaderEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
`

export const SaveRoot = styled.div<{ $isFailed: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  color: ${({ $isFailed }) => color($isFailed ? 'danger' : 'inkQuiet')};
  font: ${font('caption')};
  overflow-wrap: anywhere;

  @media print {
    display: none;
  }
`

export const SaveText = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};

  svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
  }
`
