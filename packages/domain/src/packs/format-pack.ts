import type { Pack, PackUnit } from './model.ts'

const unitNames: Partial<Record<PackUnit, string>> = {
  // A lone "g" can be a gallon.
  g: 'gr',
  floz: 'fl oz',
  bushel: 'bu',
  can10: '#10 can',
  can5: '#5 can',
  can2half: '#2.5 can',
  can303: '#303 can',
  can300: '#300 can',
}

/**
 * A pack as it was understood: "6 × 5 lb", "10 × 6 × 2.5 oz", "14 × 3-3.25 lb avg", "6 × #10 can", "48 ct". `parsePack`
 * reads it back to the same pack.
 */
export function formatPack({ inners, eaches, size, isAverage }: Pack): string {
  const outer = inners === null ? [] : [inners]
  if (!size) return [...outer, `${eaches} ct`].join(' × ')
  const counts = inners === null && eaches === 1 ? [] : [...outer, eaches]
  return [...counts, isAverage ? `${sizeText(size)} avg` : sizeText(size)].join(' × ')
}

function sizeText({ amount, upTo, unit }: NonNullable<Pack['size']>): string {
  const name = unitNames[unit] ?? unit
  if (name.startsWith('#')) return name
  return `${upTo === null ? amount : `${amount}-${upTo}`} ${name}`
}
