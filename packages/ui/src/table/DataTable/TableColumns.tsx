interface TableColumnsProps {
  /** In order; one without a width takes the remaining space. */
  columns: readonly { id: string; width?: string }[]
}

/** Fixed column widths. */
export function TableColumns({ columns }: TableColumnsProps) {
  return (
    <colgroup>
      {columns.map(({ id, width }) => (
        <col key={id} style={{ inlineSize: width }} />
      ))}
    </colgroup>
  )
}
