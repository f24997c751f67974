import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'

import { useUiText } from '../../../text/UiText.ts'
import { IconButton } from '../../actions/IconButton/IconButton.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'unit' | 'start' | 'end'> {
  /** Lets password managers help: the one in use, or one to be made up. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown; pasting and password managers work. */
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
