import { rememberScreen, useReadOwnScreens } from '@commissary/api-client'
import { useEffect, useEffectEvent } from 'react'

/** A page that one only passes through is not remembered. */
const secondsOnPage = 2

/** The last screen reported to the server, with its user. */
let reported: string | null = null

interface RememberScreenProps {
  userId: number
  screen: string
}

/** Tells the server which screen the user works on, for the landing pages of every device. Shows nothing, and loads after the page. */
export function RememberScreen({ userId, screen }: RememberScreenProps) {
  const { mutate } = useReadOwnScreens({
    revalidateOnMount: false,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })

  const remember = useEffectEvent(async (id: string) => {
    try {
      const screens = await rememberScreen(id)
      reported = `${userId} ${id}`
      await mutate(screens, { revalidate: false })
    } catch {
      // The page is shown anyway, and the next one tries again.
    }
  })
  useEffect(() => {
    if (reported === `${userId} ${screen}`) return
    const timer = setTimeout(() => void remember(screen), secondsOnPage * 1000)
    return () => clearTimeout(timer)
  }, [userId, screen])
  return null
}
