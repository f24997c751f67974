import type { Messages } from './messages.ts'

/** Areas that load with the shell. */
export type BaseArea = 'common' | 'shell'
/** Areas that load with the screens that use them; only documents use `print`. */
export type ScreenArea = Exclude<keyof Messages, BaseArea | 'print'>

/** Loads the texts of each area. A missing one does not compile. */
export type Loaders = { [Area in ScreenArea]: () => Promise<{ default: Messages[Area] }> }

/** Loads the texts of some areas in a language, in parallel with the screen's code. */
export async function loadTexts(load: Loaders, areas: readonly ScreenArea[]): Promise<Partial<Messages>> {
  const texts = await Promise.all(areas.map(async (area) => [area, (await load[area]()).default] as const))
  return Object.fromEntries(texts)
}
