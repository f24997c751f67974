import type { ItemShare } from '@commissary/domain/menu'
import type { Wording } from '@commissary/messages/wording'
import type { SharePart } from '@commissary/ui/report'

/** The rows of a chart of shares. Unknown shares say so, lower bounds are marked, and a nonzero share never reads as zero. */
export function shareParts(
  { t, formats }: Wording,
  items: readonly ItemShare[],
  amountText: (amount: number) => string,
): SharePart[] {
  const shareText = (share: number) =>
    share > 0 && share < 0.005 ? `< ${formats.percent(0.01)}` : formats.percent(share)
  return items.map(({ name, share, amount, hasGaps }) => ({
    name,
    share,
    shareText: share === null ? t('common.unknown') : shareText(share),
    amountText:
      amount === null
        ? t('common.unknown')
        : hasGaps
          ? t('checks.lowerBound', { value: amountText(amount) })
          : amountText(amount),
  }))
}
