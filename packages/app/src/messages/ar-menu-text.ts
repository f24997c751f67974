import type { MenuText } from '@commissary/ui/menu'

import { arabicPlannerText } from './ar-planner-text.ts'
import { counted, formatter, isolated, signed, whole } from './ar-wording.ts'

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

/** Arabic texts of the menu patterns. */
export const arabicMenuText: MenuText = {
  ...arabicPlannerText,

  number,
  credit,
  percent,

  atLeast: (value) => signed('≥ ', value),
  incomplete: 'غير مكتملة',
  unknownValue: 'غير معروفة',
  missingFrom: 'القيم الناقصة',
  missingUnnamed: 'بعض الأغذية ليست لها قيمة، ولذلك فإن هذا حد أدنى.',

  allergens: 'مسببات الحساسية',
  allergenLevels: {
    contains: 'يحتوي على',
    mayContain: 'قد يحتوي على',
    madeInFacility: 'مصنوع في منشأة مشتركة',
    unknown: 'غير معروف',
  },
  noAllergens: 'لا مسببات حساسية',
  andMore: (count) => signed('+', whole(count)),

  verdicts: { pass: 'مستوفٍ', advisory: 'إرشادي', fail: 'غير مستوفٍ', unknown: 'غير معروف' },
  nothingPlanned: 'لا يوجد تخطيط',
  now: 'اليوم',
  from2027: 'ابتداءً من 1 يوليو 2027',
  inJuly2027: 'يوليو 2027',
  from2027Short: '2027',
  dated: (date, verdict) => `${date}: ${verdict}`,

  minimum: (value) => `${value} على الأقل`,
  maximum: (value) => `${value} على الأكثر`,
  lessThan: (value) => `أقل من ${value}`,

  creditSentence: (exact, credited) => `القيمة الدقيقة ${exact}، والمحتسبة ${credited}`,
  roundedDown: (lost) => `أُسقط ${lost} بالتقريب إلى الأدنى`,
  undocumented: 'لا توجد وثائق',
  undocumentedFoods: 'أغذية بلا وثائق احتساب',
  noCredits: 'لا توجد قيمة محتسبة في نمط الوجبة.',
  notAssessed: 'لم يُقيَّم الاحتساب',
  notAssessedFoods: 'أغذية لم يُقيَّم احتسابها',

  noReasons: 'لا يوجد ما يستدعي الشرح.',
  showAllReasons: (count) => `عرض الكل (${whole(count)})`,
  reasonKinds: {
    share: 'الأصناف المساهمة',
    notCounted: 'لا يُحسب',
    rounding: 'أُسقط بالتقريب إلى الأدنى',
    unknown: 'غير معروف',
    notPlanned: 'غير مخطط بعد',
    unproven: 'لا توجد وثائق',
  },

  showAll: (count) => `عرض جميع العناصر الغذائية (${whole(count)})`,
  showFewer: 'عرض أقل',
  nutrients: 'العناصر الغذائية',
  dailyValue: '% من القيمة اليومية',
  estimated: 'مقدَّرة',
  estimatedFrom: 'مقدَّرة من',
  stated: 'السبب',
  statedFor: 'سبب هذه القيمة',
  partlyEstimated: 'مقدَّرة جزئيًا',
  estimatedFoods: 'أغذية قيمها مقدَّرة',
  credits: 'نمط الوجبة',
  cost: 'التكلفة',
  weight: 'الوزن',

  complianceEmpty: 'لا يوجد ما يُفحص بعد',
  complianceEmptyHint: 'أضف صنفًا إلى القائمة لعرض فحوص نمط الوجبة.',
  noLimit: 'بلا حد',

  lineColumns: {
    amount: 'الكمية',
    unit: 'الوحدة',
    item: 'المادة الغذائية',
    prep: 'التحضير',
    form: 'AP/EP',
    grams: 'الوزن',
    cost: 'التكلفة',
  },
  lineNo: 'السطر',
  lineActions: 'الإجراءات',
  lineNumber: (line) => `السطر ${whole(line)}`,
  lineForms: { AP: 'AP', EP: 'EP' },
  lineFormNames: { AP: 'AP، بحالة الشراء', EP: 'EP، الجزء الصالح للأكل' },
  addLine: 'إضافة سطر',
  insertLine: 'إدراج سطر أعلاه',
  removeLine: 'إزالة السطر',
  moveLineUp: 'نقل السطر إلى أعلى',
  moveLineDown: 'نقل السطر إلى أسفل',
  dragLine: 'اسحب لتغيير الترتيب',
  noLines: 'لا توجد مواد غذائية بعد',
  noLinesHint: 'أضف سطرًا، أو الصق صفوفًا من جدول بيانات: الكمية، الوحدة، المادة الغذائية، التحضير.',
  searchItem: 'مادة غذائية أو وصفة',
  searching: 'جارٍ البحث…',
  searchFailed: 'فشل البحث. اكتب مرة أخرى لإعادة المحاولة.',
  nothingFound: (query) => `لا توجد نتائج لـ«${isolated(query)}»`,
  lineDetails: 'المردود والطهي…',
  purchasedGrams: (grams) => `${grams} غ AP`,
  gridHelp: 'لوحة المفاتيح',
  gridShortcuts: [
    { keys: '↑ ↓ ← →', does: 'التنقل بين الخلايا' },
    { keys: 'Enter / F2', does: 'تعديل الخلية' },
    { keys: 'Tab', does: 'الحفظ والانتقال إلى الخلية التالية' },
    { keys: 'Esc', does: 'التراجع عن التعديل' },
    { keys: '1 qt + 8 oz', does: 'كميتان تُكتبان في خلية واحدة' },
    { keys: 'Alt ↑ / Alt ↓', does: 'نقل السطر' },
    { keys: 'Ctrl Enter', does: 'إدراج سطر أدناه' },
    { keys: 'Ctrl Delete', does: 'إزالة السطر' },
    { keys: 'Ctrl V', does: 'لصق صفوف من جدول بيانات' },
  ],
  lineMoved: (line, of) => `نُقل السطر إلى الموضع ${whole(line)} من ${whole(of)}`,
  lineRemoved: (line) => `أُزيل السطر ${whole(line)}`,
  rowsPasted: (count) =>
    counted(count, {
      zero: 'لم يُلصق أي صف',
      one: 'تم لصق صف واحد',
      two: 'تم لصق صفين',
      few: 'تم لصق # صفوف',
      many: 'تم لصق # صفًا',
      other: 'تم لصق # صف',
    }),

  calories: 'سعرة',

  nutrientOrComponent: 'العنصر الغذائي أو المكوّن',
  analysisEmpty: 'لا يوجد ما يُحلَّل بعد',
  analysisEmptyHint: 'خطِّط يومًا في «قوائم المدارس» لعرض قيمه الغذائية.',

  weekNotPlanned: 'لا يوجد تخطيط لهذا الأسبوع',
  weekPasses: 'جميع الفحوص مستوفاة في التاريخين',
  moreProblems: (count) => `و${whole(count)} أخرى`,
}
