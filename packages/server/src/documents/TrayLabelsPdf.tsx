import { coldLimit, type Holding, hotLimit } from '@commissary/domain/production'
import { temperaturesOf } from '@commissary/messages/temperatures'
import type { Wording } from '@commissary/messages/wording'
import { Document, StyleSheet } from '@react-pdf/renderer'

import type { Schemas } from '../contract/operations.ts'
import { label, labelPage } from './label-paper.ts'
import { wordingOf } from './letterhead.ts'
import type { TrayLabelDocument } from './production-document.ts'
import { Page, Reading, Text, View } from './primitives.tsx'
import { isCounted, printedMoment } from './production-rows.ts'
import { QrCode } from './QrCode.tsx'
import { styles } from './styles.ts'

const sheet = StyleSheet.create({
  label: { width: label.width, height: label.height, padding: 10, flexDirection: 'row', columnGap: 8 },
  texts: { flexGrow: 1, flexBasis: 0, rowGap: 2 },
  item: { fontSize: 13, fontWeight: 700, maxLines: 3, textOverflow: 'ellipsis' },
  school: { maxLines: 2, textOverflow: 'ellipsis' },
  code: { alignItems: 'center', width: 104 },
})

/** Labels for the trays and boxes of a record, one for each item, with the code that opens its receiving section. */
export function TrayLabelsPdf(document: TrayLabelDocument) {
  const { labelsOf: record, country, catererName } = document
  const wording = wordingOf(document)
  const { size, style } = labelPage(country)
  return (
    <Document
      title={wording.t('print.production.labelsTitle', {
        school: record.schoolName,
        date: wording.formats.date(record.date),
      })}
      author={catererName}
      creator="Commissary"
      producer="Commissary"
      language={document.language}
    >
      <Reading language={document.language}>
        <Page size={size} style={[styles.page, style]}>
          {record.lines.filter(isCounted).map((line) => (
            <Label key={line.key} document={document} line={line} wording={wording} />
          ))}
        </Page>
      </Reading>
    </Document>
  )
}

/** The limit of a food in the caterer's unit. */
function limitText(wording: Wording, holding: Holding): string {
  const { t } = wording
  const { atLeast, atMost } = temperaturesOf(wording)
  if (holding === 'room') return t('print.production.labelLimits.room')
  return holding === 'hot'
    ? t('print.production.labelLimits.hot', { limit: atLeast(hotLimit) })
    : t('print.production.labelLimits.cold', { limit: atMost(coldLimit) })
}

interface LabelProps {
  document: TrayLabelDocument
  line: Schemas['ProductionLine']
  wording: Wording
}

function Label({ document, line, wording }: LabelProps) {
  const { t, formats } = wording
  const { labelsOf: record, code } = document
  const entered = record.entries[`line.${line.key}.holding`] ?? line.usualHolding
  const holding = (['hot', 'cold', 'room'] as const).find((one) => one === entered)
  return (
    <View style={sheet.label} wrap={false}>
      <View style={sheet.texts}>
        <Text style={sheet.item}>{line.name}</Text>
        <Text style={[styles.strong, sheet.school]}>{record.schoolName}</Text>
        <Text>
          {t('print.production.labelMeal', {
            menu: t(`words.menuTypes.${record.itemType}`),
            date: formats.weekdayDate(record.date),
          })}
        </Text>
        {holding && <Text>{limitText(wording, holding)}</Text>}
        <Text style={styles.quiet}>
          {t('print.production.scanUntil', { at: printedMoment(document, code.expiresAt) })}
        </Text>
      </View>
      <View style={sheet.code}>
        <QrCode content={code.address} size={104} />
        <Text style={styles.strong}>{t('print.production.scan')}</Text>
      </View>
    </View>
  )
}
