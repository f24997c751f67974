import { CheckCellRoot } from './CheckCell.styles.ts'

interface CheckCellProps {
  /** What is on or off: the head of the column. */
  label: string
  isChecked: boolean
}

/** A checkbox that only shows: a table of many columns holds thousands of them, so it is one plain element. */
export function CheckCell({ label, isChecked }: CheckCellProps) {
  return <CheckCellRoot type="checkbox" aria-label={label} checked={isChecked} disabled readOnly />
}
