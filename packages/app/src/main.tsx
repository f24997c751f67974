// First: removes the keys of a hand-off and the token of an emailed link from the address bar.
import { handOffRequest } from './session/hand-off-request.ts'
import { passwordPage } from './screens/password/link.ts'
import { getSession, isPageOfOtherUser } from '@commissary/api-client/session'
import { GlobalStyle } from '@commissary/ui'
import '@commissary/ui/fonts.css'
import { type ComponentType, lazy, StrictMode, Suspense, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

import { loginTexts } from '@commissary/messages/login'

import { StartLanguage } from './messages/StartLanguage.tsx'
import { isLoginAgain, isParentLogin, paths, returnAddress } from './routing/paths.ts'
import { LoginScreen } from './screens/login/LoginScreen.tsx'
import { locateServices } from './session/services.ts'
import { ErrorToasts } from './shell/ErrorToasts.tsx'

declare global {
  /** The CSP nonce, for libraries that add style tags. */
  var __webpack_nonce__: string | undefined
}
globalThis.__webpack_nonce__ = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce

// Before the first call. Calls have a token in their URL, which other scripts must not read from the browser's resource list.
performance.setResourceTimingBufferSize(0)
locateServices()

// Browsers without Temporal get it first: modules of the app may use it as they load.
async function loadApp() {
  if (!('Temporal' in globalThis)) await import('./temporal-polyfill.ts')
  return import('./App.tsx')
}

/** The app with the screen of the address. Everything it shows first has loaded, so React renders it in one go. */
async function loadFirstPage(): Promise<ComponentType> {
  const { App, loadFirstScreen } = await loadApp()
  await loadFirstScreen()
  return App
}

// The app is fetched while the user types. A failure is left to the login, which loads it again.
const fetchApp = () => void loadApp().catch(() => {})

const PasswordPages = lazy(async () => ({
  default: (await import('./screens/password/PasswordPages.tsx')).PasswordPages,
}))

const HandOff = lazy(async () => ({ default: (await import('./screens/hand-off/HandOff.tsx')).HandOff }))

// A page restored by Back (bfcache) may still show the previous user.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || (getSession() && !isPageOfOtherUser())) return
  document.body.hidden = true
  window.location.reload()
})

const isAtLogin = () => window.location.pathname === paths.login

const leaveFor = (address: string) => window.location.replace(address)

/** Whether the page starts with the login. With a session it does not, unless asked to log in again. */
function startsAtLogin(): boolean {
  if (!isAtLogin() || !getSession() || isLoginAgain(window.location.search)) return isAtLogin()
  window.history.replaceState(null, '', returnAddress(window.location.search))
  return false
}

const firstPage = handOffRequest || passwordPage || startsAtLogin() ? null : loadFirstPage()

/** The login and password pages load by themselves; the app loads once a user is logged in. */
function Start() {
  const [App, setApp] = useState<ComponentType | null>(null)

  useEffect(() => {
    firstPage?.then(
      (app) => setApp(() => app),
      (error: unknown) =>
        setApp(() => {
          throw error
        }),
    )
  }, [])

  // The login's field or button that had the focus is gone, so screen readers continue at the content, as on every new page.
  useEffect(() => {
    if (App && firstPage === null && document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true })
    }
  }, [App])

  async function handleLoggedIn() {
    await loadApp()
    window.history.replaceState(null, '', returnAddress(window.location.search))
    const app = await loadFirstPage()
    setApp(() => app)
  }

  if (handOffRequest) {
    return (
      <Suspense>
        <HandOff request={handOffRequest} onLeave={leaveFor} />
      </Suspense>
    )
  }
  if (passwordPage) {
    return (
      <Suspense>
        <PasswordPages page={passwordPage} onLeave={leaveFor} />
      </Suspense>
    )
  }
  if (App) return <App />
  return firstPage === null ? (
    <StartLanguage english={loginTexts} textsOf={({ login }) => login}>
      {(texts) => (
        <>
          <LoginScreen
            role={isParentLogin(window.location.search) ? 'ROLE_PARENT' : 'ROLE_CATERER'}
            texts={texts}
            onTyping={fetchApp}
            onLoggedIn={handleLoggedIn}
          />
          <ErrorToasts />
        </>
      )}
    </StartLanguage>
  ) : null
}

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root')
createRoot(container).render(
  <StrictMode>
    <GlobalStyle />
    <Start />
  </StrictMode>,
)
