import { lazy, Suspense } from 'react'

// Loads after the report itself.
const TableViews = lazy(async () => ({ default: (await import('../lists/TableViews.tsx')).TableViews }))

/** The saved views of a report that keeps what it shows in the address. */
export function ReportViews({ tableId }: { tableId: string }) {
  return (
    // As wide as the button, so that nothing moves.
    <Suspense fallback={<span style={{ inlineSize: '7rem' }} />}>
      <TableViews tableId={tableId} />
    </Suspense>
  )
}
