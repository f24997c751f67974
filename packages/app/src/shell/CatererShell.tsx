import {
  AppShell,
  defaultThemeChoice,
  loadThemeChoice,
  NotificationBell,
  saveThemeChoice,
  type ThemeChoice,
  useCommandKeys,
} from '@commissary/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { directionOf, type Language as LanguageCode } from '@commissary/messages/languages'
import { useMessages } from '../messages/messages.ts'
import { openAreas } from '../messages/shown-language.ts'
import { ScreenTexts, useLanguage } from '../messages/LanguageProvider.tsx'
import { navigationOf } from '../routing/navigation.ts'
import { paths, withQuery } from '../routing/paths.ts'
import { routeOf } from '../routing/routes.ts'
import { useSession } from '../session/session.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'

/** Texts of the notifications, which load with them. */
const notificationAreas = ['notifications', 'words'] as const

// The shortcuts work on every page; their dialogs load on first use.
const Commands = lazy(async () => ({ default: (await import('./Commands.tsx')).Commands }))
const Language = lazy(async () => ({ default: (await import('./LanguageDialog.tsx')).LanguageDialog }))
const Notifications = lazy(async () => {
  const [{ NotificationPanel }] = await Promise.all([import('./NotificationPanel.tsx'), openAreas(notificationAreas)])
  return { default: NotificationPanel }
})
const Remember = lazy(async () => ({ default: (await import('./RememberScreen.tsx')).RememberScreen }))
const Shortcuts = lazy(async () => ({ default: (await import('@commissary/ui/command')).ShortcutHelp }))

/** The shell of the caterer's pages: menus, user menu, theme panel, command palette, footer. */
export function CatererShell({ children }: { children: ReactNode }) {
  const t = useMessages()
  const session = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const language = useLanguage()
  const [theme, setTheme] = useThemeOf(language)
  const [opened, setOpened] = useState<'commands' | 'shortcuts' | 'language' | 'notifications' | null>(null)
  const openCommands = () => setOpened('commands')
  const openLanguage = () => setOpened('language')
  const openShortcuts = () => setOpened('shortcuts')
  const close = () => setOpened(null)
  // A page that was opened before the server had notifications has no number yet.
  const unread = session.unreadNotifications ?? 0
  const screen = routeOf(pathname)
  useCommandKeys({ onCommands: openCommands, onHelp: openShortcuts })

  function handleThemeChange(chosen: ThemeChoice) {
    // Reset returns to the direction of the language.
    const choice = chosen === defaultThemeChoice ? { ...chosen, direction: directionOf(language) } : chosen
    setTheme(choice)
    saveThemeChoice(choice)
  }

  return (
    <>
      <AppShell
        productName={t('common.product')}
        homeHref={paths.dashboard}
        navigation={navigationOf(t, session, pathname)}
        user={session}
        onLogout={() => navigate(paths.logout, { replace: true })}
        onCommands={openCommands}
        onHelp={openShortcuts}
        onLanguage={openLanguage}
        // Each screen opens its own topic; the help knows which.
        helpHref={withQuery(paths.help, { topic: pathname === paths.help ? null : screen?.id })}
        changePasswordHref={paths.changePassword}
        theme={theme}
        onThemeChange={handleThemeChange}
        isThemeOffered
        privacyHref={paths.privacyPolicy}
        tools={
          <NotificationBell
            label={t('shell.bell', { count: unread })}
            count={unread}
            isOpen={opened === 'notifications'}
            onOpen={() => setOpened('notifications')}
          />
        }
        // These pages save on their own.
        notice={<ConnectionBanner {...(isKeptOn(pathname) && { message: t('common.offlineKept') })} />}
      >
        {children}
      </AppShell>
      {/* Only what menus list: a landing page leads to the others. */}
      <Suspense>{screen?.menu && <Remember userId={session.id} screen={screen.id} />}</Suspense>
      <Suspense>
        {opened === 'commands' && <Commands onClose={close} />}
        {opened === 'shortcuts' && <Shortcuts onClose={close} />}
        {opened === 'language' && <Language onClose={close} />}
        {opened === 'notifications' && (
          <ScreenTexts areas={notificationAreas}>
            <Notifications onClose={close} />
          </ScreenTexts>
        )}
      </Suspense>
    </>
  )
}

/** Whether what is typed on a page is kept on the device until it is sent. */
const isKeptOn = (pathname: string) =>
  pathname === paths.productionRecords || pathname.startsWith(`${paths.productionRecords}/`)

/** The saved theme. A change of language may have changed its direction. */
function useThemeOf(language: LanguageCode) {
  const [kept, setKept] = useState(() => ({ language, theme: loadThemeChoice() }))
  if (kept.language !== language) setKept({ language, theme: loadThemeChoice() })
  return [kept.theme, (theme: ThemeChoice) => setKept({ language, theme })] as const
}
