import { expect, test } from 'vitest'

import { readRetentionFile, RetentionFileError } from './retention-file.ts'

test('a table of retention factors is read as USDA ships it', () => {
  const text = [
    '~0001~^~0100~^~CHEESE, BAKED~^~301~^~CALCIUM, CA~^100',
    '~0001~^~0100~^~CHEESE, BAKED~^~318~^~VITAMIN A, IU~^95',
    '~0001~^~0100~^~CHEESE, BAKED~^~392~^~VITAMIN A, RE~^90',
    '~0001~^~0100~^~CHEESE, BAKED~^~221~^~ALCOHOL, ETHYL~^40',
    '~0805~^~1300~^~BEEF, ROASTED~^~404~^~THIAMIN~^~60.5~',
    '',
  ].join('\r\n')
  expect(readRetentionFile(text)).toEqual([
    { code: '0001', description: 'CHEESE, BAKED', factors: { calcium: 100, vitaminA: 90 } },
    { code: '0805', description: 'BEEF, ROASTED', factors: { thiamin: 60.5 } },
  ])
})

test("an entry's month is ignored, and a line without a percentage adds no factor", () => {
  const text = [
    '~0001~^~01~^~CHEESE,BAKED~^~301~^~Calcium, Ca~^100^~09/1975~',
    '~5005~^~14~^~ALC BEV,STIRRED,BKD/SIMMRD 30 MIN~^~301~^~Calcium, Ca~^^~09/1975~',
    '~5005~^~14~^~ALC BEV,STIRRED,BKD/SIMMRD 30 MIN~^~401~^~Vitamin C, total ascorbic acid~^~35~^~09/1975~',
  ].join('\n')
  expect(readRetentionFile(text)).toEqual([
    { code: '0001', description: 'CHEESE,BAKED', factors: { calcium: 100 } },
    { code: '5005', description: 'ALC BEV,STIRRED,BKD/SIMMRD 30 MIN', factors: { vitaminC: 35 } },
  ])
})

test.each([
  ['1,1,"CHEESE,BAKED",301,"Calcium, Ca",100,Sep-75', 'line 1 is not'],
  ['~0001~^~01~^~CHEESE~^~301~^~CALCIUM~^Sep-75^', 'line 1 is not'],
  ['', 'the file is empty.'],
  ['~208~^~kcal~^~ENERC_KCAL~^~Energy~^~0~^~300~', 'line 1 is not'],
  ['~0001~^~0100~^~CHEESE~^~301~^~CALCIUM~^100\n~0001~^~0100~^~CHEESE~^~303~^~IRON~^101', 'line 2 is not'],
])('%j is refused', (text, message) => {
  expect(() => readRetentionFile(text)).toThrow(RetentionFileError)
  expect(() => readRetentionFile(text)).toThrow(message)
})
