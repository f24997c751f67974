import type { LotTrace, MealTrace } from '@commissary/api-client'

const beef = {
  ingredientId: 21,
  ingredientName: 'Ground beef, 80/20, frozen',
  unit: 'lb',
  isArchived: false,
  outOfUse: '0',
} as const

/** A lunch that contained the beef. */
export const tacoTraced: LotTrace['meals'][number] = {
  recordId: 71,
  schoolId: 1,
  schoolName: 'Maple Street Elementary',
  date: '2026-11-12',
  itemType: 'MEAL',
  certainty: 'held',
  dishes: [{ name: 'Beef taco', recipeId: 31, planned: 230, prepared: 220, served: 210 }],
  lots: [{ lotId: 1, quantity: '68.5' }],
}

/** A vendor's recalled beef: one lot in two stores, one used up. */
export const beefTrace: LotTrace = {
  lots: [
    {
      ...beef,
      lotId: 1,
      code: 'L 2391-A',
      expiresOn: '2027-02-01',
      receivedOn: '2026-11-02',
      received: '320',
      used: '188.5',
      remaining: '131.5',
    },
    {
      ...beef,
      lotId: 2,
      code: 'L 2391-B',
      expiresOn: null,
      receivedOn: '2026-11-04',
      received: '40',
      used: '38',
      remaining: '0',
      outOfUse: '2',
    },
  ],
  lotsTotal: 2,
  places: [
    {
      lotId: 1,
      siteId: 4,
      siteName: 'Central kitchen',
      sentFrom: null,
      locationId: 9,
      locationName: 'Freezer 2',
      quantity: '120',
    },
    {
      lotId: 1,
      siteId: 5,
      siteName: 'Maple Street kitchen',
      sentFrom: null,
      locationId: null,
      locationName: null,
      quantity: '11.5',
    },
  ],
  transfers: [
    { lotId: 1, date: '2026-11-05', fromSite: 'Central kitchen', toSite: 'Maple Street kitchen', quantity: '80' },
  ],
  meals: [
    tacoTraced,
    {
      recordId: 64,
      schoolId: 2,
      schoolName: 'Juniper Hill Elementary',
      date: '2026-11-09',
      itemType: 'MEAL',
      certainty: 'lotUnknown',
      dishes: [{ name: 'Chili with beans', recipeId: 32, planned: 90, prepared: 90, served: null }],
      lots: [{ lotId: 1, quantity: null }],
    },
    {
      recordId: null,
      schoolId: 1,
      schoolName: 'Maple Street Elementary',
      date: '2026-11-20',
      itemType: 'MEAL',
      certainty: 'notClosed',
      dishes: [{ name: 'Hamburger', recipeId: null, planned: null, prepared: null, served: null }],
      lots: [{ lotId: 1, quantity: null }],
    },
  ],
  mealsTotal: 3,
  servings: 210,
  hiddenSites: 0,
  plansSince: '2026-11-02',
}

/** More of the beef on the way to a kitchen, and meals that may contain it although their records took none from the stock. */
export const beefOnTheWay: LotTrace = {
  ...beefTrace,
  places: [
    ...beefTrace.places,
    {
      lotId: 2,
      siteId: 5,
      siteName: 'Maple Street kitchen',
      sentFrom: 'Central kitchen',
      locationId: null,
      locationName: null,
      quantity: '2',
    },
  ],
  meals: [
    tacoTraced,
    {
      ...tacoTraced,
      recordId: 72,
      date: '2026-11-13',
      certainty: 'leftoversUsed',
      lots: [{ lotId: 1, quantity: null }],
    },
    { ...tacoTraced, recordId: 73, date: '2026-11-16', certainty: 'issueShort', lots: [{ lotId: 1, quantity: null }] },
    { ...tacoTraced, recordId: 74, date: '2026-11-17', certainty: 'notIssued', lots: [] },
  ],
}

export const emptyTrace: LotTrace = {
  lots: [],
  lotsTotal: 0,
  places: [],
  transfers: [],
  meals: [],
  mealsTotal: 0,
  servings: 0,
  hiddenSites: 0,
  plansSince: null,
}

export const tacoMeal: MealTrace = {
  schoolId: 1,
  schoolName: 'Maple Street Elementary',
  date: '2026-11-12',
  itemType: 'MEAL',
  recordId: 71,
  certainty: 'held',
  siteName: 'Maple Street kitchen',
  foodsWithoutLot: [],
  lots: [
    {
      certainty: 'held',
      lotId: 1,
      ingredientId: 21,
      ingredientName: 'Ground beef, 80/20, frozen',
      unit: 'lb',
      code: 'L 2391-A',
      expiresOn: '2027-02-01',
      receivedOn: '2026-11-02',
      quantity: '68.5',
    },
    {
      certainty: 'held',
      lotId: 8,
      ingredientId: 22,
      ingredientName: 'Tortilla, whole grain',
      unit: 'each',
      code: null,
      expiresOn: null,
      receivedOn: '2026-11-03',
      quantity: '440',
    },
  ],
}
