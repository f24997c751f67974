import { expect, test } from 'vitest'

import { avoidedWords, findings } from './wording.ts'

const glossary = `# Glossary

| Word | Meaning | Not |
| --- | --- | --- |
| archive | take out of use | put away, puts away |
| caterer | a company | |

| Write | Not |
| --- | --- |
| header | week head |
`
const avoided = avoidedWords(glossary)
const wordsIn = (text: string) => findings(text, avoided).map(({ line, word, use }) => `${line} ${word} > ${use}`)

test('the last column of every table lists the words to avoid', () => {
  expect(avoided).toEqual([
    { word: 'put away', use: 'archive' },
    { word: 'puts away', use: 'archive' },
    { word: 'week head', use: 'header' },
  ])
})

test.each([
  ['in text', '// Records are Put Away.\n', '1 put away > archive'],
  ['in camel case', 'const isPutAway = true', '1 put away > archive'],
  ['in kebab case', "import './week-head.ts'", '1 week head > header'],
  ['in snake case', 'put_away', '1 put away > archive'],
])('an avoided word is found %s', (_where, text, expected) => {
  expect(wordsIn(text)).toEqual([expected])
})

test('longer words that contain an avoided one are fine', () => {
  expect(wordsIn('weekHeader week headline input awaits')).toEqual([])
})

test('a word of one letter in camel case is a word', () => {
  const anew = avoidedWords('| again | | anew |')
  expect(findings('opensANewTab', anew)).toEqual([])
  expect(findings('openAnew', anew)).toHaveLength(1)
})

test.each(['limit of 70 % of calories', 'starting 1 July 2027'])('"%s" is not written the US way', (text) => {
  expect(wordsIn(text)).toHaveLength(1)
})

test.each(['70% of calories', 'July 1, 2027', 'count % 2', 'const share = 100 % size', '`${n * 100 % 7}`'])(
  '"%s" passes',
  (text) => {
    expect(wordsIn(text)).toEqual([])
  },
)
