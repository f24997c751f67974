import type { CountLine } from '@commissary/api-client'
import { lotText } from '@commissary/messages/pack-amounts'
import { Fold, Quiet, Stack } from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'

/** More lots than these are folded, so that the fields of the next item stay near. */
const most = 5

/** The lots that the ledger has where an item is counted, first expiring first. */
export function LotList({ line }: { line: CountLine }) {
  const { t, formats } = useWording()
  const texts = line.lots.map((lot) => lotText(t, formats, lot, line))
  const hidden = texts.slice(most)
  const list = (shown: readonly string[]) => (
    <Stack gap={1}>
      {shown.map((text) => (
        <Quiet key={text}>
          <bdi>{text}</bdi>
        </Quiet>
      ))}
    </Stack>
  )
  if (texts.length === 0) return null
  const name = t('physicalInventory.sheet.lotsOf', { name: line.name })
  const more = t('packAmounts.lots.more', { count: hidden.length })
  return (
    <div role="group" aria-label={name}>
      {list(texts.slice(0, most))}
      {hidden.length > 0 && (
        <Fold isPlain title={more} name={`${name}: ${more}`}>
          {list(hidden)}
        </Fold>
      )}
    </div>
  )
}
