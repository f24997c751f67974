import {
  coldLimit,
  type Entries,
  type Holding,
  hotLimit,
  isEachEntered,
  leftoverPaths,
  lineFields,
  type LineField,
  linePath,
  type LineReading,
  lineReadings,
  mealPaths,
  recordFields,
  type RecordField,
  recordPath,
  servingPaths,
} from '@commissary/domain/production'
import type { Translate } from '@commissary/messages'
import type { Temperatures } from '@commissary/messages/temperatures'
import { Banner, Card, Columns, Fold, Quiet, Section, Stack } from '@commissary/ui'

import { useMessages } from '../messages/messages.ts'
import { partFieldName, partValue } from './part-texts.ts'
import { PartField } from './PartField.tsx'
import { countedPartLines, holdingOfPart, type PartLine, useRecordPart } from './record-part.ts'
import { useTemperatures } from './use-temperatures.ts'

const van = [
  'departedAt',
  'hotAtDeparture',
  'coldAtDeparture',
  'arrivedAt',
  'hotAtArrival',
  'coldAtArrival',
  'vanAction',
] as const satisfies RecordField[]

const counts = ['prepared', 'dispatched', 'arrived'] as const satisfies LineField[]
const rest = ['disposition', 'discarded', 'discardReason'] as const satisfies LineField[]
/** Counts that most items do not have. */
const others = ['servedAdults', 'servedALaCarte', 'servedSeconds'] as const satisfies LineField[]

/** Fields of the whole record, besides the reimbursable meals. */
const mealsOfRecord = [
  'servedAdults',
  'servedSeconds',
  'servedALaCarte',
  'waterAvailable',
  'events',
] as const satisfies RecordField[]

/** The fields of a record as a phone shows them, in the order of the day: the van, each item, the meals. */
export function PartForm() {
  const t = useMessages()
  const part = useRecordPart()
  const { isVended, sections, groups } = part
  const ofVan = van.filter((field) => sections.includes(recordFields[field].section))

  return (
    <Stack>
      {isVended && (
        <Section title={t('receiving.sections.van')}>
          <Stack gap={3}>
            <Columns minWidth="12rem">
              {ofVan.map((field) => (
                <PartField key={field} path={recordPath(field)} />
              ))}
            </Columns>
          </Stack>
        </Section>
      )}
      {countedPartLines(part).map((line) => (
        <LineFields key={line.key} line={line} />
      ))}
      {sections.includes('school') && (
        <Section title={t('receiving.sections.meals')}>
          <Columns minWidth="12rem">
            {groups
              .flatMap((group) => mealPaths(group, 'servedMeals'))
              .map(({ path }) => (
                <PartField key={path} path={path} />
              ))}
            {mealsOfRecord.map((field) => (
              <PartField key={field} path={recordPath(field)} />
            ))}
          </Columns>
        </Section>
      )}
    </Stack>
  )
}

function LineFields({ line }: { line: PartLine }) {
  const t = useMessages()
  const { isVended, groups, sections, lines, edits } = useRecordPart()
  const temperatures = useTemperatures()
  const { key, name, programIds } = line
  const apart = leftoverPaths({ key, plans: programIds.map((programId) => ({ programId })) }, groups)
  const own = groups.filter(({ programId }) => programIds.includes(programId))
  const isShown = (field: LineField) => sections.includes(lineFields[field].section) && (isVended || !isOnVan(field))
  const holding = holdingOfPart(edits.entries, line)
  const replaced = lines.find((one) => one.key === line.replaces)
  const readings = lineReadings.filter(({ degrees }) => isShown(degrees))

  return (
    <Card title={name} titleAs="h2">
      <Stack gap={3}>
        {replaced && <Quiet>{t('receiving.substitute', { name: replaced.name })}</Quiet>}
        <ServedInstead line={line} />
        <Planned line={line} />
        {!sections.includes('kitchen') && <OfKitchen line={line} />}
        <Columns minWidth="12rem">
          {counts.filter(isShown).map((field) => (
            <PartField key={field} path={linePath(key, field)} expected={expectedOf(field, line, edits.entries)} />
          ))}
          {sections.includes('school') &&
            own
              .flatMap((group) => servingPaths(key, group, 'served'))
              .map(({ path }) => <PartField key={path} path={path} />)}
          {isShown('leftover') && (
            <>
              {apart.map(({ path }) => (
                <PartField key={path} path={path} />
              ))}
              <PartField path={linePath(key, 'leftover')} isSum={isEachEntered(apart, edits.entries)} />
            </>
          )}
          {rest
            .filter((field) => isShown(field) && isNeeded(field, edits.entries, key))
            .map((field) => (
              <PartField key={field} path={linePath(key, field)} />
            ))}
        </Columns>
        {(holding !== null || isShown('holding')) && <Quiet>{limitText(t, temperatures, holding)}</Quiet>}
        <Readings line={line} readings={readings.filter(({ name }) => name !== 'held')} />
        <Others line={line} shown={others.filter(isShown)} readings={readings.filter(({ name }) => name === 'held')} />
        {(['kitchen', 'school'] as const)
          .filter((section) => sections.includes(section))
          .map((section) => (
            <Unsafe key={section} line={line} section={section} />
          ))}
      </Stack>
    </Card>
  )
}

interface ReadingsProps {
  line: PartLine
  readings: readonly LineReading[]
}

/** Temperatures, each with its time beside it. */
function Readings({ line: { key }, readings }: ReadingsProps) {
  return (
    <Columns minWidth="20rem">
      {readings.map(({ name, time, degrees }) => (
        <Columns key={name} minWidth="8rem">
          <PartField path={linePath(key, degrees)} timePath={linePath(key, time)} />
          <PartField path={linePath(key, time)} />
        </Columns>
      ))}
    </Columns>
  )
}

/** What only some items need: how the food is held, and portions besides those in meals. Open if something is entered. */
function Others({ line, shown, readings }: ReadingsProps & { shown: readonly LineField[] }) {
  const t = useMessages()
  const { edits } = useRecordPart()
  const { key, name, usualHolding } = line
  const isHeld = readings.length > 0
  const fields: LineField[] = [...(isHeld ? (['holding', 'holdDegrees', 'holdTime'] as const) : []), ...shown]
  if (fields.length === 0) return null
  const title = t('receiving.others')
  return (
    <Fold
      isPlain
      title={title}
      name={t('receiving.of', { field: title, item: name })}
      isOpen={fields.some((field) => (edits.entries[linePath(key, field)] ?? null) !== null)}
    >
      <Stack gap={3}>
        {isHeld && <PartField path={linePath(key, 'holding')} usual={usualHolding} />}
        {isHeld && <Readings line={line} readings={readings} />}
        <Columns minWidth="12rem">
          {shown.map((field) => (
            <PartField key={field} path={linePath(key, field)} />
          ))}
        </Columns>
      </Stack>
    </Fold>
  )
}

/** Another food in words, which the office then chooses. The school can only read it. */
function ServedInstead({ line: { key, name } }: { line: PartLine }) {
  const t = useMessages()
  const { edits, sections } = useRecordPart()
  const path = linePath(key, 'servedInstead')
  const food = edits.entries[path] ?? null
  if (!sections.includes('kitchen')) {
    return food === null ? null : <strong>{t('receiving.servedInstead.of', { food: String(food) })}</strong>
  }
  const title = t('receiving.servedInstead.title')
  return (
    <Fold isPlain title={title} name={t('receiving.of', { field: title, item: name })} isOpen={food !== null}>
      <Stack gap={2}>
        <PartField path={path} />
        <Quiet>{t('receiving.servedInstead.hint')}</Quiet>
      </Stack>
    </Fold>
  )
}

/** The most likely value of a count: the plan for what is prepared, and after that the count of an earlier step. */
function expectedOf(field: (typeof counts)[number], { key, planned }: PartLine, entries: Entries): number | null {
  if (field === 'prepared') return planned?.total ?? null
  const before = entries[linePath(key, field === 'arrived' ? 'dispatched' : 'prepared')]
  return typeof before === 'number' ? before : null
}

/** What the cook is to make, by grade group where there are several. */
function Planned({ line: { planned } }: { line: PartLine }) {
  const t = useMessages()
  if (!planned || planned.total === null) return null
  const { total, columns } = planned
  const counts = columns.flatMap(({ grades, count }) =>
    count === null ? [] : [t('receiving.plannedOfGrades', { grades, count })],
  )
  return (
    <Quiet>
      {columns.length > 1
        ? t('receiving.plannedOf', { counts: counts.join(' · ') })
        : t('receiving.planned', { count: total })}
    </Quiet>
  )
}

/** The limit of a food in the caterer's unit. */
function limitText(t: Translate, { atLeast, atMost }: Temperatures, holding: Holding | null): string {
  if (holding === null) return t('receiving.limits.unknown')
  if (holding === 'room') return t('receiving.limits.room')
  return holding === 'hot'
    ? t('receiving.limits.hot', { limit: atLeast(hotLimit) })
    : t('receiving.limits.cold', { limit: atMost(coldLimit) })
}

const isOnVan = (field: LineField) => 'isVended' in lineFields[field]

/** Where leftovers go is asked once there are some. */
function isNeeded(field: (typeof rest)[number], entries: Readonly<Record<string, unknown>>, key: string): boolean {
  const count = (name: LineField) => Number(entries[linePath(key, name)] ?? 0)
  if (field === 'disposition') return count('leftover') > 0
  return field === 'discarded' || count('discarded') > 0
}

/** What the kitchen sent, for the school to compare with. */
function OfKitchen({ line: { key } }: { line: PartLine }) {
  const t = useMessages()
  const part = useRecordPart()
  const temperatures = useTemperatures()
  const sent = (['dispatched', 'dispatchDegrees'] as const)
    .map((field) => linePath(key, field))
    .filter((path) => (part.edits.entries[path] ?? null) !== null)
    .map((path) =>
      t('receiving.fromKitchen', {
        label: partFieldName(t, part, path),
        value: partValue(t, temperatures, path, part.edits.entries[path] ?? null),
      }),
    )
  return sent.length === 0 ? null : <Quiet>{sent.join(' · ')}</Quiet>
}

/** A temperature outside its limit, with the field for what was done about it. */
function Unsafe({ line, section }: { line: PartLine; section: 'kitchen' | 'school' }) {
  const t = useMessages()
  const { edits, isVended } = useRecordPart()
  const { text, atLeast, atMost } = useTemperatures()
  const holding = holdingOfPart(edits.entries, line)
  const degrees = lineReadings
    .map((reading) => reading.degrees)
    .filter((field) => lineFields[field].section === section && (isVended || !isOnVan(field)))
    .map((field) => edits.entries[linePath(line.key, field)])
    .filter((value) => typeof value === 'number')
  const below = holding === 'hot' ? degrees.find((value) => value < hotLimit) : undefined
  const above = holding === 'cold' ? degrees.find((value) => value > coldLimit) : undefined
  if (below === undefined && above === undefined) return null
  return (
    <>
      <Banner tone="warning">
        {below === undefined
          ? t('receiving.aboveCold', { amount: text(above ?? coldLimit), limit: atMost(coldLimit) })
          : t('receiving.belowHot', { amount: text(below), limit: atLeast(hotLimit) })}
      </Banner>
      <PartField path={linePath(line.key, section === 'kitchen' ? 'kitchenAction' : 'correctiveAction')} />
    </>
  )
}
