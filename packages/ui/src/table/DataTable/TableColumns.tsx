interface TableColumnsProps {
  /** In order; one without a width takes what is left. */
  columns: readonly { id: string; width?: string }[]
}

/** Widths that the browser does not choose. */
export function TableColumns({ columns }: TableColumnsProps) {
  return (
    <colgroup>
      {columns.map(({ id, width }) => (
        <col key={id} style={{ inlineSize: width }} />
      ))}
    </colgroup>
  )
}
