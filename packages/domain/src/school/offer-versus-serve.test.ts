import { expect, test } from 'vitest'

import { menuTypes } from '../menu/model.ts'
import { gradeGroups } from '../rules/model.ts'
import { mayOfferVersusServe, mustOfferVersusServe, usesOfferVersusServe } from './offer-versus-serve.ts'

const all = menuTypes.flatMap((menuType) => gradeGroups.map((gradeGroup) => ({ menuType, gradeGroup })))

test('offer versus serve is required at lunch in grades 9-12 whatever the school decided, and at no other meal', () => {
  expect(all.filter(mustOfferVersusServe)).toEqual([{ menuType: 'MEAL', gradeGroup: '9-12' }])
  expect(all.filter((meal) => usesOfferVersusServe({ ...meal, offerVersusServe: false }))).toEqual([
    { menuType: 'MEAL', gradeGroup: '9-12' },
  ])
  expect(all.filter(usesOfferVersusServe)).toHaveLength(1)
})

test('a school decides at breakfast, lunch and supper for grades; not at snacks, in preschool or without a meal pattern', () => {
  const chosen = all.filter((meal) => usesOfferVersusServe({ ...meal, offerVersusServe: true }))
  expect(chosen).toEqual(all.filter(mayOfferVersusServe))
  expect(new Set(chosen.map(({ menuType }) => menuType))).toEqual(new Set(['BREAKFAST', 'MEAL', 'DINNER']))
  expect(new Set(chosen.map(({ gradeGroup }) => gradeGroup))).toEqual(new Set(['K-5', '6-8', '9-12']))
})
