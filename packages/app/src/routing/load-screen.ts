import { loadTexts } from '@commissary/messages/load-texts'
import type { Messages } from '@commissary/messages'
import type { ComponentType } from 'react'

import { currentLanguage } from '../messages/languages.ts'
import type { ScreenSource } from './routes.ts'

declare global {
  /** Fetches the files of an address early. The build puts it into the page (`build/preload-screens.ts`). */
  var preloadScreen: ((path: string) => void) | undefined
}

// The excluded screens are part of the shell, or `main.tsx` loads them.
const modules = import.meta.glob<Record<string, ComponentType>>([
  '../screens/*/*Screen.tsx',
  '!../screens/{crash,hand-off,login,not-found,password,refused}/*',
])

/** Loads a screen's code and texts in parallel. */
export async function loadScreen({ path, screen, texts }: ScreenSource): Promise<[ComponentType, Partial<Messages>]> {
  globalThis.preloadScreen?.(path)
  const [module, messages] = await Promise.all([
    modules[`../screens/${screen}.tsx`]?.(),
    loadTexts(currentLanguage(), texts),
  ])
  const Screen = module?.[screen.slice(screen.indexOf('/') + 1)]
  if (!Screen) throw new Error(`src/screens/${screen}.tsx does not exist, or does not export a component of that name.`)
  return [Screen, messages]
}
