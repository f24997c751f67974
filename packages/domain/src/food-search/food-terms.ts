import { synonyms } from './synonyms.ts'
import { wordSet } from './word-set.ts'

/** One word of a search. */
export interface FoodTerm {
  /** Lowercase and singular, such as `tomato` or `80%`. */
  word: string
  /** Says how a food is cut, packed or prepared: a food that does not mention it is found too. */
  isOptional: boolean
}

const optionalWords = wordSet(`
  fresh frozen canned can raw dry dried cooked uncooked prepared steamed roasted baked boiled grilled hard melted
  undrained liquid pureed stalk fillet stem pod crumbled halved quartered seeded leaf leave
  diced sliced slice chopped minced shredded grated cubed crushed mashed ground trimmed drained rinsed peeled pitted
  seedless boneless skinless whole half halves large medium small baby jumbo mini floret stick piece chunk tidbit link
  root head bunch heart spear wedge crown ring extra lean reduced light lite lowfat ls unsweetened unsalted sweet golden
  enriched white dark fluid sodium plain regular type style new ready eat commodity usda
  iqf fully precooked heated reheated bulk bag box case pack packet pouch pc cup tube blend package packed each count ct oz lb ounce pound inch
`)

const fillWords = wordSet('a an and for from in no of or per the to w with without')

/**
 * A word without its plural: `berries` → `berry`, `tomatoes` → `tomato`, `onions` → `onion`. Names of foods only, so that
 * `molasses`, `couscous` and `asparagus` stay.
 */
export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is|asses)$/.test(word)) return word
  if (word.endsWith('ies')) return word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:oes|ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** How every form of a term begins: `strawberr` for `strawberry` and `strawberries`, `80` for `80%`. */
export const prefixOf = (word: string): string => word.replace(/(?<=.{3})y$|%$/, '')

/** The words of a text in lowercase and singular; `%` stays with its number. */
export function foodWords(text: string): string[] {
  return (text.toLowerCase().match(/\d+(?:\.\d+)?%|[\p{L}\p{N}]+/gu) ?? []).map(singular)
}

/**
 * The words of a search for a food, in the language of food tables. What is in parentheses, and how a food is cut,
 * packed or prepared, is optional. Where nothing else is left, everything counts.
 */
export function foodTerms(text: string): FoodTerm[] {
  const spoken = text.toLowerCase().trim().replace(/\s+/g, ' ')
  const outside = spoken.replace(/\([^)]*\)?/g, ' ').trim()
  const notes = new Set(foodWords((spoken.match(/\([^)]*\)?/g) ?? []).join(' ')))
  // In capitals, so that no other pattern replaces it again.
  const told = synonyms.reduce(
    (now, [pattern, words]) => now.replace(pattern, (...found) => ` ${filledIn(words, found).toUpperCase()} `),
    outside || spoken,
  )

  const terms = new Map<string, FoodTerm>()
  const add = (word: string, isOptional: boolean) => {
    if (fillWords.has(word) || terms.has(word)) return
    terms.set(word, { word, isOptional })
  }
  for (const part of told.split(/\s+/)) {
    for (const word of foodWords(part)) add(word, part.endsWith('?') || (!part.endsWith('!') && isPreparation(word)))
  }
  for (const word of notes) add(word, true)

  const all = [...terms.values()]
  return all.every(({ isOptional }) => isOptional) ? all.map(({ word }) => ({ word, isOptional: false })) : all
}

/** Replaces `$1` and `$2` with what the pattern's groups captured. */
const filledIn = (words: string, found: readonly unknown[]) =>
  words.replace(/\$(\d)/g, (_, group: string) => {
    const caught = found[Number(group)]
    return typeof caught === 'string' ? caught : ''
  })

/** Numbers of an amount or a size are optional; those of lean or milk fat, such as `80%`, only rank. */
export const isPreparation = (word: string) => optionalWords.has(word) || /^\d+(?:\.\d+)?%?$/.test(word)
