// Generated from openapi/ by `pnpm generate`. Do not edit.

import useSwr, { type Key, type SWRConfiguration } from 'swr'
import type { ApiError } from '../../../api-error.ts'
import { listCountryDetails } from '../calls/countries.ts'

const getListCountryDetailsKey = () => [`/countryDetails`] as const

/**
 * @summary Countries with dial code, currency and paper
 */
export const useListCountryDetails = (
  options?: SWRConfiguration<Awaited<ReturnType<typeof listCountryDetails>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getListCountryDetailsKey() : null))
  const swrFn = () => listCountryDetails()

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}
