import { expect, test } from 'vitest'

import { readSchoolSheet } from './index.ts'

const lunch = (gradeGroup: string, plannedMeals: number | null) => ({
  menuType: 'MEAL',
  gradeGroup,
  serviceDays: 5,
  plannedMeals,
})

test('a sheet is read by its headers, in any order and letter case', () => {
  const sheet = readSchoolSheet([
    ['LUNCH', 'School_Name', 'Grades', 'Phone', 'Breakfast', 'Address'],
    ['240', ' Oak ', 'K-5', '555', 'yes', '1 Mill Road'],
    ['', '', '', '', '', ''],
    ['1,200', 'North High', '9 – 12', '', 'no', ''],
  ])
  expect(sheet).toMatchObject({ hasNames: true, ignored: ['Phone'] })
  expect(sheet.schools).toEqual([
    {
      row: 2,
      schoolName: 'Oak',
      address: '1 Mill Road',
      subdomain: '',
      lowestGrade: 'K',
      highestGrade: '5',
      meals: [lunch('K-5', 240), { ...lunch('K-5', null), menuType: 'BREAKFAST' }],
      problems: [],
    },
    expect.objectContaining({ row: 4, schoolName: 'North High', meals: [lunch('9-12', 1200)], problems: [] }),
  ])
})

test('any of the six menu types has a column', () => {
  const { schools } = readSchoolSheet([
    ['School', 'Grades', 'Breakfast', 'Lunch', 'Snack', 'Supper', 'A La Carte', 'Side'],
    ['Oak', 'K-5', '1', '2', '3', '4', '5', 'yes'],
  ])
  expect(schools[0]?.meals.map(({ menuType, plannedMeals }) => [menuType, plannedMeals])).toEqual([
    ['MEAL', 2],
    ['BREAKFAST', 1],
    ['SNACK', 3],
    ['DINNER', 4],
    ['EXTRA', 5],
    ['SIDE', null],
  ])
})

test('one number for several grade groups leaves the number of each unknown', () => {
  const { schools } = readSchoolSheet([
    ['School', 'Grades', 'Lunch'],
    ['Valley', 'PK-8', '300'],
  ])
  expect(schools[0]?.meals).toEqual([lunch('PK3-5', null), lunch('K-5', null), lunch('6-8', null)])
})

test('with one menu, the grades share a menu of each meal, and preschool and à la carte stay apart', () => {
  const { schools } = readSchoolSheet([
    ['School', 'Grades', 'Lunch', 'Extra', 'One Menu'],
    ['Valley', 'K-8', '300', '', 'Yes'],
    ['Hill', 'PK-12', '300', '', 'x'],
    ['Dale', 'K-8', '', 'yes', 'yes'],
    ['Cove', 'K-5', '90', '', 'yes'],
  ])
  const [valley, hill, dale, cove] = schools
  expect(valley?.meals).toEqual([{ ...lunch('K-5', 300), alsoGradeGroups: ['6-8'] }])
  expect(hill?.meals).toEqual([lunch('PK3-5', null), { ...lunch('K-5', null), alsoGradeGroups: ['6-8', '9-12'] }])
  expect(dale?.meals.map(({ gradeGroup, alsoGradeGroups }) => [gradeGroup, alsoGradeGroups])).toEqual([
    ['K-5', undefined],
    ['6-8', undefined],
  ])
  expect(cove?.meals).toEqual([lunch('K-5', 90)])
})

test('one menu is yes or no', () => {
  const { schools } = readSchoolSheet([
    ['School', 'Grades', 'Lunch', 'Same Menu'],
    ['Valley', 'K-8', '300', 'mostly'],
    ['Hill', 'K-8', '300', 'no'],
  ])
  expect(schools[0]?.problems).toEqual([{ column: 'sharedMenu', kind: 'yesNo' }])
  expect(schools[1]?.meals).toEqual([lunch('K-5', null), lunch('6-8', null)])
})

test.each([
  ['Pre-K', 'Kindergarten', 'PK', 'K'],
  ['KG', '05', 'K', '5'],
  ['6th', '8th', '6', '8'],
  ['9', '9', '9', '9'],
])('grades from %s to %s are %s and %s', (low, high, lowestGrade, highestGrade) => {
  const { schools } = readSchoolSheet([
    ['Name', 'Lowest Grade', 'Highest Grade'],
    ['Oak', low, high],
  ])
  expect(schools[0]).toMatchObject({ lowestGrade, highestGrade, problems: [] })
})

test('"Pre-K-5" is one span', () => {
  const { schools } = readSchoolSheet([
    ['Name', 'Grades'],
    ['Oak', 'Pre-K-5'],
  ])
  expect(schools[0]).toMatchObject({ lowestGrade: 'PK', highestGrade: '5', problems: [] })
})

test.each([
  [['', 'K-5', '10'], 'schoolName', 'required'],
  [['Oak', '5-K', ''], 'grades', 'grades'],
  [['Oak', 'K-5-8', ''], 'grades', 'grades'],
  [['Oak', 'Elementary', ''], 'grades', 'grades'],
  [['Oak', 'K-5', 'about 200'], 'lunchMeals', 'meals'],
  [['Oak', 'K-5', '12.5'], 'lunchMeals', 'meals'],
  [['Oak', '', '200'], 'lunchMeals', 'mealsWithoutGrades'],
])('a row %j names what to correct', (cells, column, kind) => {
  const { schools } = readSchoolSheet([['School', 'Grades', 'Lunch'], cells])
  expect(schools[0]?.problems).toEqual([{ column, kind }])
})

test('grades that a spreadsheet program turned into a date are read as grades', () => {
  const sheet = readSchoolSheet([
    ['School', 'Grades'],
    ['Cedar', '8-Jun'],
    ['Dogwood', '12-Sep'],
    ['Elm', '8-Foo'],
  ])
  expect(sheet.schools.map(({ lowestGrade, highestGrade }) => [lowestGrade, highestGrade])).toEqual([
    ['6', '8'],
    ['9', '12'],
    [null, null],
  ])
  expect(sheet.schools.map(({ problems }) => problems.length)).toEqual([0, 0, 1])
})

test('without a header for names nothing is read', () => {
  expect(
    readSchoolSheet([
      ['a', 'b'],
      ['1', '2'],
    ]),
  ).toEqual({ hasNames: false, ignored: ['a', 'b'], schools: [] })
  expect(readSchoolSheet([])).toEqual({ hasNames: false, ignored: [], schools: [] })
})

test('with offer versus serve, every meal that may have it does', () => {
  const { schools } = readSchoolSheet([
    ['School', 'Grades', 'Lunch', 'Breakfast', 'Snack', 'OVS'],
    ['Oak', 'PK-5', '100', '50', '40', 'Yes'],
    ['Elm', 'K-5', '100', '', '', 'no'],
    ['Ash', 'K-5', '100', '', '', 'maybe'],
  ])
  const [oak, elm, ash] = schools
  expect(oak?.meals.map((meal) => [meal.menuType, meal.gradeGroup, meal.offerVersusServe ?? false])).toEqual([
    ['MEAL', 'PK3-5', false],
    ['MEAL', 'K-5', true],
    ['BREAKFAST', 'PK3-5', false],
    ['BREAKFAST', 'K-5', true],
    ['SNACK', 'PK3-5', false],
    ['SNACK', 'K-5', false],
  ])
  expect(elm?.meals).toEqual([lunch('K-5', 100)])
  expect(ash?.problems).toEqual([{ column: 'offerVersusServe', kind: 'yesNo' }])
})

test.each([
  [
    ['Nombre de la Escuela', 'GRADOS', 'Almuerzo', 'Un solo menu', 'Direccion'],
    ['Roble', 'K a 8', 'sí', 'SI', 'Calle 1'],
  ],
  [
    ['اسم المدرسة', 'الصفوف', 'غداء', 'قائمة واحدة', 'العنوان'],
    ['Roble', 'الروضة-8', 'نعم', 'نعم', 'Calle 1'],
  ],
])('the header %j is read, and so are its grades and yeses', (header, row) => {
  expect(readSchoolSheet([header, row])).toMatchObject({
    hasNames: true,
    ignored: [],
    schools: [
      {
        schoolName: 'Roble',
        address: 'Calle 1',
        lowestGrade: 'K',
        highestGrade: '8',
        meals: [{ menuType: 'MEAL', gradeGroup: 'K-5', alsoGradeGroups: ['6-8'] }],
        problems: [],
      },
    ],
  })
})
