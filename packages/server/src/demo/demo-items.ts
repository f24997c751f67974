import type { MenuItemInput } from '../modules/menu-items/menu-item-record.ts'
import type { MenuItem } from './menus/demo-day.ts'

/** A master item of the demo caterer: a demo recipe or food under the name of its menus. */
export interface DemoItem extends Omit<MenuItemInput, 'recipeId' | 'ingredientId' | 'subCategoryId'> {
  offers: MenuItem
  subCategory?: string
}

const lunch: DemoItem['types'] = ['MEAL']
const breakfast: DemoItem['types'] = ['BREAKFAST']
const allDay: DemoItem['types'] = ['BREAKFAST', 'MEAL', 'SNACK']

/** Sold besides the meal, at a separate price. */
const itemized = (price: string) => ({ price, priceType: 'Itemized' as const })

export const demoItems: readonly DemoItem[] = [
  {
    name: 'Street tacos',
    publicNames: { es: 'Tacos de carne', zh: '墨西哥牛肉卷饼' },
    offers: 'beefTacos',
    types: lunch,
    mealCategory: 'ENTREE',
    subCategory: 'Hot entrees',
    ...itemized('3.25'),
  },
  {
    name: 'Chicken nugget basket',
    publicNames: { es: 'Nuggets de pollo' },
    offers: 'nuggets',
    types: lunch,
    mealCategory: 'ENTREE',
    subCategory: 'Hot entrees',
    ...itemized('3.25'),
  },
  {
    name: 'All-American burger',
    publicNames: { es: 'Hamburguesa' },
    offers: 'hamburger',
    types: lunch,
    mealCategory: 'ENTREE',
    subCategory: 'Hot entrees',
    ...itemized('3.50'),
  },
  {
    name: 'Pizza slice',
    publicNames: { es: 'Pizza de queso', ar: 'شريحة بيتزا' },
    offers: 'cheesePizza',
    types: ['MEAL', 'EXTRA'],
    mealCategory: 'ENTREE',
    subCategory: 'Hot entrees',
    ...itemized('2.75'),
  },
  {
    name: 'Caesar salad bowl',
    offers: 'caesarSalad',
    types: lunch,
    mealCategory: 'ENTREE',
    subCategory: 'Salads and sandwiches',
  },
  {
    name: 'Deli turkey on wheat',
    offers: 'turkeySandwich',
    types: lunch,
    mealCategory: 'ENTREE',
    subCategory: 'Salads and sandwiches',
  },
  {
    name: 'Warm oatmeal bowl',
    publicNames: { es: 'Avena caliente' },
    offers: 'oatmeal',
    types: breakfast,
    mealCategory: 'ENTREE',
    subCategory: 'Breakfast entrees',
  },
  {
    name: 'Strawberry parfait',
    offers: 'yogurtParfait',
    types: allDay,
    mealCategory: 'ENTREE',
    subCategory: 'Breakfast entrees',
    ...itemized('2.50'),
  },
  { name: 'Broccoli trees', offers: 'steamedBroccoli', types: lunch, mealCategory: 'VEGETABLES' },
  {
    name: 'Farm carrots',
    offers: 'babyCarrots',
    types: ['MEAL', 'SNACK'],
    mealCategory: 'VEGETABLES',
    portions: { 'K-5': { amount: '0.5', unit: 'cup' }, '9-12': { amount: '1', unit: 'cup' } },
  },
  {
    name: 'Fresh grapes',
    publicNames: { es: 'Uvas frescas' },
    offers: 'grapes',
    types: allDay,
    mealCategory: 'FRUIT',
    subCategory: 'Fresh fruit',
    portions: { '9-12': { amount: '1', unit: 'cup' } },
  },
  {
    name: 'Fruit medley',
    offers: 'fruitCup',
    types: ['BREAKFAST', 'MEAL'],
    mealCategory: 'FRUIT',
    subCategory: 'Fresh fruit',
  },
  {
    name: 'Morning orange juice',
    offers: 'orangeJuice',
    types: breakfast,
    mealCategory: 'FRUIT',
    subCategory: 'Juice',
  },
  {
    name: 'Low-fat white milk',
    publicNames: { es: 'Leche baja en grasa' },
    offers: 'milkLowFat',
    types: allDay,
    mealCategory: 'MILK',
    ...itemized('0.60'),
  },
  {
    name: 'Low-fat chocolate milk',
    publicNames: { es: 'Leche con chocolate' },
    offers: 'milkChocolate',
    types: lunch,
    mealCategory: 'MILK',
    ...itemized('0.60'),
  },
  // Out of season.
  { name: 'Harvest chili', offers: 'veggieChili', types: lunch, mealCategory: 'ENTREE', isActive: false },
]
