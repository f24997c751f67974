import { expect, test } from 'vitest'

import { englishTranslator } from '@commissary/messages/translator'
import { elm, juniper, lincoln, maple, north, site, south } from './inventory-sites.fixture.ts'
import { freeSchools, knownSchools, schoolOptions } from './school-options.ts'

const t = englishTranslator()
const place = { own: [elm, juniper, lincoln, maple], sites: [north, south], siteId: null }

test('a new site cannot take schools of another site', () => {
  const options = schoolOptions(place, t)
  expect(options.filter(({ isTaken }) => !isTaken).map(({ label }) => label)).toEqual(['Elm Street Elementary'])
  expect(options.find(({ value }) => value === juniper.schoolId)?.hint).toBe('In North warehouse')
})

test('an edited site can give up its own schools', () => {
  const options = schoolOptions({ ...place, siteId: south.siteId }, t)
  expect(options.filter(({ isTaken, disabled }) => !isTaken && !disabled).map(({ value }) => value)).toEqual([
    elm.schoolId,
    lincoln.schoolId,
    maple.schoolId,
  ])
})

test('a school that the user does not work for stays in its site', () => {
  const options = schoolOptions({ ...place, own: [elm, maple], siteId: south.siteId }, t)
  expect(options.find(({ value }) => value === lincoln.schoolId)).toMatchObject({ disabled: true })
  expect(options.find(({ value }) => value === maple.schoolId)?.disabled).toBeUndefined()
})

test('a school that another site has taken in the meantime is not sent', () => {
  expect(freeSchools([elm.schoolId, juniper.schoolId], schoolOptions(place, t))).toEqual([elm.schoolId])
})

test('schools are sorted by name and number, each once', () => {
  const schools = [10, 9, 100].map((number) => ({ schoolId: number, schoolName: `School ${number}` }))
  const known = knownSchools(schools, [site(1, 'Depot', schools.slice(0, 1))])
  expect(known.map(({ schoolName }) => schoolName)).toEqual(['School 9', 'School 10', 'School 100'])
})
