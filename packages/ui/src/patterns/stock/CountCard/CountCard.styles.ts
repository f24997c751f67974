import { css, styled } from 'styled-components'

import { below, color, duration, font, radius, size, space } from '../../../theme/tokens.ts'

export type CountCardState = 'open' | 'counted' | 'recount'

const edges: Record<CountCardState, string> = {
  open: color('line'),
  counted: color('passInk'),
  recount: color('advisoryInk'),
}

export const CountCardRoot = styled.section<{ $state: CountCardState; $isFound: boolean }>`
  /* A store has hundreds of items: those out of sight cost nothing. */
  content-visibility: auto;
  contain-intrinsic-size: auto 9rem;
  /* The scan field above stays visible. */
  scroll-margin-block-start: 12rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
  gap: ${space(2)} ${space(5)};
  align-items: start;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color('line')};
  border-inline-start: 4px solid ${({ $state }) => edges[$state]};
  border-radius: ${radius('card')};
  background: ${color('surface')};
  transition: background ${duration('quick')};

  ${({ $isFound }) =>
    $isFound &&
    css`
      background: ${color('accentBackground')};
    `}

  ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const CountCardHeader = styled.div`
  display: grid;
  gap: ${space(1)};
  min-inline-size: 0;

  h2 {
    font: ${font('label')};
    font-size: 1rem;
    overflow-wrap: anywhere;
  }
`

export const CountCardDetails = styled.div`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
  overflow-wrap: anywhere;
`

export const CountCardBadges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
`

export const CountCardBody = styled.div`
  display: grid;
  gap: ${space(2)};
  min-inline-size: 0;
`

/** Fields for wet hands: at least 44 px high wherever they are used, and text that can be read at arm's length. */
export const CountFieldsRoot = styled.div`
  --cm-error-room: 0px;
  --cm-size-control: ${size('touch')};
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
  gap: ${space(2)};
  align-items: start;

  input {
    font-size: 1.125rem;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }

  button {
    min-block-size: ${size('touch')};
  }

  /* Level with the boxes, whose labels are above them. */
  > button {
    margin-block-start: ${space(6)};
  }
`

/** Above the fields of the amount. */
export const CountLead = styled.div`
  grid-column: 1 / -1;
`

export const AmountRoot = styled.div`
  --cm-size-control: ${size('touch')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  min-block-size: ${size('touch')};
`

export const AmountText = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  strong {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  div {
    color: ${color('inkQuiet')};
    font: ${font('caption')};
  }

  em {
    color: ${color('advisoryInk')};
    font: ${font('captionStrong')};
    font-style: normal;
  }
`

export const AmountActions = styled.div`
  display: flex;
  gap: ${space(2)};

  button {
    min-block-size: ${size('touch')};
  }
`
