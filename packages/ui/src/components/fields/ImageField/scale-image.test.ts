import { expect, test } from 'vitest'

import { bytesOf, fittingSize } from './scale-image.ts'

const limits = { width: 480, height: 240, bytes: 200_000 }

test.each([
  [
    { width: 4800, height: 1200 },
    { width: 480, height: 120 },
  ],
  [
    { width: 1000, height: 1000 },
    { width: 240, height: 240 },
  ],
  [
    { width: 100, height: 50 },
    { width: 100, height: 50 },
  ],
  [
    { width: 10_000, height: 1 },
    { width: 480, height: 1 },
  ],
])('a picture of %o fits as %o', (picture, size) => {
  expect(fittingSize(picture, limits)).toEqual(size)
})

test.each(['', 'a', 'ab', 'abc', 'abcd'])('the data URL of %j has as many bytes as the text', (text) => {
  expect(bytesOf(`data:image/png;base64,${btoa(text)}`)).toBe(text.length)
})
