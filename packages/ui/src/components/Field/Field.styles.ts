import { css, styled } from 'styled-components'

import { color, duration, focusRing, font, radius, size, space, visuallyHidden } from '../../theme/tokens.ts'

export const FieldRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-inline-size: 0;
  max-inline-size: ${size('form')};
`

export const FieldLabel = styled.label<{ $isHidden?: boolean }>`
  font: ${font('label')};
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`

export const FieldMark = styled.span`
  color: ${color('danger')};
`

export const FieldHint = styled.div`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const FieldError = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(1)};
  color: ${color('danger')};
  font: ${font('captionStrong')};

  svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 1rem;
  }
`

/** The box of a control that one types into or chooses from. */
export const controlBox = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${size('control')};
  padding-block: ${space(1)};
  padding-inline: ${space(3)};
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius('control')};
  background: ${color('surface')};
  color: ${color('ink')};
  font: ${font('body')};
  /* "13 1/4" reads so in right-to-left text as well; it stays at the side where the page begins. */
  unicode-bidi: plaintext;

  &:dir(rtl) {
    text-align: right;
  }

  transition: border-color ${duration('quick')};

  /* Phones zoom into fields with smaller letters. */
  @media (pointer: coarse) {
    font-size: 1rem;
  }

  &:hover:not(:disabled) {
    border-color: ${color('ink')};
  }

  &:focus-visible {
    ${focusRing()}
    outline-offset: -1px;
    border-color: ${color('focusRing')};
  }

  &[aria-invalid='true'] {
    border-color: ${color('danger')};
  }

  &:disabled,
  &:read-only:not(select) {
    background: ${color('sunken')};
    border-color: ${color('line')};
    color: ${color('inkQuiet')};
  }
`
