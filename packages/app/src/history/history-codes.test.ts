import { makeFormats } from '@commissary/messages/formats'
import { translatorOf } from '@commissary/messages/translator'
import { expect, test } from 'vitest'

import { historyWords as ofCaterer } from '../screens/caterer/caterer-values.ts'
import { historyWords as ofCycleMenu } from '../screens/cycle-menus/history-words.ts'
import { historyWords as ofMasterItem } from '../screens/master-items/master-item-values.ts'
import { historyWords as ofSchool } from '../screens/schools/school-field-words.ts'
import { historyWords as ofVendor } from '../screens/vendors/vendor-values.ts'
import { changeEntry, type FieldWords, type FindFieldWord } from './change-entry.ts'

const t = translatorOf('es', (error) => {
  throw error
})
const formats = makeFormats('es-US', 'USD')

test.each<[string, FieldWords | FindFieldWord, string, string]>([
  ['allowsNegativeStock', ofCaterer(t, String), 'Yes', 'Sí'],
  ['moduleAccess', ofSchool(t), 'Production Record: Yes', 'Registro de producción: Sí'],
  ['meals', ofSchool(t), 'Lunch · 5 · 240 · offer versus serve', 'Lunch · 5 · 240 · Ofrecer versus servir'],
  ['deliveryDays', ofVendor(t, formats), '1, 3', 'lun, mié'],
  ['active', ofVendor(t, formats), 'No', 'Inactivo'],
  ['types', ofMasterItem(t), 'MEAL, SNACK', 'Almuerzo, Merienda'],
  ['priceType', ofMasterItem(t), 'Itemized', 'Por artículos'],
  ['isActive', ofMasterItem(t), 'Yes', 'Activo'],
  ['status', ofCycleMenu({ t, formats, country: 'US' }), 'draft', 'Borrador'],
])('the history has %s in the language of its reader', (field, words, code, text) => {
  const event = {
    id: 1,
    action: 'updated' as const,
    at: '2026-11-18T20:02:00Z',
    by: null,
    changes: [{ field, from: null, to: code }],
  }
  const { changes } = changeEntry(event, words, t, { locale: 'es-US', timeZone: 'UTC' })
  expect(changes.map(({ to }) => to)).toEqual([text])
})
