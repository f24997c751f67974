import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { startApp } from '../../../test/support/test-app.ts'
import { sized } from '../../../test/support/test-scale.ts'
import { readFoodDataCentral } from './fooddata-central.ts'

const [download] = globSync(
  resolve(import.meta.dirname, '../../../../../../shared/data/fooddata-central/*foundation_food*.zip'),
)
// oxlint-disable-next-line no-console -- the output must show that a test was skipped
if (!download) console.warn('SKIPPED: FoodData Central is not imported, ../shared/data is absent.')

test.skipIf(!download || sized(false, true))(
  'Foundation Foods are imported with their measures, and found by name',
  async () => {
    const server = await startApp()
    const member = await server.addMember()

    async function imported(csv: string) {
      const { body } = await server.call(member, 'POST /food/imports', {
        query: { fileName: 'foundation_food_2024-10-31.csv' },
        body: Buffer.from(csv),
        headers: { 'content-type': 'application/octet-stream' },
      })
      const path = `/food/imports/${body.data.id}`
      const settled = async (state: string) => {
        for (;;) {
          const { body: found } = await server.call(member, `GET ${path}`)
          if (found.state !== state) return found
          await setTimeout(20)
        }
      }
      await settled('reading')
      await server.call(member, `POST ${path}/apply`)
      return settled('applying')
    }

    const files = await readFoodDataCentral(download ?? '')
    expect(await imported(files.foods)).toMatchObject({ state: 'done', counts: { create: files.count, rejected: 0 } })
    expect(await imported(files.measures)).toMatchObject({ state: 'done', counts: { create: 125, rejected: 0 } })

    const { body } = await server.call(member, 'GET /food/referenceFoods', { query: { q: 'humus' } })
    const [hummus] = body._embedded.referenceFoods
    expect(hummus).toMatchObject({
      description: 'Hummus, commercial',
      source: 'FoodData Central',
      release: '2024-10-31',
    })
    expect(hummus.nutrients).toMatchObject({ calories: 229 })
    expect(hummus.nutrients).not.toHaveProperty('folate')
    const { body: food } = await server.call(member, `GET /food/referenceFoods/${hummus.id}`)
    expect(food.measures).toContainEqual({ amount: 2, measure: 'tablespoon', unit: 'tbsp', grams: 33.9 })
  },
)
