import { countryOf } from '../modules/countries/countries.ts'

/** Points in an inch. */
const inch = 72

/** The paper of a country in points. */
export const paperOf = (country: string) => {
  const { paper } = countryOf(country)
  return { width: paper.widthIn * inch, height: paper.heightIn * inch }
}
