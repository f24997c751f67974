import { MenuTextProvider } from '@commissary/ui/menu'
import { type ReactNode, useMemo } from 'react'

import { useMenuWords } from '../messages/LanguageProvider.tsx'
import { useSession } from '../session/session.tsx'

/** Gives the menu patterns the numbers of the caterer's country. Words of another language come from the provider. */
export function MenuWords({ children }: { children: ReactNode }) {
  const { formats } = useSession()
  const words = useMenuWords()
  const text = useMemo(
    () => ({
      ...words,
      number: formats.number,
      credit: (value: number) => formats.amount(value),
      percent: formats.percent,
    }),
    [formats, words],
  )
  return <MenuTextProvider text={text}>{children}</MenuTextProvider>
}
