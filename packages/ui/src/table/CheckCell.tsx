import { CheckCellRoot } from './CheckCell.styles.ts'

interface CheckCellProps {
  /** The accessible name: the header of the column. */
  label: string
  isChecked: boolean
}

/** A read-only checkbox. A wide table has thousands of them, so it is a single element. */
export function CheckCell({ label, isChecked }: CheckCellProps) {
  return <CheckCellRoot type="checkbox" aria-label={label} checked={isChecked} disabled readOnly />
}
