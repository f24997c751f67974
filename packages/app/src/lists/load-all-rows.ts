export interface Paged {
  page: { totalElements: number }
}

export interface PageArgs {
  page: number
  size: number
}

/** The contract's largest page. */
const pageSize = 100

/** Rows loaded at most: a hundred calls, which take seconds. */
export const mostRows = 10_000

/**
 * Loads all rows of a list that the server pages, in its order, one page after another. If there are more than 10,000 rows, it
 * loads the first 10,000 and reports both numbers.
 */
export async function loadAllRows<Data extends Paged, Row>(
  load: (page: PageArgs) => Promise<Data>,
  rowsOf: (data: Data) => readonly Row[],
  onPart: (counts: { loaded: number; total: number }) => void,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  let total = 1
  for (let page = 0; page * pageSize < Math.min(total, mostRows); page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a file must not slow down what others read
    const data = await load({ page, size: pageSize })
    rows.push(...rowsOf(data))
    total = data.page.totalElements
  }
  if (total > mostRows) onPart({ loaded: rows.length, total })
  return rows
}
