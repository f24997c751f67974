/**
 * Columns of foods and products in Spanish and Arabic by the English name that the import knows, as `normalizeHeader` writes
 * them: without accents and Arabic articles.
 */
const words: Readonly<Record<string, string>> = {
  'item code':
    'codigo, codigo de articulo, codigo de producto, numero, numero de articulo, numero de producto, numero de alimento, ' +
    'clave, رمز, رمز صنف, رمز منتج, رقم صنف, رقم منتج, رقم غذاء',
  description:
    'descripcion, descripcion del articulo, descripcion del producto, nombre, nombre del articulo, nombre del producto, ' +
    'nombre del alimento, alimento, اسم, اسم صنف, اسم منتج, اسم غذاء, غذاء, وصف, وصف صنف, وصف منتج',
  'short description': 'descripcion corta, nombre corto, وصف مختصر, اسم مختصر',
  category: 'categoria, grupo, grupo de alimentos, فيه, مجموعه, مجموعه اغذيه, تصنيف',
  brand: 'marca, علامه تجاريه, ماركه',
  pack: 'empaque, presentacion, envase, paquete, tamano del empaque, عبوه, تعبيه, حجم عبوه',
  size: 'tamano, tamano de la pieza, حجم, حجم قطعه',
  gtin: 'codigo de barras, gtin de la caja, باركود, رقم gtin, رقم gtin للصندوق',
  status: 'estado, estatus, حاله',
  vendor: 'proveedor, nombre del proveedor, distribuidor, مورد, اسم مورد, موزع',
  'vendor item number':
    'numero de articulo del proveedor, codigo del proveedor, codigo de articulo del proveedor, رقم صنف لدي مورد, رمز مورد',
  'case price': 'precio de la caja, precio por caja, costo de la caja, costo por caja, سعر صندوق, تكلفه صندوق',
  'unit price':
    'precio unitario, precio por unidad, precio por pieza, precio de una pieza, costo unitario, سعر قطعه, سعر قطعه واحده, سعر وحده',
  'price per lb': 'precio por lb, precio por libra, سعر رطل, سعر لكل رطل',
  price: 'precio, precio neto, costo, coste, سعر, تكلفه',
  'unit of measure': 'unidad, unidad de medida, unidad del precio, unidad de precio, وحده, وحده قياس, وحده سعر',
  allergens: 'alergenos, declaracion de alergenos, contiene, مسببات حساسيه, بيان مسببات حساسيه, حساسيه, يحتوي علي',
  refuse: 'desperdicio, فاقد',
  measure: 'medida, medida casera, مقياس',
  amount: 'cantidad, cantidad de la medida, كميه',
  modifier: 'modificador, tipo de medida, نوع مقياس',
  grams: 'gramos, peso en gramos, غرامات, وزن بالغرام',
  seq: 'secuencia, orden, orden de la medida, ترتيب, ترتيب مقياس',
  'serving weight': 'peso de la porcion, peso de una porcion, وزن حصه, وزن حصه واحده',
  'serving size': 'porcion, tamano de la porcion, tamano de porcion, حصه, حجم حصه',

  calories: 'calorias, energia, سعرات, سعرات حراريه, طاقه',
  protein: 'proteina, proteinas, بروتين',
  calcium: 'calcio, كالسيوم',
  potassium: 'potasio, بوتاسيوم',
  cholesterol: 'colesterol, كوليسترول',
  'saturated fat': 'grasa saturada, grasas saturadas, دهون مشبعه',
  'total fat': 'grasa total, grasas totales, grasa, grasas, دهون كليه, دهون',
  'total carbohydrate': 'carbohidratos totales, carbohidratos, hidratos de carbono, كربوهيدرات كليه, كربوهيدرات',
  iron: 'hierro, حديد',
  'total sugars': 'azucares totales, azucares, azucar, سكريات كليه, سكريات',
  phosphorus: 'fosforo, فوسفور',
  sodium: 'sodio, صوديوم',
  'dietary fiber': 'fibra dietetica, fibra, الياف غذاييه, الياف',
  'vitamin a': 'vitamina a, vitamina a rae, فيتامين a, فيتامين a rae',
  'vitamin b6': 'vitamina b6, فيتامين b6',
  'vitamin b12': 'vitamina b12, فيتامين b12',
  'vitamin c': 'vitamina c, فيتامين c',
  'vitamin d': 'vitamina d, فيتامين d',
  'vitamin e': 'vitamina e, فيتامين e',
  'vitamin k': 'vitamina k, فيتامين k',
  'pantothenic acid': 'acido pantotenico, حمض بانتوثينيك',
  'folate dfe': 'folato dfe, فولات dfe',
  manganese: 'manganeso, منغنيز',
  thiamin: 'tiamina, ثيامين',
  niacin: 'niacina, niacina ne, نياسين, نياسين ne',
  copper: 'cobre, نحاس',
  magnesium: 'magnesio, مغنيسيوم',
  riboflavin: 'riboflavina, ريبوفلافين',
  selenium: 'selenio, سيلينيوم',
  zinc: 'zinc, cinc, زنك',
  'added sugars': 'azucares anadidos, azucar anadida, azucares agregados, سكريات مضافه',
  'trans fat': 'grasa trans, grasas trans, دهون متحوله',

  milk: 'leche, حليب',
  wheat: 'trigo, قمح',
  eggs: 'huevos, huevo, بيض',
  soy: 'soya, soja, صويا',
  fish: 'pescado, سمك',
  shellfish: 'mariscos, crustaceos, قشريات',
  peanuts: 'cacahuates, cacahuates mani, cacahuetes, mani, فول سوداني',
  sesame: 'sesamo, sesamo ajonjoli, ajonjoli, سمسم',
  'tree nuts': 'nueces de arbol, frutos secos, nueces, مكسرات',
  gluten: 'gluten, غلوتين',
  lactose: 'lactosa, لاكتوز',
  celery: 'apio, كرفس',
  mustard: 'mostaza, خردل',
  lupin: 'altramuces, ترمس',
  mollusks: 'moluscos, رخويات',
  sulfites: 'sulfitos, كبريتيت',
}

/** What the numbers of a column are per. */
const bases: Readonly<Record<string, string>> = {
  'per 100 g': 'por 100 g, por cada 100 g, لكل 100 غ, لكل 100 جرام',
  'per serving': 'por porcion, por racion, لكل حصه',
}

const units: Readonly<Record<string, string>> = {
  g: 'gramos, غ, غم, غرام, جرام',
  mg: 'miligramos, ملغ, ملجم, مغ',
  mcg: 'microgramos, مكغ, ميكروغرام',
  kcal: 'kilocalorias, سعره, كيلوكالوري',
}

const englishOf = (table: Readonly<Record<string, string>>) =>
  new Map(Object.entries(table).flatMap(([english, others]) => others.split(', ').map((other) => [other, english])))

const englishWord = englishOf(words)
const englishBasis = [...englishOf(bases)]
const englishUnit = englishOf(units)

/** A Spanish or Arabic header in English: "sodio mg por 100 g" is "sodium mg per 100 g". Takes and returns normalized headers. */
export function inEnglish(header: string): string {
  const whole = englishWord.get(header)
  if (whole !== undefined) return whole
  const named = header.replace(/^contiene /, '').replace(/ (?:alergeno|مسبب حساسيه)$/, '')
  const [basis, english] = englishBasis.find(([words]) => named.endsWith(` ${words}`)) ?? ['', '']
  const rest = basis === '' ? named : named.slice(0, -basis.length - 1)
  const last = /[^ ]+$/.exec(rest)?.[0] ?? ''
  const name = englishWord.get(rest) ?? englishWord.get(rest.slice(0, -last.length - 1))
  if (name === undefined) return header
  const unit = englishWord.has(rest) ? '' : (englishUnit.get(last) ?? last)
  return [name, unit, english].filter((part) => part !== '').join(' ')
}
