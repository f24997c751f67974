import { declaredAllergens } from '@commissary/domain/food'
import type { Wording } from '@commissary/messages/wording'
import { Document } from '@react-pdf/renderer'

import { FamilyWeeks } from './FamilyWeeks.tsx'
import { KitchenWeek } from './KitchenWeek.tsx'
import { wordingOf } from './letterhead.ts'
import type { MenuDocument } from './menu-document.ts'
import { Image, Page, Reading, Text, View } from './primitives.tsx'
import { menuStyles, pageMargin } from './menu-styles.ts'
import { monthsOf, weeksOf } from './menu-weeks.ts'
import { paperOf } from './paper.ts'
import { Footer } from './parts.tsx'
import { styles } from './styles.ts'

/** A menu in landscape: a page per month for families, a page per week for the kitchen. */
export function MenuPdf(document: MenuDocument) {
  const { audience, catererName, country, name, menuDays, startDate, endDate } = document
  const wording = wordingOf(document)
  const { t, formats } = wording
  const { width, height } = paperOf(country)
  const size = { width: height, height: width }
  const isForFamilies = audience === 'families'
  const pages = isForFamilies
    ? monthsOf(startDate, endDate).map((range) => ({ range, weeks: weeksOf(menuDays, range.startDate, range.endDate) }))
    : weeksOf(menuDays, startDate, endDate).map((week) => ({
        range: { startDate: week[0]?.date ?? startDate, endDate: week.at(-1)?.date ?? endDate },
        weeks: [week],
      }))

  return (
    <Document title={name} author={catererName} creator="Commissary" producer="Commissary" language={document.language}>
      <Reading language={document.language}>
        {pages
          .filter(({ weeks }) => weeks.length > 0)
          .map(({ range, weeks }) => (
            <Page key={range.startDate} size={[size.width, size.height]} style={[styles.page, menuStyles.page]}>
              <Header {...document} range={range} wording={wording} />
              {isForFamilies ? (
                <>
                  <FamilyWeeks weeks={weeks} size={size} wording={wording} />
                  <Key wording={wording} />
                </>
              ) : (
                <KitchenWeek week={weeks[0] ?? []} size={size} wording={wording} />
              )}
              <Footer
                notice={
                  isForFamilies
                    ? t('publicMenu.notice')
                    : t('print.menu.printedOn', { date: formats.date(document.printedOn) })
                }
                text={catererName}
                wording={wording}
                margin={pageMargin}
              />
            </Page>
          ))}
      </Reading>
    </Document>
  )
}

type HeaderProps = MenuDocument & { range: { startDate: string; endDate: string }; wording: Wording }

function Header({ audience, name, itemType, grades, logo, range, wording: { t, formats } }: HeaderProps) {
  const menu = t('publicMenu.menuOfGrades', { menu: t(`words.menuTypes.${itemType}`), grades })
  const days =
    audience === 'families' ? formats.month(range.startDate.slice(0, 7)) : formats.range(range.startDate, range.endDate)
  return (
    <View style={[styles.header, { marginBottom: 6 }]}>
      <View style={styles.headerTexts}>
        <Text style={styles.title}>{name}</Text>
        <Text style={styles.quiet}>{t('publicMenu.shown', { menu, range: days })}</Text>
      </View>
      {logo !== null && <Image src={logo} style={styles.logo} />}
    </View>
  )
}

/** What the letters mean. */
function Key({ wording: { t, country } }: { wording: Wording }) {
  const entries = declaredAllergens(country).map((allergen) =>
    t('publicMenu.keyEntry', {
      letter: t(`publicMenu.letters.${allergen}`),
      allergen: t(`words.allergens.${allergen}`),
    }),
  )
  return (
    <View style={menuStyles.key}>
      <Text>{entries.join(' · ')}</Text>
      <Text>{[t('publicMenu.keyContains'), t('publicMenu.keyMayContain'), t('publicMenu.keyUnknown')].join(' ')}</Text>
    </View>
  )
}
