import texts from '@commissary/messages/en/server.json' with { type: 'json' }
import { expect, test } from 'vitest'

import authentication from './generated/authentication.json' with { type: 'json' }
import inventory from './generated/inventory.json' with { type: 'json' }
import product from './generated/product.json' with { type: 'json' }
import recipes from './generated/recipes.json' with { type: 'json' }

function requiredMessages(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'x-required-message' ? [String(inner)] : requiredMessages(inner),
  )
}

test("the server's catalog has every required-field text of the contract, and no other", () => {
  const inContract = new Set(requiredMessages([authentication, inventory, product, recipes]))
  expect(Object.values(texts.required).sort()).toEqual([...inContract].sort())
})
