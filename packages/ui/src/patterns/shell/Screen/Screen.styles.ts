import { css, styled } from 'styled-components'

import { below, color, size, space } from '../../../theme/tokens.ts'

export const ScreenRoot = styled.div<{ $isAlone: boolean; $isWide: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  min-inline-size: 0;

  ${({ $isAlone, $isWide }) =>
    $isAlone &&
    css`
      max-inline-size: ${$isWide ? '90rem' : `calc(${size('form')} + 2 * ${space(4)})`};
      margin-inline: auto;
      padding: ${space(8)} ${space(4)};

      @media print {
        padding: 0;
      }
    `}
`

export const ScreenHead = styled.div<{ $isPrinted: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};

  ${({ $isPrinted }) =>
    !$isPrinted &&
    css`
      @media print {
        display: none;
      }
    `}
`

export const ScreenTitle = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto);
  gap: ${space(1)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const ScreenDescription = styled.div`
  color: ${color('inkQuiet')};
`

export const ScreenActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  ${below('sm')} {
    inline-size: 100%;

    /* A button that has no room goes to the next line: its words stay whole. */
    > * {
      flex: 1;
      min-inline-size: fit-content;
    }
  }
`
