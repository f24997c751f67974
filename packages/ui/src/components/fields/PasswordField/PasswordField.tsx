import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'

import { useUiText } from '../../../text/UiText.ts'
import { IconButton } from '../../actions/IconButton/IconButton.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'unit' | 'start' | 'end'> {
  /** For password managers: a current or a new password. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password with a button to show it. Pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const text = useUiText()
  const [isShown, setIsShown] = useState(false)

  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          label={isShown ? text.hidePassword : text.showPassword}
          onClick={() => setIsShown(!isShown)}
          disabled={props.disabled}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  )
}
