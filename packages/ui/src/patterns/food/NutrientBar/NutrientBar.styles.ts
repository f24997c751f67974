import { styled } from 'styled-components'

import { color, font, radius, space } from '../../../theme/tokens.ts'
import type { Verdict } from '../../nutrition-types.ts'
import { hatch } from '../../hatch.ts'
import { verdictInk } from '../../analysis/VerdictBadge/VerdictBadge.styles.ts'

export const BarRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
`

/** Taller than its track, so the limit marks extend past it. */
export const BarBox = styled.div`
  position: relative;
  block-size: 1.125rem;
`

export const BarTrack = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block: 0.3125rem;
  overflow: hidden;
  border-radius: ${radius('pill')};
  background: ${color('chartTrack')};
`

export const BarFill = styled.div<{ $status: Verdict | null }>`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  border-radius: inherit;
  background-color: ${({ $status }) => ($status ? verdictInk[$status] : color('chart4'))};
`

/** Hatched from the minimum to the end: the rest is unknown. */
export const BarGap = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  background: ${hatch('lineStrong')};
`

export const BarLimit = styled.div<{ $isLater: boolean }>`
  position: absolute;
  inset-block: 0;
  inline-size: 0;
  margin-inline-start: -1px;
  border-inline-start: 2px ${({ $isLater }) => ($isLater ? 'dotted' : 'solid')} ${color('ink')};
`

export const BarLegend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const LegendItem = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
`

export const LegendKey = styled.span<{ $isLater: boolean }>`
  block-size: 0.75rem;
  border-inline-start: 2px ${({ $isLater }) => ($isLater ? 'dotted' : 'solid')} ${color('ink')};
`
