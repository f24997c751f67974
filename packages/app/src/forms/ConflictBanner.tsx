import { Banner, Button, Inline, Stack } from '@commissary/ui'
import { DataTable, defineColumns } from '@commissary/ui/table'

import { useMessages } from '../messages/messages.ts'

export interface Difference {
  field: string
  mine: string
  theirs: string
}

interface ConflictBannerProps {
  /** The server's sentence. */
  message: string
  /** Fields that differ, already worded. */
  differences: readonly Difference[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

const columns = defineColumns<Difference>(
  [
    { id: 'field', header: 'common.field', value: (row: Difference) => row.field },
    { id: 'mine', header: 'common.yours', value: (row: Difference) => row.mine },
    { id: 'theirs', header: 'common.stored', value: (row: Difference) => row.theirs },
  ].map((column) => ({ ...column, isSortable: false, isFilterable: false })),
)

/** Somebody else saved the record meanwhile: both versions are shown, and nothing is lost until one is chosen. */
export function ConflictBanner({ message, differences, onKeepMine, onTakeTheirs }: ConflictBannerProps) {
  const t = useMessages()
  return (
    <Stack gap={3}>
      <Banner
        tone="warning"
        action={
          <Inline>
            <Button size="small" onClick={onTakeTheirs}>
              {t('common.takeTheirs')}
            </Button>
            <Button size="small" variant="solid" onClick={onKeepMine}>
              {t('common.keepMine')}
            </Button>
          </Inline>
        }
      >
        <strong>{message}</strong> {t('common.conflictMessage')}
      </Banner>
      {differences.length > 0 && (
        <DataTable
          caption={t('common.conflictTitle')}
          columns={columns}
          translate={t}
          rows={differences}
          error={null}
          rowKey={(row) => row.field}
          hasPages={false}
          minRows={0}
        />
      )}
    </Stack>
  )
}
