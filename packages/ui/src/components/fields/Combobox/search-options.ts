/** Normalizes case and accents: "jalapeno" finds "Jalapeño". */
export const searchable = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Searches labels, each normalized once at the first search: 10,000 options respond to every key within a frame. The
 * words of a query match anywhere in a label and in any order: "cooked rice" finds "Rice, brown, cooked".
 */
export function makeSearch<Option>(options: readonly Option[], getLabel: (option: Option) => string) {
  let labels: string[] | undefined

  return (query: string): readonly Option[] => {
    const words = searchable(query).split(/\s+/).filter(Boolean)
    if (words.length === 0) return options
    labels ??= options.map((option) => searchable(getLabel(option)))
    const known = labels
    return options.filter((_, index) => words.every((word) => known[index]?.includes(word)))
  }
}
