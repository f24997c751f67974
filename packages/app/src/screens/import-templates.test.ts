import { languages } from '@commissary/messages/languages'
import { translatorOf } from '@commissary/messages/translator'
import { expect, test } from 'vitest'

import { readText as readSchools, templateFile as schoolTemplate } from './schools/import/school-sheet.ts'
import { readText as readStock, templateFile as stockTemplate } from './starting-inventory/import-sheet.ts'

test.each(languages)('the import templates in %s are read without problems', async (language) => {
  const t = translatorOf(language)
  const schools = await readSchools(await schoolTemplate(t).text())
  expect(schools).toMatchObject({
    hasNames: true,
    ignored: [],
    schools: [{ schoolName: 'Oak Street School', problems: [] }],
  })
  expect(schools.schools[0]?.meals.map(({ menuType, plannedMeals }) => [menuType, plannedMeals])).toEqual([
    ['MEAL', 240],
    ['BREAKFAST', 90],
  ])
  const stock = await readStock(await stockTemplate(t).text(), { language, country: 'EG' })
  expect(stock).toMatchObject({
    hasItems: true,
    ignored: [],
    lines: [
      {
        item: 'I0001',
        cases: '2',
        eaches: '1',
        cost: '59.40',
        lotCode: 'L2207',
        expiresOn: '2027-01-31',
        problems: [],
      },
    ],
  })
})
