import { styled } from 'styled-components'

import {
  below,
  color,
  duration,
  focusRing,
  font,
  layer,
  radius,
  shadow,
  size,
  space,
  visuallyHidden,
} from '../../../theme/tokens.ts'
import { sheetShare } from './panel-position.ts'

export const PanelRoot = styled.aside`
  position: fixed;
  inset-block: ${size('topBar')} 0;
  inset-inline-end: 0;
  z-index: ${layer('drawer')};
  display: flex;
  flex-direction: column;
  inline-size: min(${size('panel')}, 100dvw);
  border-inline-start: 1px solid ${color('line')};
  background: ${color('raised')};
  color: ${color('ink')};
  box-shadow: ${shadow('raised')};

  &:focus {
    outline: none;
  }

  ${below('sm')} {
    inset-block-start: auto;
    inline-size: 100%;
    max-block-size: ${sheetShare * 100}dvh;
    border-inline-start: 0;
    border-block-start: 1px solid ${color('line')};
    border-start-start-radius: ${radius('card')};
    border-start-end-radius: ${radius('card')};
  }

  @media print {
    display: none;
  }
`

export const PanelHeader = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-block: ${space(3)};
  padding-inline: ${space(5)} ${space(4)};
  border-block-end: 1px solid ${color('line')};

  h2 {
    font: ${font('heading')};
  }
`

export const PanelBody = styled.div`
  flex: 1;
  display: grid;
  align-content: start;
  gap: ${space(5)};
  min-block-size: 0;
  padding-block: ${space(4)};
  padding-inline: ${space(5)};
  overflow-y: auto;
`

export const PanelFoot = styled.div`
  display: grid;
  padding-block: ${space(3)};
  padding-inline: ${space(5)};
  border-block-start: 1px solid ${color('line')};
`

export const Setting = styled.fieldset`
  min-inline-size: 0;
`

export const SettingName = styled.legend`
  padding-block-end: ${space(2)};
  font: ${font('label')};
`

export const SettingHint = styled.p`
  padding-block-end: ${space(2)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const Options = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => Math.max(3, $count)}, minmax(0, 1fr));
  gap: ${space(2)};
`

export const Option = styled.label`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  min-inline-size: 0;
  cursor: pointer;

  fieldset:disabled & {
    opacity: 0.6;
    cursor: default;
  }
`

export const OptionInput = styled.input`
  ${visuallyHidden}
`

export const OptionBox = styled.span`
  position: relative;
  display: block;
  padding: 1px;
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius('control')};
  overflow: hidden;
  transition: border-color ${duration('quick')};

  svg {
    border-radius: ${radius('small')};
  }

  ${Option}:hover & {
    border-color: ${color('ink')};
  }

  ${OptionInput}:checked + & {
    padding: 0;
    border: 2px solid ${color('accent')};
  }

  ${OptionInput}:focus-visible + & {
    ${focusRing()}
  }
`

/** The check mark of the chosen option; its edge alone would rely on color. */
export const OptionMark = styled.span`
  position: absolute;
  inset-block-end: ${space('half')};
  inset-inline-end: ${space('half')};
  display: none;
  place-content: center;
  inline-size: ${size('icon')};
  block-size: ${size('icon')};
  border-radius: ${radius('pill')};
  background: ${color('accent')};
  color: ${color('onAccent')};
  forced-color-adjust: none;

  svg {
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }

  ${OptionInput}:checked + ${OptionBox} > & {
    display: grid;
  }
`

export const OptionWord = styled.span`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
  text-align: center;
  overflow-wrap: anywhere;

  ${OptionInput}:checked ~ & {
    color: ${color('ink')};
    font: ${font('captionStrong')};
  }
`
