import { expect, test } from 'vitest'

import { cookingMethodOf } from './cooking-method.ts'

test.each([
  ['Oven-Roasted Chicken', [], 'roast'],
  ['Grilled cheese sandwich', ['Bake at 350 °F for 10 minutes.'], 'grill'],
  ['Chicken Stir-Fry', [], 'stirFry'],
  ['Fish sticks', ['Thaw.', 'Bake for 12 minutes.'], 'bake'],
  ['Beef taco', ['Simmer the beef.', 'Serve in a shell.'], 'boil'],
  ['Penne', ['Boil the pasta.', 'Bake with cheese.'], 'bake'],
  ['Turkey sandwich', ['Assemble.'], null],
  ['Steamed dumplings', [], 'steam'],
  ['Fried rice bowl', [], 'fry'],
] as const)('%s is cooked as its name or its last step says', (name, steps, method) => {
  expect(cookingMethodOf(name, steps)).toBe(method)
})
