import type { CountLine, StockCount } from '@commissary/api-client'
import { findLine, isCode } from '@commissary/domain/stock'
import { Banner, Button, EmptyState, Inline, Progress, Select, Stack } from '@commissary/ui'
import { lazy, Suspense, useRef, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { useSession } from '../../session/session.tsx'
import { instantOf, keepPaperTime, keptPaperTime, type PaperTime } from './count-time.ts'
import { CountedLine } from './CountedLine.tsx'
import { CountTimeFields } from './CountTimeFields.tsx'
import { ScanBox } from './ScanBox.tsx'
import { type Found, linesToShow, locationsOf, type Shown, withLine } from './sheet-lines.ts'

const AddItemDialog = lazy(async () => ({ default: (await import('./AddItemDialog.tsx')).AddItemDialog }))
const ShelfOrderDialog = lazy(async () => ({ default: (await import('./ShelfOrderDialog.tsx')).ShelfOrderDialog }))

const everywhere = 'all'
const nowhere = 'none'
const shownValues: readonly Shown[] = ['all', 'open', 'recount']

interface CountSheetProps {
  count: StockCount
  onChange: (next: (now: StockCount) => StockCount) => void
  /** Reloads the count. */
  onStale: () => Promise<unknown>
}

/** The sheet of an open count: items in shelf order, each saved on its own. */
export function CountSheet({ count: { count, lines }, onChange, onStale }: CountSheetProps) {
  const { t, formats } = useWording()
  const { today, timeZone } = useSession()
  const locations = locationsOf(lines)
  const [place, setPlace] = useState(everywhere)
  const [shown, setShown] = useState<Shown>('all')
  const [found, setFound] = useState<(Found & { at: number }) | null>(null)
  const [unknown, setUnknown] = useState<string | null>(null)
  const [paper, setPaper] = useState(() => keptPaperTime(count.id))
  const countedAt = paper && instantOf(paper, timeZone)
  const [task, setTask] = useState<'add' | 'order' | null>(null)
  const scans = useRef(0)
  const scanRef = useRef<HTMLInputElement>(null)

  const location = locations.find(({ id }) => keyOf(id) === place)
  const locationId = location?.id
  const visible = linesToShow(lines, { locationId: place === everywhere ? undefined : locationId, shown })
  const hasRecount = lines.some(({ isRecount }) => isRecount)
  const placeName = (name: string | null) => name ?? t('physicalInventory.sheet.noLocation')

  function handleScan(typed: string) {
    const hit = findLine(lines, typed, place === everywhere ? undefined : locationId)
    setUnknown(hit ? null : typed)
    if (!hit) return
    // The line must be on the page to get the focus.
    if (place !== everywhere && hit.line.locationId !== locationId) setPlace(keyOf(hit.line.locationId))
    if (!linesToShow([hit.line], { shown })[0]) setShown('all')
    setFound({ ...hit, at: ++scans.current })
  }

  function handleTime(next: PaperTime | null) {
    keepPaperTime(count.id, next)
    setPaper(next)
  }

  const handleSaved = (line: CountLine) => onChange((now) => withLine(now, line))
  const add = <Button onClick={() => setTask('add')}>{t('physicalInventory.sheet.addItem')}</Button>

  return (
    <Stack gap={4}>
      {count.isBlind && <Banner>{t('physicalInventory.sheet.blind')}</Banner>}
      <Progress
        label={t('physicalInventory.sheet.progress')}
        value={count.countedLines}
        max={Math.max(1, count.lines)}
        detail={t('physicalInventory.sheet.progressDetail', { counted: count.countedLines, all: count.lines })}
      />
      {lines.length > 0 && (
        <>
          {paper === null && count.date < today && (
            <Banner>{t('physicalInventory.time.pastCount', { date: formats.date(count.date) })}</Banner>
          )}
          <CountTimeFields date={count.date} value={paper} onChange={handleTime} />
          <ScanBox ref={scanRef} onScan={handleScan} />
          {unknown !== null && (
            <Banner
              tone="warning"
              action={<Button onClick={() => setTask('add')}>{t('physicalInventory.sheet.addIt')}</Button>}
            >
              {isCode(unknown)
                ? t('physicalInventory.sheet.unknownCode', { code: unknown })
                : t('physicalInventory.sheet.noMatch', { text: unknown })}
            </Banner>
          )}
          <Inline gap={3} align="end">
            {locations.length > 1 && (
              <Select
                label={t('physicalInventory.sheet.location')}
                value={place}
                onChange={setPlace}
                options={[
                  { value: everywhere, label: t('physicalInventory.sheet.allLocations') },
                  ...locations.map(({ id, name, lines: all, open }) => ({
                    value: keyOf(id),
                    label: `${placeName(name)} (${t('physicalInventory.countedOf', { counted: all - open, all })})`,
                  })),
                ]}
              />
            )}
            <Select
              label={t('physicalInventory.sheet.show')}
              value={shown}
              onChange={(value) => setShown(shownValues.find((one) => one === value) ?? 'all')}
              options={shownValues
                .filter((value) => value !== 'recount' || hasRecount)
                .map((value) => ({ value, label: t(`physicalInventory.sheet.shown.${value}`) }))}
            />
            {add}
            <Button disabled={locations.length > 1 && place === everywhere} onClick={() => setTask('order')}>
              {t('physicalInventory.sheet.order')}
            </Button>
          </Inline>
        </>
      )}
      {lines.length === 0 ? (
        <EmptyState title={t('physicalInventory.sheet.emptyTitle')} action={add}>
          {t('physicalInventory.sheet.emptyHint')}
        </EmptyState>
      ) : paper !== null && countedAt === null ? (
        <EmptyState title={t('physicalInventory.time.missing')}>{t('physicalInventory.time.missingHint')}</EmptyState>
      ) : visible.length === 0 ? (
        <EmptyState title={t('physicalInventory.sheet.noneShown')} />
      ) : (
        visible.map((line) => (
          <CountedLine
            key={line.id}
            countId={count.id}
            countedAt={countedAt}
            line={line}
            isLocationShown={place === everywhere && locations.length > 1}
            found={found?.line.id === line.id ? found : null}
            onSaved={handleSaved}
            onStale={onStale}
            // The next scan goes into the same box as the last one.
            onScanDone={() => scanRef.current?.focus({ preventScroll: true })}
          />
        ))
      )}
      <Suspense>
        {task === 'add' && (
          <AddItemDialog
            countId={count.id}
            locations={locations}
            isWholeSite={count.locations.length === 0}
            locationId={place === everywhere ? undefined : locationId}
            query={unknown ?? ''}
            onAdded={(line) => {
              handleSaved(line)
              setUnknown(null)
              setPlace(everywhere)
              setShown('all')
              setFound({ line, pack: 0, level: null, at: ++scans.current })
            }}
            onClose={() => setTask(null)}
          />
        )}
        {task === 'order' && (
          <ShelfOrderDialog
            siteId={count.siteId}
            location={location ?? locations[0] ?? { id: null, name: null }}
            lines={lines}
            onSaved={onStale}
            onClose={() => setTask(null)}
          />
        )}
      </Suspense>
    </Stack>
  )
}

const keyOf = (id: number | null) => (id === null ? nowhere : String(id))
