import type { UserInfo } from '@commissary/api-client'
import { getSession } from '@commissary/api-client/session'
import type { ScreenArea } from '@commissary/messages/load-texts'
import type { ComponentType } from 'react'

import { openAreas, showStartLanguage } from '../messages/shown-language.ts'
import { isAllowed } from './access.ts'
import { readOpenRecord } from './open-record.ts'
import type { ScreenSource } from './route-model.ts'
import { missingPage, publicRouteOf, routeOf, shownBy } from './routes.ts'

declare global {
  /** Fetches the files of an address early. The build puts it into the page (`build/preload-screens.ts`). */
  var preloadScreen: ((path: string) => void) | undefined
}

/** Sends what a screen reads first, given the user and the query of the address. */
export type Preload = (user: UserInfo, query: URLSearchParams) => void

interface ScreenCode {
  [component: `${string}Screen`]: ComponentType
  preload?: Preload
}

// The excluded screens are part of the shell, or `main.tsx` loads them.
const modules = import.meta.glob<ScreenCode>([
  '../screens/*/*Screen.tsx',
  '!../screens/{crash,hand-off,login,password,refused}/*',
])

const loadCode = async ({ screen }: ScreenSource) => modules[`../screens/${screen}.tsx`]?.()

/** A screen's component and the areas of its texts. */
export type LoadedScreen = readonly [Screen: ComponentType, areas: readonly ScreenArea[]]

/** The screen of the page's address, once `loadFirstScreen` has loaded it. */
let firstScreen: { source: ScreenSource; loaded: LoadedScreen } | null = null

/** A screen that can render at once: the first one of the page, if it has loaded. */
export const loadedScreen = (source: ScreenSource): LoadedScreen | null =>
  firstScreen?.source === source ? firstScreen.loaded : null

/** Loads a screen's code and texts in parallel. */
export async function loadScreen(source: ScreenSource): Promise<LoadedScreen> {
  const { path, screen, texts } = source
  globalThis.preloadScreen?.(path)
  const [code] = await Promise.all([loadCode(source), openAreas(texts)])
  const Screen = code?.[screen.slice(screen.indexOf('/') + 1) as `${string}Screen`]
  if (!Screen) throw new Error(`src/screens/${screen}.tsx does not exist, or does not export a component of that name.`)
  return [Screen, texts]
}

/** The first page's screen. What is shown in its place, such as a message about missing access, needs neither code nor data. */
function firstSource(user: UserInfo | undefined, query: URLSearchParams): ScreenSource | undefined {
  const { pathname } = window.location
  const route = routeOf(pathname)
  if (!route) return publicRouteOf(pathname) ?? missingPage
  return user && isAllowed(route, user) ? shownBy(route, readOpenRecord(query)) : undefined
}

/**
 * Loads the screen of the page's address and sends what it reads first. Rendered after that, the page need not start over
 * for each part that arrives. A failure is left to the render, which shows it.
 */
export async function loadFirstScreen(): Promise<void> {
  const user = getSession()?.user
  const query = new URLSearchParams(window.location.search)
  const source = firstSource(user, query)
  const language = showStartLanguage()
  if (!source) return language
  const screen = loadScreen(source)
  const code = await loadCode(source).catch(() => undefined)
  if (user) code?.preload?.(user, query)
  const loaded = await screen.catch(() => null)
  await language
  if (loaded) firstScreen = { source, loaded }
}
