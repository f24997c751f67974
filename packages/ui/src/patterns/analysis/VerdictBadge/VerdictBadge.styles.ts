import { css, styled } from 'styled-components'

import { color, font, radius, space } from '../../../theme/tokens.ts'
import type { Verdict } from '../../nutrition-types.ts'
import { hatch } from '../../hatch.ts'

export const verdictInk = {
  pass: color('passInk'),
  advisory: color('advisoryInk'),
  unknown: color('unknownInk'),
  fail: color('failInk'),
} satisfies Record<Verdict, string>

export const verdictBackground = {
  pass: color('passBackground'),
  advisory: color('advisoryBackground'),
  unknown: color('unknownBackground'),
  fail: color('failBackground'),
} satisfies Record<Verdict, string>

export const Mark = styled.svg<{ $verdict: Verdict }>`
  flex: none;
  inline-size: 1rem;
  block-size: 1rem;
  color: ${({ $verdict }) => verdictInk[$verdict]};
  stroke: ${({ $verdict }) => verdictBackground[$verdict]};
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`

export const BadgeRoot = styled.span<{ $verdict: Verdict }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  padding-block: ${space('half')};
  padding-inline: ${space(1)} ${space(2)};
  border-radius: ${radius('pill')};
  background-color: ${({ $verdict }) => verdictBackground[$verdict]};
  color: ${({ $verdict }) => verdictInk[$verdict]};
  font: ${font('captionStrong')};
  white-space: nowrap;

  ${({ $verdict }) =>
    $verdict === 'unknown' &&
    css`
      background-image: ${hatch('chartTrack')};
      box-shadow: inset 0 0 0 1px ${color('line')};
    `}
`

/** A mark with a short date. */
export const DatedMark = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};
`
