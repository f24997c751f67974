/** How a dish is cooked, as kitchens name it. */
export const cookingMethods = ['fry', 'stirFry', 'grill', 'roast', 'bake', 'steam', 'boil'] as const
export type CookingMethod = (typeof cookingMethods)[number]

const words: Record<CookingMethod, RegExp> = {
  fry: /\b(?:(?<!stir[- ])fr(?:y|ied|ies|ying)|deep[- ]fried)\b/gi,
  stirFry: /\b(?:stir[- ]fr(?:y|ied)|saut[eé](?:ed)?)\b/gi,
  grill: /\b(?:grill(?:ed)?|broil(?:ed)?|barbecued?|bbq)\b/gi,
  roast: /\b(?:roast(?:ed)?)\b/gi,
  bake: /\b(?:bake(?:d|s)?|baking|casserole|pizza|lasagna)\b/gi,
  steam: /\b(?:steam(?:ed)?)\b/gi,
  boil: /\b(?:boil(?:ed)?|simmer(?:ed)?|stew(?:ed)?|brais(?:e|ed)|soup|chili)\b/gi,
}

/**
 * How a dish is cooked, from its name, else from the last step that names a method. Null = neither says. Only a guess, for menu
 * variety.
 */
export function cookingMethodOf(name: string, steps: readonly string[] = []): CookingMethod | null {
  return lastIn(name) ?? lastIn(steps.join('\n'))
}

function lastIn(text: string): CookingMethod | null {
  let found: { method: CookingMethod; at: number } | null = null
  for (const method of cookingMethods) {
    for (const { index } of text.matchAll(words[method])) {
      if (found === null || index >= found.at) found = { method, at: index }
    }
  }
  return found?.method ?? null
}
