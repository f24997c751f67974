import { styled } from 'styled-components'

import { DropLabel, DropZone } from '../FileDrop/FileDrop.styles.ts'
import { color, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'

export const AttachmentsRoot = styled.div`
  display: grid;
  gap: ${space(3)};
  min-inline-size: 0;
`

export const AttachmentList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  list-style: none;
  overflow: hidden;
`

export const AttachmentItem = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;
  padding: ${space(2)};
  background: ${color('surface')};

  & + & {
    border-block-start: 1px solid ${color('line')};
  }
`

/** As large as a picture, so that names line up. */
export const AttachmentMark = styled.span<{ $isFailed: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  color: ${({ $isFailed }) => color($isFailed ? 'danger' : 'inkQuiet')};

  > svg {
    inline-size: ${size('iconLarge')};
    block-size: ${size('iconLarge')};
  }
`

export const AttachmentBody = styled.div`
  display: grid;
  flex: 1;
  justify-items: start;
  gap: ${space(1)};
  min-inline-size: 0;
  font: ${font('label')};
  overflow-wrap: anywhere;
`

export const AttachmentDetails = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const AttachmentError = styled.span`
  color: ${color('danger')};
`

export const DownloadButton = styled.button`
  min-block-size: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color('accent')};
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:focus-visible {
    ${focusRing()}
  }
`

/** One line: below a list, a tall zone would look like the main content. */
export const AddZone = styled(DropZone)`
  min-block-size: ${size('control')};
  padding: ${space(2)};
`

export const AddLabel = styled(DropLabel)`
  grid-auto-flow: column;
  align-items: center;
  padding: ${space(2)};

  svg {
    inline-size: ${size('iconLarge')};
    block-size: ${size('iconLarge')};
  }
`
