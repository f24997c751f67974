import type { DemoWeek } from './demo-day.ts'

/**
 * The four common weeks of all schools. Entrees credit 2 oz eq of grain on Monday, Wednesday and Friday and 1 1/2 on the
 * other days, because 9 oz eq per week fits both K-5 and 6-8.
 */
export const demoWeeks: readonly [DemoWeek, DemoWeek, DemoWeek, DemoWeek] = [
  [
    {
      entrees: { hamburger: 62, tunaSandwich: 38 },
      vegetables: { ovenPotatoes: 88, babyCarrots: 75 },
      fruits: { apple: 75, peachCup: 70 },
      extras: { ketchup: 150, ranch: 70 },
    },
    {
      entrees: { beefTacos: 66, roastTurkeyWrap: 34 },
      vegetables: { blackBeanSide: 76, cornSide: 84 },
      fruits: { orange: 70, tropicalCup: 72 },
      extras: { sourCream: 80 },
    },
    {
      entrees: { cheesePizza: 72, chefSalad: 28 },
      vegetables: { gardenSalad: 72, greenBeanSide: 70 },
      fruits: { grapes: 80, applesauce: 66 },
      extras: { ranch: 80 },
    },
    {
      entrees: { drumstick: 58, beanBurrito: 42 },
      vegetables: { sweetPotatoWedges: 84, steamedBroccoli: 72 },
      fruits: { banana: 76, pears: 68 },
      extras: { barbecueSauce: 70 },
    },
    {
      entrees: { nuggets: 68, turkeySandwich: 32 },
      vegetables: { tomatoSalad: 70, coleslaw: 66 },
      fruits: { fruitCup: 76, raisins: 64 },
      extras: { barbecueSauce: 90 },
    },
  ],
  [
    {
      entrees: { spaghetti: 64, grilledCheese: 36 },
      vegetables: { gardenSalad: 72, greenBeanSide: 70 },
      fruits: { apple: 75, fruitMix: 70 },
      extras: { ranch: 60 },
    },
    {
      entrees: { beanBurrito: 45, drumstick: 55 },
      vegetables: { blackBeanSide: 76, sweetPotatoWedges: 84 },
      fruits: { orange: 70, applesauce: 66 },
      extras: { barbecueSauce: 70 },
    },
    {
      entrees: { hamburger: 60, turkeySandwich: 40 },
      vegetables: { ovenPotatoes: 88, babyCarrots: 75 },
      fruits: { grapes: 80, peachCup: 70 },
      extras: { ketchup: 150, ranch: 70 },
    },
    {
      entrees: { veggieChili: 55, roastTurkeyWrap: 45 },
      vegetables: { steamedBroccoli: 72, cucumber: 64 },
      fruits: { banana: 76, pears: 68 },
      extras: { sourCream: 60, ranch: 50 },
    },
    {
      entrees: { fajitaBowl: 62, tunaSandwich: 38 },
      vegetables: { cornSide: 84, tomatoSalad: 70 },
      fruits: { tropicalCup: 72, raisins: 64 },
      extras: { sourCream: 50 },
    },
  ],
  [
    {
      entrees: { barbecueSandwich: 66, chefSalad: 34 },
      vegetables: { coleslaw: 66, cornSide: 84 },
      fruits: { apple: 75, pears: 70 },
      extras: { ranch: 60 },
    },
    {
      entrees: { beefTacos: 60, veggieChili: 40 },
      vegetables: { blackBeanSide: 72, tomatoSalad: 70 },
      fruits: { orange: 70, peachCup: 70 },
      extras: { sourCream: 80 },
    },
    {
      entrees: { nuggets: 64, turkeySandwich: 36 },
      vegetables: { gardenSalad: 72, greenBeanSide: 70 },
      fruits: { grapes: 80, applesauce: 66 },
      extras: { barbecueSauce: 90 },
    },
    {
      entrees: { drumstick: 58, beanBurrito: 42 },
      vegetables: { sweetPotatoWedges: 84, steamedBroccoli: 72 },
      fruits: { banana: 76, tropicalCup: 68 },
      extras: { barbecueSauce: 60 },
    },
    {
      entrees: { cheesePizza: 68, fajitaBowl: 32 },
      vegetables: { babyCarrots: 75, greenPeaSide: 68 },
      fruits: { fruitCup: 76, raisins: 64 },
      extras: { ranch: 80 },
    },
  ],
  [
    {
      entrees: { hamburger: 62, tunaSandwich: 38 },
      vegetables: { ovenPotatoes: 84, babyCarrots: 75 },
      fruits: { apple: 80, peachCup: 74 },
    },
    {
      entrees: { beefTacos: 64, roastTurkeyWrap: 36 },
      vegetables: { cornSide: 84, tomatoSalad: 72 },
      fruits: { orange: 74, tropicalCup: 76 },
      extras: { sourCream: 80 },
    },
    {
      entrees: { spaghetti: 66, barbecueSandwich: 34 },
      vegetables: { gardenSalad: 72, coleslaw: 68 },
      fruits: { grapes: 82, applesauce: 72 },
    },
    {
      entrees: { drumstick: 62, roastTurkeyWrap: 38 },
      vegetables: { sweetPotatoWedges: 86, steamedBroccoli: 72 },
      fruits: { banana: 80, pears: 72 },
    },
    {
      entrees: { fajitaBowl: 70, chefSalad: 30 },
      vegetables: { chickpeaSalad: 70, babyCarrots: 75 },
      fruits: { fruitCup: 80, raisins: 68 },
      extras: { sourCream: 40 },
    },
  ],
]
