/** A row of the list that both pages draw. */
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

/** So many vendors, the same ones at every call: a fixed sequence stands in for chance. */
export function makeVendors(count: number): Vendor[] {
  let seed = 20_261_120
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
  }
  const pick = (words: readonly string[]) => words[below(words.length)] ?? ''
  const letter = () => letters[below(letters.length)] ?? ''

  const vendors = Array.from({ length: count }, (_, index) => {
    // The letters make nearly every name one of its own, as names of a real list are.
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
  // As an answer of a server arrives: texts that are whole in memory, not glued together on first use.
  return JSON.parse(JSON.stringify(vendors)) as Vendor[]
}
