// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { CountryDetailList } from '../../types.ts'
import { listCountryDetails } from '../calls/countries.ts'

/** Lists countries with dial code, currency and paper size */
export function useListCountryDetails(options?: ReadOptions<CountryDetailList>) {
  return useRead(['/countryDetails'], () => listCountryDetails(), options)
}

/** Sends the request of `useListCountryDetails` early */
export function preloadListCountryDetails() {
  readEarly(['/countryDetails'], () => listCountryDetails())
}
