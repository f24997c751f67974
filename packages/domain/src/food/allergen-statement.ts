import type { Allergen, AllergenLevel, Allergens } from './model.ts'

/** Words for each allergen on labels and in distributors' lists, in the singular. */
const words: Record<Allergen, readonly string[]> = {
  Milk: ['milk', 'dairy', 'cow milk', 'milk protein', 'casein', 'whey'],
  Wheat: ['wheat'],
  Eggs: ['egg'],
  Soy: ['soy', 'soybean', 'soya', 'soja', 'soy bean'],
  Fish: ['fish', 'finfish'],
  Shellfish: ['shellfish', 'crustacean', 'crustacean shellfish', 'shell fish', 'shrimp', 'crab', 'lobster'],
  Peanuts: ['peanut', 'ground nut', 'groundnut'],
  Sesame: ['sesame', 'sesame seed'],
  TreeNuts: [
    'tree nut',
    'treenut',
    'nut',
    'almond',
    'cashew',
    'walnut',
    'pecan',
    'hazelnut',
    'pistachio',
    'macadamia',
    'macadamia nut',
    'brazil nut',
    'pine nut',
  ],
  Gluten: ['gluten'],
  Lactose: ['lactose'],
  Celery: ['celery'],
  Mustard: ['mustard', 'mustard seed'],
  Lupins: ['lupin', 'lupine'],
  SnailsShellfish: ['mollusc', 'mollusk', 'molluscan shellfish', 'snail', 'oyster', 'clam', 'mussel', 'scallop'],
  SulfurDioxideSulfates: ['sulfite', 'sulphite', 'sulfur dioxide', 'sulphur dioxide', 'sulfate', 'so2'],
}

const allergenOfWord = new Map(
  (Object.keys(words) as Allergen[]).flatMap((allergen) => words[allergen].map((word) => [word, allergen] as const)),
)

const singular = (word: string) => (allergenOfWord.has(word) ? word : word.replace(/s$/, ''))

/** The allergen that a word names: "Tree Nuts (almonds)", "eggs", "Contains milk". Null for any other text. */
export function allergenNamed(text: string): Allergen | null {
  const name = text
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^(?:contains|allergens?|allergy) /, '')
    .replace(/ (?:allergens?|products?|ingredients?|derivatives?)$/, '')
  return allergenOfWord.get(singular(name)) ?? null
}

const marks: readonly [AllergenLevel, RegExp][] = [
  ['mayContain', /^(?:may contain|may contain traces|may|mc|traces|possible|possibly|p)$/],
  ['madeInFacility', /^(?:made in (?:a )?facility|facility|shared (?:facility|equipment|line)|cross contact)$/],
  ['free', /^(?:n|no|free|free from|free of|absent|does not contain|not present|false|0|none)$/],
  ['contains', /^(?:y|yes|contains?|present|true|1|x|✓|✔)$/],
]

/** Texts that state nothing, like a blank. */
const silent = /^(?:|-+|\?+|n\/?a|u|unk|unknown|not (?:stated|available|provided|known)|no (?:data|info|information))$/

/**
 * What a cell of an allergen's own column states: "Y", "Contains", "May contain", "Free". `unknown` for a blank or a text
 * that states nothing; null for a text that is not understood.
 */
export function readAllergenMark(text: string): AllergenLevel | 'unknown' | null {
  const mark = text.trim().toLowerCase().replace(/\.$/, '').replaceAll(/\s+/g, ' ')
  if (silent.test(mark)) return 'unknown'
  return marks.find(([, pattern]) => pattern.test(mark))?.[0] ?? null
}

/** How the parts of a statement begin. The first match wins. */
const leads: readonly [AllergenLevel | null, RegExp][] = [
  ['mayContain', /^may (?:also )?contains?(?: traces of)?\b/],
  ['mayContain', /^traces of\b/],
  [
    'madeInFacility',
    /^(?:made|manufactured|processed|produced|packed|packaged)\b.*?\b(?:facility|plant|equipment|lines?)\b/,
  ],
  // "Does not contain": what follows is excluded, not left open.
  ['free', /^(?:does not contain|free from|free of|contains no|no)\b/],
  ['contains', /^(?:allergens? )?contains?\b/],
  ['contains', /^allergens?\b/],
]

const leadWords =
  /(?=\b(?:may (?:also )?contains?|does not contain|contains no|contains?|free (?:from|of)|traces of|(?:made|manufactured|processed|produced|packed|packaged) (?:in|on)|no)\b)/

/** Words between the lead and the first allergen. */
const fillers =
  /^(?:that|which|also|the|following|ingredients?|allergens?|processes?|handles?|uses?|with|is|are|of|and|or|traces|any|:|-|\s)+/

/**
 * Reads a statement such as "Contains: Milk, Soy. May contain: Tree nuts". Allergens that it does not name are absent from
 * `allergens`: silence is unknown, never free. The most severe level of an allergen wins. `unread` lists the parts that name
 * no allergen.
 */
export function readAllergenStatement(text: string): { allergens: Allergens; unread: string[] } {
  const allergens: Allergens = {}
  const unread: string[] = []
  const plain = text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\bcontains? traces of\b/g, 'contain')
    .trim()
  if (silent.test(plain)) return { allergens, unread }
  let level: AllergenLevel = 'contains'
  for (const part of plain.split(/[.;|\n]+/).flatMap((sentence) => splitAtLeads(sentence.trim()))) {
    if (part === '') continue
    const lead = leads.find(([, pattern]) => pattern.test(part))
    level = lead?.[0] ?? 'contains'
    const list = part.replace(lead?.[1] ?? /^$/, '').replace(fillers, '')
    for (const word of listed(list)) {
      const named = allergenNamed(word)
      if (named) allergens[named] = worse(allergens[named], level)
      else unread.push(word)
    }
    if (list.trim() === '') unread.push(part)
  }
  return { allergens, unread }
}

/** "contains milk may contain soy" has two parts, even without a period between them. */
function splitAtLeads(sentence: string): string[] {
  const parts: string[] = []
  for (const piece of sentence.split(leadWords)) {
    const last = parts.at(-1)
    // "may contain" also has a lead inside it, and so does "does not contain".
    if (last !== undefined && /\b(?:may|may also|not|allergens?)\s*$/.test(last)) parts[parts.length - 1] = last + piece
    else parts.push(piece)
  }
  return parts.map((part) => part.replace(/^[\s,:]+|[\s,:]+$/g, ''))
}

const listed = (list: string): string[] =>
  list
    .replace(/^\((.*)\)$/, '$1')
    .replace(/\([^)]*\)/g, ' ')
    .split(/,|\/|&|\band\b|\bor\b|\+/)
    .map((word) => word.replace(/^[\s:-]+|[\s:-]+$/g, ''))
    .filter(Boolean)

const severity: readonly AllergenLevel[] = ['contains', 'mayContain', 'madeInFacility', 'free']

const worse = (known: AllergenLevel | undefined, level: AllergenLevel): AllergenLevel =>
  known === undefined || severity.indexOf(level) < severity.indexOf(known) ? level : known
