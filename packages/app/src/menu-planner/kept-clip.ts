import { type MenuClip, readClip } from '@commissary/domain/menu'

/**
 * Keeps the last copy on the device, for all tabs. The Paste button needs it: browsers give menu data on the clipboard
 * only to the paste shortcut, and some do not let a button read even its text.
 */
export function keepClip(userId: number, clip: { text: string; data: string }): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...clip, userId }))
  } catch {
    // Full or forbidden: the keys still work.
  }
}

/** The clip that the clipboard's text belongs to; without a text, the last clip. Null = the text is from elsewhere. */
export function keptClip(userId: number, text: string | null): MenuClip | null {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<Record<string, unknown>> | null
    if (kept?.['userId'] !== userId || typeof kept['data'] !== 'string') return null
    if (text !== null && plain(text) !== plain(String(kept['text']))) return null
    return readClip(kept['data'])
  } catch {
    return null
  }
}

const storageKey = 'commissary.menu.clip'

/** Clipboards use the line endings of their system. */
const plain = (text: string) => text.replaceAll(/\r\n?/g, '\n').trimEnd()
