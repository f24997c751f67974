import {
  coldLimit,
  groupPath,
  hotLimit,
  lineFields,
  lineGroupPath,
  type LineField,
  linePath,
  recordFields,
  type RecordField,
  recordPath,
} from '@commissary/domain/production'
import { Banner, Card, Columns, Quiet, Section, Stack } from '@commissary/ui'

import { useMessages } from '../messages/messages.ts'
import { partFieldName, partValue } from './part-texts.ts'
import { PartField } from './PartField.tsx'
import { countedPartLines, holdingOfPart, type PartLine, useRecordPart } from './record-part.ts'

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
const temperatures = [
  'cookDegrees',
  'dispatchDegrees',
  'arrivalDegrees',
  'serveDegrees',
  'endDegrees',
] as const satisfies LineField[]
const rest = ['disposition', 'discarded', 'discardReason'] as const satisfies LineField[]

/** The fields of a record as a phone shows them, in the order of the day: the van, each item, the meals. */
export function PartForm() {
  const t = useMessages()
  const part = useRecordPart()
  const { isVended, halves, groups } = part
  const ofVan = van.filter((field) => halves.includes(recordFields[field].half))

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
      {halves.includes('school') && (
        <Section title={t('receiving.sections.meals')}>
          <Columns minWidth="12rem">
            {groups.map(({ programId }) => (
              <PartField key={programId} path={groupPath(programId, 'servedMeals')} />
            ))}
            {(['servedAdults', 'waterAvailable', 'events'] as const).map((field) => (
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
  const { isVended, halves, lines, edits } = useRecordPart()
  const { key, name, programIds } = line
  const isShown = (field: LineField) => halves.includes(lineFields[field].half) && (isVended || !isOnVan(field))
  const holding = holdingOfPart(edits.entries, line)
  const replaced = lines.find((one) => one.key === line.replaces)
  const shownTemperatures = temperatures.filter(isShown)
  const dispatched = edits.entries[linePath(key, 'dispatched')]

  return (
    <Card title={name} titleAs="h2">
      <Stack gap={3}>
        {replaced && <Quiet>{t('receiving.substitute', { name: replaced.name })}</Quiet>}
        {!halves.includes('kitchen') && <OfKitchen line={line} />}
        <Columns minWidth="12rem">
          {counts.filter(isShown).map((field) => (
            <PartField
              key={field}
              path={linePath(key, field)}
              expected={field === 'arrived' && typeof dispatched === 'number' ? dispatched : null}
            />
          ))}
          {halves.includes('school') &&
            programIds.map((programId) => <PartField key={programId} path={lineGroupPath(key, programId, 'served')} />)}
          {isShown('leftover') && <PartField path={linePath(key, 'leftover')} />}
          {rest
            .filter((field) => isShown(field) && isNeeded(field, edits.entries, key))
            .map((field) => (
              <PartField key={field} path={linePath(key, field)} />
            ))}
        </Columns>
        {holding !== null && <Quiet>{t(`receiving.limits.${holding}`)}</Quiet>}
        <Columns minWidth="12rem">
          {shownTemperatures.map((field) => (
            <PartField key={field} path={linePath(key, field)} />
          ))}
        </Columns>
        {(['kitchen', 'school'] as const)
          .filter((half) => halves.includes(half))
          .map((half) => (
            <Unsafe key={half} line={line} half={half} />
          ))}
      </Stack>
    </Card>
  )
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
  const sent = (['dispatched', 'dispatchDegrees'] as const)
    .map((field) => linePath(key, field))
    .filter((path) => (part.edits.entries[path] ?? null) !== null)
    .map((path) =>
      t('receiving.fromKitchen', {
        label: partFieldName(t, part, path),
        value: partValue(t, path, part.edits.entries[path] ?? null),
      }),
    )
  return sent.length === 0 ? null : <Quiet>{sent.join(' · ')}</Quiet>
}

/** A temperature outside its limit, with the field for what was done about it. */
function Unsafe({ line, half }: { line: PartLine; half: 'kitchen' | 'school' }) {
  const t = useMessages()
  const { edits, isVended } = useRecordPart()
  const holding = holdingOfPart(edits.entries, line)
  const degrees = temperatures
    .filter((field) => lineFields[field].half === half && (isVended || !isOnVan(field)))
    .map((field) => edits.entries[linePath(line.key, field)])
    .filter((value) => typeof value === 'number')
  const below = holding === 'hot' ? degrees.find((value) => value < hotLimit) : undefined
  const above = holding === 'cold' ? degrees.find((value) => value > coldLimit) : undefined
  if (below === undefined && above === undefined) return null
  return (
    <>
      <Banner tone="warning">
        {below === undefined
          ? t('receiving.aboveCold', { amount: String(above) })
          : t('receiving.belowHot', { amount: String(below) })}
      </Banner>
      <PartField path={linePath(line.key, half === 'kitchen' ? 'kitchenAction' : 'correctiveAction')} />
    </>
  )
}
