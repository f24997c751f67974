import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'

import { EmptyState } from '../../components/feedback/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/feedback/ErrorState/ErrorState.tsx'
import { Spinner } from '../../components/feedback/Spinner/Spinner.ts'
import { useUiText } from '../../text/UiText.ts'
import { useTableText } from '../table-text.ts'
import { LoadingRows, LoadingText } from './DataTable.styles.ts'

interface DataTableMessageProps {
  isLoading: boolean
  error: { error: unknown; onRetry: (() => void) | undefined } | null
  isEmpty: boolean
  empty: ReactNode
}

/** The message of a table without rows: loading, failed, or empty. */
export function DataTableMessage({ isLoading, error, isEmpty, empty }: DataTableMessageProps) {
  const text = useUiText()
  const tableText = useTableText()

  return (
    <div className="cm-table-message" aria-live="polite">
      {isLoading && (
        <LoadingRows data-loading>
          <LoadingText>
            <Spinner aria-hidden />
            {text.loading}
          </LoadingText>
        </LoadingRows>
      )}
      {error && <ErrorState {...error} />}
      {isEmpty && (empty ?? <EmptyState icon={<SearchX />} title={tableText.noRows} />)}
    </div>
  )
}
