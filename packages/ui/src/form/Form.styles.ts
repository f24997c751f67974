import { styled } from 'styled-components'

import { below, color, font, size, space } from '../theme/tokens.ts'

/** One column, at most 640 px wide. The gap between fields has room for one line of an error. */
export const FormRoot = styled.form<{ $isWide: boolean }>`
  --cm-error-room: ${space(5)};
  --cm-field-gap: ${space(6)};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  ${({ $isWide }) => !$isWide && `max-inline-size: ${size('form')};`}
`

export const FormActionsRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  padding-block-start: ${space(2)};

  /* As wide as those of a dialog's footer, within reach of the thumb. */
  ${below('sm')} {
    > * {
      flex: 1 1 auto;
    }
  }
`

/** At the opposite end of the row from Save. */
export const FormStart = styled.div`
  margin-inline-end: auto;
`

/** At the opposite end of the row from Save; on a phone above it. */
export const FormProblems = styled.div`
  && {
    flex: 1 1 8rem;

    ${below('sm')} {
      flex-basis: 100%;
    }
  }
  display: flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color('danger')};
  font: ${font('captionStrong')};

  /* Takes no gap, but stays in the page so a message is announced. */
  &:empty {
    position: absolute;
  }

  svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 1rem;
  }
`
