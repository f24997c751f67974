import { type ComponentType, lazy, Suspense, useState } from 'react'

import type { ThemeChoice } from '../../../theme/theme-choice.ts'
import { useShellText } from '../shell-text.ts'
import { Announcement } from './OfferedThemePanel.styles.ts'
import type { ThemePanelProps } from './ThemePanel.tsx'
import { useThemePanelOnce } from './use-theme-panel-once.ts'

// Rarely opened, so it loads when it opens. If that fails, the page works without it.
const ThemePanel = lazy<ComponentType<ThemePanelProps>>(async () => {
  const loaded = await import('./ThemePanel.tsx').catch(() => undefined)
  return { default: loaded ? loaded.ThemePanel : () => null }
})

interface OfferedThemePanelProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Whether it may open automatically. */
  isOffered: boolean
  value: ThemeChoice
  onChange: (choice: ThemeChoice) => void
}

/** The shell's theme panel: opened by the user, or once automatically and then without taking focus. */
export function OfferedThemePanel({ isOpen, onOpenChange, isOffered, value, onChange }: OfferedThemePanelProps) {
  const text = useShellText()
  const [isByItself, setIsByItself] = useState(false)

  useThemePanelOnce(isOffered, () => {
    if (isOpen) return
    setIsByItself(true)
    onOpenChange(true)
  })

  function handleClose() {
    setIsByItself(false)
    onOpenChange(false)
  }

  return (
    <>
      <Announcement role="status">{isOpen && isByItself && text.themeSettingsOpened}</Announcement>
      {isOpen && (
        <Suspense>
          <ThemePanel value={value} onChange={onChange} onClose={handleClose} takesFocus={!isByItself} />
        </Suspense>
      )}
    </>
  )
}
