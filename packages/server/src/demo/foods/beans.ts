import { beans as beanCredits } from './credits.ts'
import { measure, noAllergens, price, unsweetened, type DemoFood } from './demo-food.ts'

const canned = {
  category: 'Beans and peas',
  addedSugars: unsweetened,
  allergens: noAllergens,
  crediting: beanCredits,
  creditEvidence: 'FOOD_BUYING_GUIDE',
} satisfies Partial<DemoFood>

/** USDA's nutrients and weights are for beans with their liquid, as canned. */
export const beans = {
  blackBeans: {
    ...canned,
    name: 'Black beans, canned, low sodium',
    ndb: '16316',
    measures: [measure(1, 'cup', 240, 'cup')],
    price: price('36.90', '40.5', 'lb'),
  },
  pintoBeans: {
    ...canned,
    name: 'Pinto beans, canned, low sodium',
    ndb: '16347',
    measures: [measure(1, 'cup', 240, 'cup')],
    price: price('35.40', '40.5', 'lb'),
  },
  kidneyBeans: {
    ...canned,
    name: 'Kidney beans, canned, low sodium',
    ndb: '16337',
    measures: [measure(1, 'cup', 256, 'cup')],
    price: price('36.20', '40.5', 'lb'),
  },
  chickpeas: {
    ...canned,
    name: 'Chickpeas, canned, low sodium',
    ndb: '16360',
    measures: [measure(1, 'cup', 240, 'cup')],
    price: price('37.80', '40.5', 'lb'),
  },
  refriedBeans: {
    ...canned,
    name: 'Refried beans, reduced sodium',
    ndb: '16403',
    measures: [measure(1, 'cup', 238, 'cup')],
    allergens: { ...noAllergens, Soy: 'mayContain' },
    price: price('39.60', '42', 'lb'),
  },
} satisfies Record<string, DemoFood>
