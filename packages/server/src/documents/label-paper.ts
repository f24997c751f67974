import { paperOf } from './paper.ts'

/** Two by five labels of 4 x 2 inches, as shipping labels are sold; on A4 they keep their size. */
export const label = { width: 288, height: 144, columns: 2, rows: 5 }

/** A page of labels on the paper of a country. */
export function labelPage(country: string) {
  const { width, height } = paperOf(country)
  return {
    size: [width, height] as [number, number],
    style: {
      fontSize: 9,
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignContent: 'flex-start',
      paddingHorizontal: (width - label.width * label.columns) / 2,
      paddingVertical: (height - label.height * label.rows) / 2,
    } as const,
  }
}
