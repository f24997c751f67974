import { getSession } from '@commissary/api-client/session'
import { GlobalStyle } from '@commissary/ui'
import '@commissary/ui/fonts.css'
import { lazy, StrictMode, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'

import { paths, returnAddress } from './routing/paths.ts'
import { LoginScreen } from './screens/login/LoginScreen.tsx'

declare global {
  /** Where libraries that add style tags look for the nonce of the page's policy. */
  var __webpack_nonce__: string | undefined
}
globalThis.__webpack_nonce__ = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce

const loadApp = () => import('./App.tsx')
const App = lazy(async () => ({ default: (await loadApp()).App }))

const isAtLogin = () => window.location.pathname === paths.login

/** The login page comes alone and at once; all the rest is loaded when somebody is logged in. */
function Start() {
  const [isLogin, setIsLogin] = useState(() => {
    if (!isAtLogin() || !getSession()) return isAtLogin()
    window.history.replaceState(null, '', returnAddress(window.location.search))
    return false
  })

  async function handleLoggedIn() {
    await loadApp()
    window.history.replaceState(null, '', returnAddress(window.location.search))
    setIsLogin(false)
  }

  return isLogin ? (
    <LoginScreen onTyping={loadApp} onLoggedIn={handleLoggedIn} />
  ) : (
    <Suspense>
      <App />
    </Suspense>
  )
}

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root')
createRoot(container).render(
  <StrictMode>
    <GlobalStyle />
    <Start />
  </StrictMode>,
)
