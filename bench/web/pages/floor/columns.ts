import type { Vendor } from '../vendors.ts'

export const columns: { head: string; text: (vendor: Vendor) => string }[] = [
  { head: 'Vendor Code', text: (vendor) => vendor.vendorCode },
  { head: 'Vendor Name', text: (vendor) => vendor.vendorName },
  { head: 'Email', text: (vendor) => vendor.email },
  { head: 'Contact', text: (vendor) => vendor.contact },
  { head: 'Active Status', text: (vendor) => (vendor.isActive ? 'Active' : 'Inactive') },
]

/** The rows that contain each filter's text, sorted by one column. */
export function pickRows(
  vendors: readonly Vendor[],
  filters: readonly string[],
  sort: { at: number; isDown: boolean } | null,
): readonly Vendor[] {
  const needles = filters.map((filter) => filter.toLowerCase())
  const found = vendors.filter((vendor) =>
    columns.every(({ text }, at) => !needles[at] || text(vendor).toLowerCase().includes(needles[at])),
  )
  const column = sort && columns[sort.at]
  if (!column) return found
  const sign = sort.isDown ? -1 : 1
  return found.sort((a, b) => {
    const one = column.text(a)
    const other = column.text(b)
    return one < other ? -sign : one > other ? sign : 0
  })
}
