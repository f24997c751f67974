/** Words of what is done to a food. What a food is ("fresh", "canned", "ground", "brown") belongs to its name. */
const done =
  /^(?:(?:finely|coarsely|thinly|roughly|freshly|lightly|well|cut|into|in|and|or|the|a|to|at|of|inch|\d+(?:[./]\d+)?|½|¼|¾|"|”|pieces?|cubes?|strips?|wedges?|halves|quarters|rings|rounds|chunks|batons|florets|diced?|chopped|minced|sliced?|shredded|grated|crushed|julienned|cubed|trimmed|peeled|pitted|seeded|cored|rinsed|washed|drained|thawed|softened|melted|beaten|sifted|packed|divided|optional|toasted|halved|quartered|torn|crumbled|mashed|warm|cold|chilled|hot|room|temperature|taste|needed|as|for|garnish)(?:\s|-|$)|\(undrained\))+$/i
const forms = /^(?:ap|ep|as purchased|edible portion)$/i

/**
 * A written food as its name, its preparation and how its amount is weighed: "Onions, fresh, diced" are "Onions, fresh" that are
 * diced. Only what is done to a food is taken off at the end, because "Rice, brown" is another food than rice.
 */
export function readName(text: string): { name: string; prep: string; form: 'AP' | 'EP' | null } {
  const written = text.replace(/\s*\((ap|ep)\)\s*/i, ', $1, ')
  const parts = written.split(',').flatMap((part) => part.trim() || [])
  const marked = parts.find((part) => forms.test(part))
  const named = parts.filter((part) => part !== marked)
  const prep: string[] = []
  while (named.length > 1 && done.test(named.at(-1) ?? '')) prep.unshift(named.pop() ?? '')
  return {
    name: named.join(', '),
    prep: prep.join(', '),
    form: marked === undefined ? null : /^(?:ap|as)/i.test(marked) ? 'AP' : 'EP',
  }
}
