import { makeFormats } from '@commissary/messages/formats'
import { englishTranslator } from '@commissary/messages/translator'
import { expect, test } from 'vitest'

import { quietDashboard } from '../../stories/dashboard.ts'
import { planner } from '../../stories/users.ts'
import { attentionCards } from './attention-cards.ts'
import type { FailingCount } from './planned-week.ts'

const locale = 'en-US'
const session = { ...planner, locale, formats: makeFormats(locale, planner.currency, planner.timeZone) }
const valuesOf = (thisWeek: FailingCount) => {
  const facts = { t: englishTranslator(), session, dashboard: quietDashboard, school: null, date: null }
  const failing = { this: thisWeek, next: { count: 0, checked: 24, all: 100 } }
  return attentionCards({ ...facts, failing }).map(({ id, value }) => [id, value])
}

test('the number of failing menus is a minimum until all menus are checked', () => {
  expect(valuesOf({ count: 3, checked: 24, all: 100 })).toEqual([['failsThisWeek', '≥ 3']])
  expect(valuesOf({ count: 5, checked: 100, all: 100 })).toEqual([['failsThisWeek', '5']])
  expect(valuesOf({ count: 0, checked: 24, all: 100 })).toEqual([])
})
