import type { MenuText } from '@commissary/ui/menu'

import { spanishPlannerText } from './es-planner-text.ts'
import { formatter } from './es-formatter.ts'

const credit = formatter({ maximumFractionDigits: 3 })
const percent = formatter({ style: 'percent', maximumFractionDigits: 0 })
const numbers = new Map<number, (value: number) => string>()

function number(value: number, digits: number) {
  let format = numbers.get(digits)
  if (!format) {
    format = formatter({ minimumFractionDigits: digits, maximumFractionDigits: digits })
    numbers.set(digits, format)
  }
  return format(value)
}

/** Spanish texts of the menu patterns. */
export const spanishMenuText: MenuText = {
  ...spanishPlannerText,

  number,
  credit,
  percent,

  atLeast: (value) => `≥ ${value}`,
  incomplete: 'incompleto',
  unknownValue: 'Desconocido',
  missingFrom: 'Valores faltantes',
  missingUnnamed: 'Algunos alimentos no tienen valor, así que este es un mínimo.',

  allergens: 'Alérgenos',
  allergenLevels: {
    contains: 'Contiene',
    mayContain: 'Puede contener',
    madeInFacility: 'Elaborado en instalaciones compartidas',
    unknown: 'Desconocido',
  },
  noAllergens: 'Sin alérgenos',
  andMore: (count) => `+${count}`,

  verdicts: { pass: 'Cumple', advisory: 'Aviso', fail: 'No cumple', unknown: 'Desconocido' },
  nothingPlanned: 'Nada planificado',
  now: 'Hoy',
  from2027: 'Desde el 1 jul 2027',
  inJuly2027: 'Julio de 2027',
  from2027Short: '2027',
  dated: (date, verdict) => `${date}: ${verdict}`,

  minimum: (value) => `al menos ${value}`,
  maximum: (value) => `como máximo ${value}`,
  lessThan: (value) => `menos de ${value}`,

  creditSentence: (exact, credited) => `${exact} exacto, se acredita ${credited}`,
  roundedDown: (lost) => `${lost} por redondeo a la baja`,
  undocumented: 'sin documentación',
  undocumentedFoods: 'Sin documentación de acreditación de',
  noCredits: 'Sin crédito para el patrón de comidas.',
  notAssessed: 'acreditación sin evaluar',
  notAssessedFoods: 'Acreditación sin evaluar de',

  noReasons: 'No hay nada que explicar.',
  showAllReasons: (count) => `Mostrar todo (${count})`,
  reasonKinds: {
    share: 'Artículos que aportan',
    notCounted: 'No cuenta',
    rounding: 'Redondeo a la baja',
    unknown: 'Desconocido',
    notPlanned: 'Aún sin planificar',
    unproven: 'Sin documentación',
  },

  showAll: (count) => `Mostrar los ${count} nutrientes`,
  showFewer: 'Mostrar menos',
  nutrients: 'Nutrientes',
  dailyValue: '% Valor Diario',
  estimated: 'estimado',
  estimatedFrom: 'Estimado a partir de',
  stated: 'motivo',
  statedFor: 'Motivo de este valor',
  partlyEstimated: 'estimado en parte',
  estimatedFoods: 'Valores estimados de',
  credits: 'Patrón de comidas',
  cost: 'Costo',
  weight: 'Peso',

  complianceEmpty: 'Aún no hay nada que verificar',
  complianceEmptyHint: 'Agregue un artículo del menú para ver las verificaciones del patrón de comidas.',
  noLimit: 'Sin límite',

  lineColumns: {
    amount: 'Cantidad',
    unit: 'Unidad',
    item: 'Ingrediente',
    prep: 'Preparación',
    form: 'AP/EP',
    grams: 'Peso',
    cost: 'Costo',
  },
  lineNo: 'Línea',
  lineActions: 'Acciones',
  lineNumber: (line) => `Línea ${line}`,
  lineForms: { AP: 'AP', EP: 'EP' },
  lineFormNames: { AP: 'AP, como se compra', EP: 'EP, porción comestible' },
  addLine: 'Agregar línea',
  insertLine: 'Insertar línea arriba',
  removeLine: 'Quitar línea',
  moveLineUp: 'Subir línea',
  moveLineDown: 'Bajar línea',
  dragLine: 'Arrastre para reordenar',
  noLines: 'Aún no hay ingredientes',
  noLinesHint: 'Agregue una línea o pegue filas de una hoja de cálculo: cantidad, unidad, ingrediente, preparación.',
  searchItem: 'Ingrediente o receta',
  searching: 'Buscando…',
  searchFailed: 'La búsqueda falló. Escriba de nuevo para reintentar.',
  nothingFound: (query) => `Nada coincide con “${query}”`,
  lineDetails: 'Rendimiento y cocción…',
  purchasedGrams: (grams) => `${grams} g AP`,
  gridHelp: 'Teclado',
  gridShortcuts: [
    { keys: '↑ ↓ ← →', does: 'moverse entre celdas' },
    { keys: 'Enter / F2', does: 'editar la celda' },
    { keys: 'Tab', does: 'guardar e ir a la celda siguiente' },
    { keys: 'Esc', does: 'deshacer la edición' },
    { keys: '1 qt + 8 oz', does: 'dos cantidades, escritas en una celda' },
    { keys: 'Alt ↑ / Alt ↓', does: 'mover la línea' },
    { keys: 'Ctrl Enter', does: 'insertar una línea abajo' },
    { keys: 'Ctrl Delete', does: 'quitar la línea' },
    { keys: 'Ctrl V', does: 'pegar filas de una hoja de cálculo' },
  ],
  lineMoved: (line, of) => `Línea movida al lugar ${line} de ${of}`,
  lineRemoved: (line) => `Línea ${line} quitada`,
  rowsPasted: (count) => (count === 1 ? '1 fila pegada' : `${count} filas pegadas`),

  nutrientOrComponent: 'Nutriente o componente',
  analysisEmpty: 'Aún no hay nada que analizar',
  analysisEmptyHint: 'Planifique un día en Menús escolares para ver su nutrición.',

  weekNotPlanned: 'Nada planificado esta semana',
  weekPasses: 'Todas las verificaciones se cumplen en ambas fechas',
  moreProblems: (count) => `y ${count} más`,
}
