import { createGlobalStyle, styled } from 'styled-components'

import { color, font, radius, space } from '../../../theme/tokens.ts'

export const LabelRoot = styled.div.attrs({ className: 'cm-label' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  align-items: center;
  inline-size: fit-content;
  max-inline-size: 100%;
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
`

/** Always dark on white, with the quiet zone that scanners need. */
export const LabelCode = styled.svg`
  inline-size: 12rem;
  max-inline-size: 100%;
  block-size: auto;
  background: white;
  color: black;
  print-color-adjust: exact;
  forced-color-adjust: none;
`

export const LabelText = styled.div`
  min-inline-size: 0;
  font: ${font('body')};
  overflow-wrap: anywhere;

  p {
    margin: 0;
  }

  p:first-child {
    font: ${font('heading')};
  }
`

/** While a label is shown, only the label is printed. */
export const LabelPrint = createGlobalStyle`
  @media print {
    body:has(.cm-label) {
      visibility: hidden;
    }

    body .cm-label {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
      border: 0;
      visibility: visible;
    }
  }
`
