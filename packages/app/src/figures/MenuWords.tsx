import { MenuTextProvider } from '@commissary/ui/menu'
import { type ReactNode, useMemo } from 'react'

import { useSession } from '../session/session.tsx'

/** Gives the menu patterns the numbers of the caterer's country. Their English words are the defaults. */
export function MenuWords({ children }: { children: ReactNode }) {
  const { formats } = useSession()
  const text = useMemo(
    () => ({ number: formats.number, credit: (value: number) => formats.amount(value), percent: formats.percent }),
    [formats],
  )
  return <MenuTextProvider text={text}>{children}</MenuTextProvider>
}
