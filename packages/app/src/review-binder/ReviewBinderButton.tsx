import { type MenuType, printReviewBinder } from '@commissary/api-client'
import { Button } from '@commissary/ui'

import { useMessages } from '../messages/messages.ts'
import { useDownload } from '../text/use-download.ts'

interface ReviewBinderButtonProps {
  schoolId: number
  itemType: MenuType
  /** Any day of the week. */
  week: string
}

/** Downloads everything a reviewer asks for about a week of a school's meal as one PDF, with what is missing first. */
export function ReviewBinderButton({ schoolId, itemType, week }: ReviewBinderButtonProps) {
  const t = useMessages()
  const { isBusy, download } = useDownload((name) => t('reviewBinder.printed', { name }))
  return (
    <Button
      size="small"
      isBusy={isBusy}
      onClick={() => void download(() => printReviewBinder({ schoolId, itemType, week }))}
    >
      {t('reviewBinder.print')}
    </Button>
  )
}
