import { MenuTextProvider } from '@commissary/ui/menu'
import { type ReactNode, useMemo } from 'react'

import { useMenuWords } from '../messages/LanguageProvider.tsx'
import { useSession } from '../session/session.tsx'

/** Formats the numbers of the menu patterns for the caterer's country. Their words come from the language provider. */
export function MenuFormats({ children }: { children: ReactNode }) {
  const { formats } = useSession()
  const menuText = useMenuWords()
  const text = useMemo(
    () => ({
      ...menuText,
      number: formats.number,
      credit: (value: number) => formats.amount(value),
      percent: formats.percent,
    }),
    [formats, menuText],
  )
  return <MenuTextProvider text={text}>{children}</MenuTextProvider>
}
