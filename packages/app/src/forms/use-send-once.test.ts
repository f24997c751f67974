import { ApiError } from '@commissary/api-client'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { useSendOnce } from './use-send-once.ts'

type SendOnce = ReturnType<typeof useSendOnce>

function sender(): SendOnce {
  const made: SendOnce[] = []
  function Probe() {
    made.push(useSendOnce())
    return null
  }
  renderToStaticMarkup(createElement(Probe))
  return made[0] as SendOnce
}

/** The key that a call is sent with, when it ends with a status. */
async function keyOf(send: SendOnce, status: number, about?: string): Promise<string> {
  let key = ''
  const sent = send(({ idempotencyKey }) => {
    key = idempotencyKey
    return status === 200 ? Promise.resolve() : Promise.reject(new ApiError({ status, message: 'No' }))
  }, about)
  await sent.catch(() => undefined)
  return key
}

test('a call whose outcome is unknown is sent again with its key', async () => {
  const send = sender()
  const key = await keyOf(send, 0)
  expect(await keyOf(send, 503)).toBe(key)
  expect(await keyOf(send, 200)).toBe(key)
})

test('after an answer, the next call is a new one', async () => {
  const send = sender()
  const keys = [await keyOf(send, 422), await keyOf(send, 409), await keyOf(send, 200), await keyOf(send, 200)]
  expect(new Set(keys).size).toBe(4)
})

test('each thing has its own key', async () => {
  const send = sender()
  const first = await keyOf(send, 0, 'menu 1')
  expect(await keyOf(send, 200, 'menu 2')).not.toBe(first)
  expect(await keyOf(send, 200, 'menu 1')).toBe(first)
})
