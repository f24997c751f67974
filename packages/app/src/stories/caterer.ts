import type { Caterer, CountryDetail } from '@commissary/api-client'
import { http, HttpResponse, type HttpHandler } from 'msw'

import { harbor, maple } from './users.ts'

/** The planner's caterer. */
export const demoKitchen: Caterer = {
  catererId: 7,
  name: 'Commissary Demo Kitchen',
  country: 'US',
  timeZone: 'America/New_York',
  currency: 'USD',
  logo: null,
  nutritionAnalysis: true,
  inventoryEnabled: true,
  allowsNegativeStock: false,
  language: null,
  version: 3,
  updatedAt: '2026-11-16T15:00:00.000Z',
  updatedBy: 'Luis Ortega',
}

export const countries: CountryDetail[] = [
  {
    countryCode: 'DE',
    countryName: 'Germany',
    isdCode: '+49',
    currency: 'EUR',
    paper: { widthIn: 8.27, heightIn: 11.69 },
  },
  {
    countryCode: 'US',
    countryName: 'United States',
    isdCode: '+1',
    currency: 'USD',
    paper: { widthIn: 8.5, heightIn: 11 },
  },
]

export const answerCaterer = (caterer: Caterer = demoKitchen): HttpHandler =>
  http.get('*/commissary/caterers/:id', () => HttpResponse.json(caterer))

export const answerModules = http.get('*/commissary/login/:id', ({ request }) => {
  if (!new URL(request.url).searchParams.has('currentDate')) return new HttpResponse(null, { status: 422 })
  const { catererId, name, nutritionAnalysis, inventoryEnabled } = demoKitchen
  return HttpResponse.json({ catererId, name, nutritionAnalysis, inventoryEnabled, schools: [maple, harbor] })
})

export const answerCountries = http.get('*/commissary/countryDetails', () =>
  HttpResponse.json({ _embedded: { countryDetails: countries } }),
)
