import type { Schemas } from '../../contract/operations.ts'

export type Country = Schemas['CountryDetail']

const letter = { widthIn: 8.5, heightIn: 11 }
const a4 = { widthIn: 8.27, heightIn: 11.69 }

/**
 * The countries of caterers by name, with ITU E.164 dial codes, ISO 4217 currencies and paper. A country
 * that the specification does not list (section 9) has its default, 8.5 x 11 in.
 */
export const countries: Country[] = [
  { countryCode: 'AU', countryName: 'Australia', isdCode: '+61', currency: 'AUD', paper: letter },
  { countryCode: 'CA', countryName: 'Canada', isdCode: '+1', currency: 'CAD', paper: letter },
  { countryCode: 'EG', countryName: 'Egypt', isdCode: '+20', currency: 'EUR', paper: a4 },
  { countryCode: 'FR', countryName: 'France', isdCode: '+33', currency: 'EUR', paper: letter },
  { countryCode: 'DE', countryName: 'Germany', isdCode: '+49', currency: 'EUR', paper: letter },
  { countryCode: 'IN', countryName: 'India', isdCode: '+91', currency: 'INR', paper: a4 },
  { countryCode: 'IE', countryName: 'Ireland', isdCode: '+353', currency: 'EUR', paper: letter },
  { countryCode: 'KR', countryName: 'Korea, Republic of', isdCode: '+82', currency: 'KRW', paper: a4 },
  { countryCode: 'MX', countryName: 'Mexico', isdCode: '+52', currency: 'MXN', paper: letter },
  { countryCode: 'NZ', countryName: 'New Zealand', isdCode: '+64', currency: 'NZD', paper: letter },
  { countryCode: 'SA', countryName: 'Saudi Arabia', isdCode: '+966', currency: 'SAR', paper: letter },
  { countryCode: 'ZA', countryName: 'South Africa', isdCode: '+27', currency: 'ZAR', paper: a4 },
  { countryCode: 'ES', countryName: 'Spain', isdCode: '+34', currency: 'EUR', paper: a4 },
  { countryCode: 'AE', countryName: 'United Arab Emirates', isdCode: '+971', currency: 'AED', paper: letter },
  { countryCode: 'GB', countryName: 'United Kingdom', isdCode: '+44', currency: 'GBP', paper: a4 },
  { countryCode: 'US', countryName: 'United States', isdCode: '+1', currency: 'USD', paper: letter },
]

const otherCountry: Country = { countryCode: '', countryName: '', isdCode: '', currency: 'USD', paper: letter }

/** A country by its ISO 3166 code. An unlisted one gets the default paper and no dial code. */
export function countryOf(code: string): Country {
  return countries.find(({ countryCode }) => countryCode === code) ?? otherCountry
}
