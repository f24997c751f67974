import type { Allergen } from '@commissary/domain/food'
import { payTypes, type PayType } from '@commissary/domain/orders'

const surnames = `Lund Abara Bergstrom Castellano Dubois Eriksen Farouk Goldberg Haddad Ivanova Jackson Kim Lopez
  Mbeki Nakamura Ortega Patel Quinn Reyes Schneider Tanaka Underwood Vargas Whitaker Xu Young Zielinski Andersen Baptiste
  Chen Delgado Ellis Ferreira Gupta Hansen Ibrahim Jimenez Kowalski Laurent Moreno Nguyen Osei Park Qureshi Rossi Singh
  Thompson Ueda Vasquez Williams Yilmaz Zhang Alvarez Brown Cohen Diaz Evans Foster Garcia Hernandez`.split(/\s+/)
const firstNames =
  `Ava Liam Noor Mateo Iris Kofi Mei Omar Zoe Diego Hana Felix Leila Theo Ruth Ivan Amara Jonas Nina Samir
  Ella Hugo Priya Caleb Lucia`.split(/\s+/)

export const demoPriceTypes = {
  standard: { name: 'Standard', lunch: '3.25', breakfast: '1.9' },
  sibling: { name: 'Sibling', lunch: '2.95', breakfast: '1.7' },
  staff: { name: 'Staff', lunch: '4.75', breakfast: '3.1' },
} as const

export interface DemoStudent {
  firstName: string
  /** Index of the school. */
  school: 0 | 1
  className: string
  studentNumber: string
  allergies: Allergen[]
  priceType: string | null
}

export interface DemoHousehold {
  name: string
  code: string
  email: string
  phone: string
  payType: PayType
  /** Does not pay: its balance is below 0. */
  owes: boolean
  students: DemoStudent[]
}

const allergiesOf = (index: number): Allergen[] => [
  ...(index % 9 === 4 ? (['Peanuts'] as const) : []),
  ...(index % 13 === 6 ? (['Milk'] as const) : []),
  ...(index % 17 === 3 ? (['Eggs', 'TreeNuts'] as const) : []),
]

/** Sixty households with a hundred students at two schools: an elementary school and a middle school. */
export const demoHouseholds: readonly DemoHousehold[] = surnames.map((name, index) => {
  const students = Array.from({ length: index < 40 ? 2 : 1 }, (_, place): DemoStudent => {
    const number = index * 2 + place
    const school = (index + (index % 5 === 0 ? place : 0)) % 2 === 0 ? 0 : 1
    const room = number % 2 === 0 ? 'A' : 'B'
    return {
      firstName: firstNames[(number * 7) % firstNames.length] ?? '',
      school,
      className: school === 0 ? `${(number % 5) + 1}${room}` : `${6 + (number % 3)}${room}`,
      studentNumber: String(1001 + number),
      allergies: allergiesOf(number),
      priceType: place === 1 ? demoPriceTypes.sibling.name : null,
    }
  })
  return {
    name,
    code: `F-${101 + index}`,
    email: `${name.toLowerCase()}@family.test`,
    phone: `21255502${String(index).padStart(2, '0')}`,
    payType: payTypes[index % payTypes.length] ?? 'Cash',
    owes: index % 15 === 7,
    students,
  }
})
