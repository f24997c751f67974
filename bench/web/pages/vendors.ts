/** A row of the list on both pages. */
export interface Vendor {
  id: number
  vendorCode: string
  vendorName: string
  email: string
  contact: string
  isActive: boolean
}

const first =
  'Amber Bright Cedar Delta Eastern Fresh Golden Harvest Inland Jade Keystone Lakeside Meadow Northern'.split(' ')
const second =
  'Bakery Creamery Dairy Fields Foods Fruit Grains Growers Larder Market Mills Orchard Pantry Produce'.split(' ')
const third = 'Albany Boston Camden Dayton Eugene Fresno Gary Houston Irving Joliet Kansas Laredo Mobile Newark'.split(
  ' ',
)
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Creates `count` vendors, the same at every call: a fixed sequence replaces randomness. */
export function makeVendors(count: number): Vendor[] {
  let seed = 20_261_120
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
  }
  const pick = (words: readonly string[]) => words[below(words.length)] ?? ''
  const letter = () => letters[below(letters.length)] ?? ''

  const vendors = Array.from({ length: count }, (_, index) => {
    // The letters make nearly every name unique, as in a real list.
    const vendorName = `${pick(first)} ${pick(second)} ${pick(third)} ${letter()}${letter()}${letter()}`
    return {
      id: index + 1,
      vendorCode: `V${String(index + 1).padStart(6, '0')}`,
      vendorName,
      email: `orders.${index + 1}@${vendorName.split(' ')[1]?.toLowerCase()}.example`,
      contact: `555${String(below(10_000_000)).padStart(7, '0')}`,
      isActive: below(10) > 0,
    }
  })
  // As parsed from a response: flat strings, not ropes that are joined at first use.
  return JSON.parse(JSON.stringify(vendors)) as Vendor[]
}
