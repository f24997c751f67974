import { Component, type ReactNode } from 'react'

import { CrashScreen } from '../screens/crash/CrashScreen.tsx'

interface CrashBoundaryProps {
  /** A crash is cleared when the address changes. */
  pathname: string
  children: ReactNode
}

interface CrashState {
  crash: { error: unknown; pathname: string | null } | null
}

/** Shows an error page instead of a screen that failed to render or load. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { crash: null }

  static getDerivedStateFromError(error: unknown): CrashState {
    return { crash: { error, pathname: null } }
  }

  static getDerivedStateFromProps({ pathname }: CrashBoundaryProps, { crash }: CrashState): CrashState | null {
    if (!crash || crash.pathname === pathname) return null
    return { crash: crash.pathname === null ? { ...crash, pathname } : null }
  }

  override render() {
    const { crash } = this.state
    return crash ? <CrashScreen error={crash.error} /> : this.props.children
  }
}
