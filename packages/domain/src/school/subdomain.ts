const maxLength = 63

/** A host name label (RFC 1123) made of a school's name: "P.S. 12 – Áve" gives "ps-12-ave"; "school" without letters or digits. */
export function subdomainOf(schoolName: string): string {
  const label = schoolName
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f.'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, '')
  return label === '' ? 'school' : label
}

/** The label with a number, "oak-2", shortened where needed. */
export const numberedSubdomain = (label: string, number: number): string => {
  const suffix = `-${number}`
  return label.slice(0, maxLength - suffix.length).replace(/-+$/, '') + suffix
}
