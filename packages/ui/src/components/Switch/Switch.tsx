import { SwitchKnob, SwitchRoot, SwitchTrack } from './Switch.styles.ts'

export interface SwitchProps {
  label: string
  checked: boolean
  onChange: (isOn: boolean) => void
  disabled?: boolean
}

/** Turns something on at once, without Save. */
export function Switch({ label, checked, onChange, disabled = false }: SwitchProps) {
  return (
    <SwitchRoot
      type="button"
      role="switch"
      aria-checked={checked}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      <SwitchTrack $isOn={checked}>
        <SwitchKnob $isOn={checked} />
      </SwitchTrack>
      {label}
    </SwitchRoot>
  )
}
