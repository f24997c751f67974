import { css, styled } from 'styled-components'

import { color, font, radius, space } from '../../../theme/tokens.ts'
import type { AllergenMark } from '../../nutrition-types.ts'
import { hatch } from '../../hatch.ts'

export const LevelsRoot = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`

export const Level = styled.div`
  display: grid;
  grid-template-columns: 6.5rem 1fr;
  align-items: start;
  gap: ${space(3)};
`

export const LevelName = styled.dt`
  padding-block: ${space(1)};
  color: ${color('inkQuiet')};
  font: ${font('captionStrong')};
`

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding: 0;
`

const looks = {
  contains: css`
    border-color: ${color('ink')};
    font: ${font('captionStrong')};
  `,
  mayContain: css`
    border-color: ${color('lineStrong')};
    border-style: dashed;
  `,
  madeInFacility: css`
    border-color: ${color('lineStrong')};
    border-style: dotted;
  `,
  unknown: css`
    border-color: ${color('line')};
    background: ${hatch('chartTrack')} ${color('unknownBackground')};
    color: ${color('unknownInk')};
  `,
}

export const Chip = styled.span<{ $level: AllergenMark['level'] }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-block-size: 1.5rem;
  padding-inline: ${space(2)};
  border: 1px solid;
  border-radius: ${radius('pill')};
  font: ${font('caption')};

  svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }

  ${({ $level }) => looks[$level]}
`

export const IconRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('half')} ${space(2)};
  padding: 0;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

/** An allergen that a food may contain has a dashed icon and a dashed underline. */
export const IconItem = styled.li<{ $level: AllergenMark['level'] }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space('half')};
  white-space: nowrap;

  ${({ $level }) =>
    $level !== 'contains' &&
    css`
      text-decoration: underline dashed 1px;
      text-underline-offset: 0.2em;
    `}

  svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    ${({ $level }) => $level !== 'contains' && 'stroke-dasharray: 3 3;'}
  }
`

export const IconUnknown = styled.span`
  min-inline-size: 1rem;
  padding-inline: ${space('half')};
  border-radius: ${radius('small')};
  background: ${hatch('chartTrack')} ${color('unknownBackground')};
  color: ${color('unknownInk')};
  font: ${font('captionStrong')};
  line-height: 0.875rem;
  text-align: center;
`

export const NoAllergens = styled.p`
  color: ${color('inkQuiet')};
`
