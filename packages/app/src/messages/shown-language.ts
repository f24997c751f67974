import { configureTexts } from '@commissary/api-client'
import type { Language } from '@commissary/messages/languages'
import { loadTexts, type ScreenArea } from '@commissary/messages/load-texts'
import type { Messages } from '@commissary/messages'
import { useSyncExternalStore } from 'react'

import { type AppTexts, english } from './languages.ts'
import { loadLanguage } from './load-language.ts'
import { keepLanguage, startLanguage } from './page-language.ts'

// One language for the whole page, so it is kept outside React. A change renders every text again and remounts nothing: what
// someone types stays.
let shown: AppTexts = english
/** The language that the page is about to show. */
let wanted: Language = english.language
const listeners = new Set<() => void>()

/** The texts of screens that have loaded, by language. */
const loaded = new Map<Language, Partial<Messages>>()
/** The areas of every screen that was opened. */
const opened = new Set<ScreenArea>()

/** The texts of some areas in a language. Those that are not loaded are absent. */
export function textsIn(language: Language, areas: readonly ScreenArea[]): Partial<Messages> {
  const texts = loaded.get(language) ?? {}
  return Object.fromEntries(areas.map((area) => [area, texts[area]]))
}

/** Loads the shell and the design system in a language, and some areas that are not loaded yet. */
export async function loadWith(language: Language, areas: Iterable<ScreenArea>): Promise<AppTexts> {
  const texts = language === 'en' ? english : await loadLanguage[language]()
  const missing = [...areas].filter((area) => !loaded.get(language)?.[area])
  const more = await loadTexts(texts.load, missing)
  loaded.set(language, { ...loaded.get(language), ...more })
  return texts
}

/** Loads the texts of a screen in the language of the page, even if that changes before they have loaded. */
export async function openAreas(areas: readonly ScreenArea[]): Promise<void> {
  for (const area of areas) opened.add(area)
  let language: Language
  do {
    language = wanted
    await loadWith(language, areas)
  } while (language !== wanted)
}

/**
 * Shows the page in a language, once the texts of all that it shows have loaded. The latest call wins.
 * @throws when the texts do not load; the page stays as it is.
 */
export async function showLanguage(language: Language): Promise<void> {
  if (language === wanted && language === shown.language) return
  wanted = language
  try {
    let texts: AppTexts
    let areas: number
    do {
      areas = opened.size
      texts = await loadWith(language, opened)
    } while (areas !== opened.size)
    if (wanted !== language) return
    shown = texts
  } catch (error) {
    if (wanted === language) wanted = shown.language
    throw error
  }
  announce()
}

/** Shows the language that the page starts with. One that does not load leaves the page in English, which is better than none. */
export async function showStartLanguage(): Promise<void> {
  const language = startLanguage()
  if (language === shown.language) announce()
  else await showLanguage(language).catch(() => undefined)
}

function announce() {
  const { language, client } = shown
  keepLanguage(language)
  configureTexts({ language, ...client })
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The texts of the language that the page is in. */
export const useShownLanguage = (): AppTexts => useSyncExternalStore(subscribe, () => shown)
