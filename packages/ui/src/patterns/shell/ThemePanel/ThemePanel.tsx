import { Check, X } from 'lucide-react'
import { useId } from 'react'

import { Button } from '../../../components/actions/Button/Button.tsx'
import { IconButton } from '../../../components/actions/IconButton/IconButton.tsx'
import { useUiText } from '../../../text/UiText.ts'
import { defaultThemeChoice, type ThemeChoice, themeOptions } from '../../../theme/theme-choice.ts'
import { type OfferedSetting, useThemePanelText } from './theme-panel-text.ts'
import {
  Option,
  OptionBox,
  OptionInput,
  OptionMark,
  Options,
  OptionWord,
  PanelBody,
  PanelFoot,
  PanelHeader,
  PanelRoot,
  Setting,
  SettingHint,
  SettingName,
} from './ThemePanel.styles.ts'
import { ThemePicture } from './ThemePicture.tsx'
import { useSidePanel } from './use-side-panel.ts'

export interface ThemePanelProps {
  value: ThemeChoice
  /** Saves and applies the choice, usually with `saveThemeChoice`. Called on every change; there is no Save button. */
  onChange: (choice: ThemeChoice) => void
  /** Called by the close button, Escape, or focus that moves under the panel. */
  onClose: () => void
  /** Whether the user opened it; a panel that opens automatically does not move focus. */
  takesFocus?: boolean
}

const settings = ['scheme', 'navigation', 'navbar', 'width', 'density', 'direction'] as const

/** Theme settings next to the page, which shows every choice immediately. It is open while it is rendered. */
export function ThemePanel({ value, onChange, onClose, takesFocus = true }: ThemePanelProps) {
  const text = useThemePanelText()
  const { close: closeWord } = useUiText()
  const titleId = useId()
  const { panelRef, close, handleFocus } = useSidePanel(takesFocus, onClose)

  return (
    <PanelRoot ref={panelRef} aria-labelledby={titleId} tabIndex={-1} onFocus={handleFocus}>
      <PanelHeader>
        <h2 id={titleId}>{text.title}</h2>
        <IconButton label={closeWord} onClick={close}>
          <X aria-hidden />
        </IconButton>
      </PanelHeader>
      <PanelBody>
        {settings.map((setting) => (
          <SettingChoice key={setting} setting={setting} value={value} onChange={onChange} />
        ))}
      </PanelBody>
      <PanelFoot>
        <Button onClick={() => onChange(defaultThemeChoice)}>{text.reset}</Button>
      </PanelFoot>
    </PanelRoot>
  )
}

interface SettingChoiceProps {
  setting: OfferedSetting
  value: ThemeChoice
  onChange: (choice: ThemeChoice) => void
}

function SettingChoice({ setting, value, onChange }: SettingChoiceProps) {
  const text = useThemePanelText()
  const id = useId()
  const options: readonly string[] = themeOptions[setting]
  const labels: Record<string, string> = text.options[setting]
  const isDisabled = setting === 'navbar' && value.navigation === 'top'

  return (
    <Setting disabled={isDisabled} aria-describedby={isDisabled ? `${id}-hint` : undefined}>
      <SettingName>{text.settings[setting]}</SettingName>
      {isDisabled && <SettingHint id={`${id}-hint`}>{text.navbarHint}</SettingHint>}
      <Options $count={options.length}>
        {options.map((option) => (
          <Option key={option}>
            <OptionInput
              type="radio"
              name={id}
              value={option}
              checked={value[setting] === option}
              onChange={() => onChange({ ...value, [setting]: option })}
            />
            <OptionBox>
              <ThemePicture setting={setting} option={option} />
              <OptionMark>
                <Check aria-hidden />
              </OptionMark>
            </OptionBox>
            <OptionWord>{labels[option]}</OptionWord>
          </Option>
        ))}
      </Options>
    </Setting>
  )
}
