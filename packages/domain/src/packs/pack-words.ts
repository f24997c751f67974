import type { PackUnit } from './model.ts'

const unitWords: Record<PackUnit, string> = {
  lb: '# LB LBS POUND POUNDS',
  oz: 'OZ OZS OUNCE OUNCES',
  g: 'GR GM GMS GRAM GRAMS',
  kg: 'KG KGS KILO KILOS',
  gal: 'GA GAL GALS GALLON GALLONS',
  qt: 'QT QTS QUART QUARTS',
  pt: 'PT PTS PINT PINTS',
  floz: 'FLOZ',
  ml: 'ML MLS',
  can10: '#10',
  can5: '#5',
  can2half: '#2.5',
  can303: '#303',
  can300: '#300',
  bushel: 'BU BUSHEL BUSHELS',
}

const unitOfWord = new Map(
  (Object.keys(unitWords) as PackUnit[]).flatMap((unit) => unitWords[unit].split(' ').map((word) => [word, unit])),
)

/** The unit that a word in capitals names; undefined for any other word. */
export const packUnit = (word: string): PackUnit | undefined => unitOfWord.get(word)

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

export const literWords = words('L LT LTR LITER LITERS LITRE LITRES')
export const dozenWords = words('DZ DOZ DOZEN')
export const countWords = words('EA EACH CT CNT COUNT PC PCS PIECE PIECES')
export const averageWords = words('A AV AVG AVERAGE CW')
export const caseWords = words('CS CASE CASES')
export const canWords = words('CN CNS CAN CANS TIN TINS')

/** Words for containers: they say how food is packed, never how much. */
const containerWords = words(
  'BAG BAGS BG BOX BOXES BX JAR JARS JR JUG JUGS PAIL PAILS PL TUB TUBS POUCH POUCHES CARTON CARTONS CTN BOTTLE BOTTLES BTL ' +
    'BLOCK BLOCKS WRAPPED SACK SACKS DRUM LOAF LOAVES TRAY TRAYS SLEEVE SLEEVES BUCKET PACK PACKS PK PKG PKGS PACKAGE BULK',
)

/** If the word only names a container. */
export const isContainer = (word: string) => containerWords.has(word) || caseWords.has(word) || canWords.has(word)
