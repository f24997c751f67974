import { css, styled } from 'styled-components'

import { staticStyles } from '../../../theme/static-styles.ts'
import { color, duration, focusRing, font, radius, size, space, visuallyHidden } from '../../../theme/tokens.ts'

/** The frame and the label, which every field has. */
export const FieldStyles = staticStyles(css`
  .cm-field {
    display: flex;
    flex-direction: column;
    gap: ${space(1)};
    min-inline-size: 0;
    max-inline-size: ${size('form')};
  }

  .cm-field-label {
    font: ${font('label')};

    &[data-hidden] {
      ${visuallyHidden}
    }
  }
`)

export const FieldMark = styled.span`
  color: ${color('danger')};
`

/**
 * Text in another script keeps its punctuation at its own end, and "13 1/4" stays in order in right-to-left text. It
 * aligns with the start of the page.
 */
const ownDirection = css`
  unicode-bidi: plaintext;
  text-align: var(--cm-start);
`

export const FieldHint = styled.div`
  ${ownDirection}
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

/** In a form its first line uses the gap to the next field, so that nothing below moves when it appears or disappears. */
export const FieldError = styled.div`
  display: flex;
  margin-block-end: calc(-1 * var(--cm-error-room, 0px));
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

export const FieldErrorText = styled.span`
  ${ownDirection}
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const FieldFooter = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
`

export const FieldCount = styled.div`
  flex: none;
  margin-inline-start: auto;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
  font-variant-numeric: tabular-nums;
`

const box = css`
  min-inline-size: 0;
  min-block-size: ${size('control')};
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius('control')};
  background: ${color('surface')};
  color: ${color('ink')};
  font: ${font('body')};
  transition: border-color ${duration('quick')};

  /* Phones zoom into fields with smaller text. */
  @media (pointer: coarse) {
    font-size: 1rem;
  }
`

const focused = css`
  ${focusRing()}
  outline-offset: -1px;
  border-color: ${color('focusRing')};
`

/** Looks like text; disabled is dimmer still. */
const still = css`
  background: ${color('sunken')};
  border-color: ${color('line')};
`

/** The box of an input or select. */
export const controlBox = css`
  ${box}
  ${ownDirection}
  inline-size: 100%;
  padding-block: ${space(1)};
  padding-inline: ${space(3)};

  &:hover:not(:disabled) {
    border-color: ${color('ink')};
  }

  &:focus-visible {
    ${focused}
  }

  &[aria-invalid='true'] {
    border-color: ${color('danger')};
  }

  &:disabled,
  &:read-only:not(select) {
    ${still}
  }

  &:disabled {
    color: ${color('inkQuiet')};
  }
`

/** The same box around a control that shares it with a unit, an icon or a button. */
export const controlFrame = css`
  ${box}
  display: flex;
  align-items: stretch;
  inline-size: 100%;
  cursor: text;

  /* At touch size a button is as tall as the box, border included. */
  > span button {
    margin-block: -1px;

    &:focus-visible {
      ${focusRing('inset')}
    }
  }

  &:hover:not(:has(> input:disabled)) {
    border-color: ${color('ink')};
  }

  &:has(> input:focus-visible) {
    ${focused}
  }

  &:has(> input[aria-invalid='true']) {
    border-color: ${color('danger')};
  }

  &:has(> input:disabled, > input:read-only) {
    ${still}
  }

  &:has(> input:disabled) {
    color: ${color('inkQuiet')};
  }
`

/** The control in a `controlFrame`. */
export const framedControl = css`
  ${ownDirection}
  flex: 1 1 4rem;
  min-inline-size: 3rem;
  padding-block: ${space(1)};
  padding-inline: ${space(3)};
  border: 0;
  border-radius: ${radius('control')};
  outline: none;
  background: none;
  text-overflow: ellipsis;
`
