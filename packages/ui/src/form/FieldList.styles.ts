import { css, styled } from 'styled-components'

import { noErrorRoom } from '../components/layout/Layout/Layout.styles.ts'
import { color, radius, size, space, visuallyHidden } from '../theme/tokens.ts'

/** Wide enough for rows of fields. */
const wide = '@container fields (min-width: 36rem)'

export const FieldListRoot = styled.div`
  ${noErrorRoom}
  container: fields / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`

const tabular = css`
  ${wide} {
    padding: 0;
    border: 0;

    /* The labels of the first row serve as column headers. */
    &:not(:first-child) label {
      ${visuallyHidden}
    }

    > :last-child {
      margin-block-start: calc((${size('control')} - ${size('controlSmall')}) / 2);
    }

    &:first-child > :last-child {
      margin-block-start: calc(1.5rem + (${size('control')} - ${size('controlSmall')}) / 2);
    }
  }
`

export const FieldListItem = styled.div<{ $isTabular: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};

  ${({ $isTabular }) => $isTabular && tabular}
`

export const FieldListFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`

/** One below the other: next to an entry of several lines they take no extra row. */
export const FieldListActions = styled.div`
  display: grid;
`
