import { describe, expect, test } from 'vitest'

import type { Command, CommandSource } from './command-types.ts'
import { fold, rankCommands } from './rank-commands.ts'

const commands = (...labels: string[]): Command[] => labels.map((label) => ({ id: label, label, href: `/${label}` }))
const source = (id: string, list: readonly Command[] | undefined): CommandSource => ({ id, label: id, commands: list })

const find = (sources: CommandSource[], query: string, limit = 20) =>
  rankCommands(sources, query, { limit }).flatMap(({ entries }) => entries.map(({ command }) => command.label))

describe('order', () => {
  const schools = [source('schools', commands('Northwood Academy', 'Wood Street', 'Cedar Woods', 'Elmwood'))]

  test('matches rank by start of name, start of word, then inside', () => {
    expect(find(schools, 'wood')).toEqual(['Wood Street', 'Cedar Woods', 'Northwood Academy', 'Elmwood'])
  })

  test('the group with the best match comes first', () => {
    const sources = [source('screens', commands('My vendors')), source('vendors', commands('Vendor One'))]
    expect(rankCommands(sources, 'ven', { limit: 5 }).map(({ id }) => id)).toEqual(['vendors', 'screens'])
  })

  test('words are found in any order', () => {
    expect(find(schools, 'academy north')).toEqual(['Northwood Academy'])
  })
})

describe('matching', () => {
  test('case and accents do not matter', () => {
    expect(find([source('a', commands('Crème brûlée'))], 'CREME BRU')).toEqual(['Crème brûlée'])
    expect(find([source('a', commands('Smørrebrød'))], 'smorrebrod')).toEqual(['Smørrebrød'])
  })

  test('Arabic is found without its vowel marks', () => {
    expect(fold('مَدْرَسَة')).toBe(fold('مدرسة'))
  })

  test('special characters match literally', () => {
    expect(find([source('a', commands('Salt (iodized) [50 lb]'))], '(iod')).toEqual(['Salt (iodized) [50 lb]'])
    expect(find([source('a', commands('Salt'))], '.*')).toEqual([])
  })
})

test('detail and keywords are searched after the names', () => {
  const list: Command[] = [
    { id: '1', label: 'Golden Grains', detail: 'V-0042', href: '/1' },
    { id: '2', label: 'Theme', keywords: 'dark light', onSelect: () => undefined },
  ]
  expect(find([source('a', list)], 'v-0042')).toEqual(['Golden Grains'])
  expect(find([source('a', list)], 'dark')).toEqual(['Theme'])
})

test('letters in order match only if nothing else does', () => {
  const list = [source('a', commands('Storage Locations', 'School Menus'))]
  expect(find(list, 'smn')).toEqual(['School Menus'])
  expect(find([...list, source('b', commands('SMN Produce'))], 'smn')).toEqual(['SMN Produce'])
})

describe('nothing typed', () => {
  const sources = [source('screens', commands('A', 'B')), source('schools', undefined)]

  test('recent commands come first, once, without deleted ones', () => {
    const groups = rankCommands(sources, '  ', {
      limit: 5,
      recentIds: ['screens:B', 'screens:gone'],
      recentLabel: 'Recent',
    })
    expect(groups.map(({ label, entries }) => [label, entries.map(({ key }) => key)])).toEqual([
      ['Recent', ['screens:B']],
      ['screens', ['screens:A']],
    ])
  })
})

test('a group counts the matches not shown', () => {
  const many = source(
    'vendors',
    Array.from({ length: 5000 }, (_, index) => ({ id: String(index), label: `Vendor ${index}`, href: `/${index}` })),
  )
  const [group] = rankCommands([many], 'vendor', { limit: 20 })
  expect(group?.entries).toHaveLength(20)
  expect(group?.more).toBe(4980)
})
