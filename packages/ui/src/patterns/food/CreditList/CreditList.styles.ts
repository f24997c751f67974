import { styled } from 'styled-components'

import { color, font, radius, space } from '../../../theme/tokens.ts'

export const CreditsRoot = styled.ul`
  display: flex;
  flex-direction: column;
  padding: 0;
`

export const CreditRow = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space('half')} ${space(3)};
  padding-block: ${space(2)};
  border-block-end: 1px solid ${color('line')};

  &:last-child {
    border-block-end: 0;
  }
`

export const CreditName = styled.span`
  overflow-wrap: anywhere;
`

export const CreditAmounts = styled.span`
  font-variant-numeric: tabular-nums;
  text-align: var(--cm-end);
  white-space: nowrap;
`

export const CreditExact = styled.span`
  color: ${color('inkQuiet')};
`

export const CreditCredited = styled.strong`
  font: ${font('strong')};
`

export const CreditUnit = styled.span`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const CreditNotes = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const Unproven = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  padding-inline: ${space(1)};
  border-radius: ${radius('small')};
  background: ${color('advisoryBackground')};
  color: ${color('advisoryInk')};
  font: ${font('captionStrong')};

  svg {
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }
`

export const CreditNone = styled.p`
  color: ${color('inkQuiet')};
`
