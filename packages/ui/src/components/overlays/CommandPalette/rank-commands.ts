import type { Command, CommandEntry, CommandGroup, CommandSource } from './command-types.ts'

/** Letters that Unicode does not decompose into a letter and a mark. */
const plain: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ـ: '' }

/** Normalizes text for comparison: without case, accents and vowel marks. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłđıßæœـ]/g, (letter) => plain[letter] ?? letter)
    .trim()
}

interface Searchable {
  label: string
  /** Label, detail and keywords. */
  all: string
}

// Folding 5,000 names takes longer than searching them, so it is done once per list.
const folded = new WeakMap<readonly Command[], Searchable[]>()

function searchable(commands: readonly Command[]): Searchable[] {
  const known = folded.get(commands)
  if (known) return known
  const made = commands.map(({ label, detail = '', keywords = '' }) => ({
    label: fold(label),
    all: fold(`${label} ${detail} ${keywords}`),
  }))
  folded.set(commands, made)
  return made
}

/** Lower is better. */
export const rank = { prefix: 0, wordStart: 1, inside: 2, elsewhere: 3, letters: 4, none: 5 } as const

const isWordStart = (text: string, at: number) => at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')

function startsAWord(text: string, word: string) {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) if (isWordStart(text, at)) return true
  return false
}

/** "chrb" in "chicken rice bowl": every letter in order, the first one at the start. */
function hasLettersInOrder(text: string, letters: string) {
  if (letters.length < 2 || text[0] !== letters[0]) return false
  let at = 0
  for (const letter of letters) {
    at = text.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}

/** Ranks a folded name for a folded query. Every word of the query must match, in any order. */
export function rankText({ label, all }: Searchable, query: string, words: readonly string[]): number {
  if (label.startsWith(query)) return rank.prefix
  if (words.every((word) => startsAWord(label, word))) return rank.wordStart
  if (words.every((word) => label.includes(word))) return rank.inside
  if (words.every((word) => all.includes(word))) return rank.elsewhere
  return hasLettersInOrder(label, words.join('')) ? rank.letters : rank.none
}

export const entryKey = (sourceId: string, commandId: string) => `${sourceId}:${commandId}`

interface Ranked extends CommandEntry {
  score: number
}

interface RankOptions {
  /** Maximum entries per group. */
  limit: number
  /** Keys of recent commands, latest first. Shown first while nothing is typed. */
  recentIds?: readonly string[]
  /** Heading of the recent commands. */
  recentLabel?: string
}

function recentGroup(sources: readonly CommandSource[], recentIds: readonly string[], label: string): CommandGroup {
  const entries = new Map<string, CommandEntry>()
  for (const { id, commands = [] } of sources) {
    for (const command of commands) {
      const key = entryKey(id, command.id)
      if (recentIds.includes(key)) entries.set(key, { key, command })
    }
  }
  // Skips commands that no longer exist.
  return { id: 'recent', label, entries: recentIds.flatMap((key) => entries.get(key) ?? []), more: 0 }
}

/**
 * The palette's results for a query: groups by their best match, entries in the same order (start of name, start of
 * word, inside, then detail and keywords). Letters in order count only if nothing else matches.
 */
export function rankCommands(
  sources: readonly CommandSource[],
  query: string,
  { limit, recentIds = [], recentLabel = '' }: RankOptions,
): CommandGroup[] {
  const folded = fold(query)

  if (folded === '') {
    const recent = recentGroup(sources, recentIds, recentLabel)
    const isRecent = new Set(recent.entries.map(({ key }) => key))
    const groups = sources.map(({ id, label, commands = [] }) => {
      const rest = commands.filter((command) => !isRecent.has(entryKey(id, command.id)))
      const entries = rest.slice(0, limit).map((command) => ({ key: entryKey(id, command.id), command }))
      return { id, label, entries, more: rest.length - entries.length }
    })
    return [recent, ...groups].filter(({ entries }) => entries.length > 0)
  }

  const words = folded.split(/\s+/)
  const ranked = sources.map(({ id, label, commands = [] }) => {
    const texts = searchable(commands)
    const found: Ranked[] = []
    for (const [index, command] of commands.entries()) {
      const text = texts[index]
      const score = text ? rankText(text, folded, words) : rank.none
      if (score < rank.none) found.push({ key: entryKey(id, command.id), command, score })
    }
    // Sorting is stable: equal matches stay in the source's order.
    found.sort((a, b) => a.score - b.score)
    return { id, label, found }
  })
  const hasBetter = ranked.some(({ found }) => (found[0]?.score ?? rank.none) < rank.letters)

  return ranked
    .map(({ id, label, found }) => {
      const good = hasBetter ? found.filter(({ score }) => score < rank.letters) : found
      const entries = good.slice(0, limit)
      return { id, label, entries, more: good.length - entries.length, best: entries[0]?.score ?? rank.none }
    })
    .filter(({ entries }) => entries.length > 0)
    .sort((a, b) => a.best - b.best)
    .map(({ id, label, entries, more }) => ({ id, label, entries, more }))
}
