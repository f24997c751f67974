import {
  Bean,
  CircleAlert,
  Egg,
  Fish,
  FlaskConical,
  Flower,
  Flower2,
  LeafyGreen,
  type LucideIcon,
  Milk,
  Nut,
  Shrimp,
  Snail,
  Wheat,
} from 'lucide-react'

const icons: Partial<Record<string, LucideIcon>> = {
  Milk,
  Lactose: Milk,
  Wheat,
  Gluten: Wheat,
  Eggs: Egg,
  Soy: Bean,
  Fish,
  Shellfish: Shrimp,
  TreeNuts: Nut,
  Celery: LeafyGreen,
  Mustard: Flower2,
  Lupins: Flower,
  SnailsShellfish: Snail,
  SulfurDioxideSulfates: FlaskConical,
}

// Lucide has no peanut or sesame icon. These follow its style: 24 px grid, 2 px round lines.
const customPaths: Partial<Record<string, string>> = {
  Peanuts:
    'M14.6 3.2a5 5 0 0 1 5.6 6.9c-.9 2-2.7 2.2-3.7 3.5-1 1.2-.5 3-1.9 5a5.3 5.3 0 1 1-8.6-6.2c1.5-1.8 3.4-1.6 4.5-2.9 1.2-1.4.7-5.3 4.1-6.3ZM9 16.5l.01 0M16 8l.01 0M10.5 13.5l.01 0',
  Sesame:
    'M8 3c2 2.2 2.8 3.9 2.8 5.3a2.8 2.8 0 0 1-5.6 0C5.2 6.9 6 5.2 8 3ZM17 8c2 2.2 2.8 3.9 2.8 5.3a2.8 2.8 0 0 1-5.6 0C14.2 11.9 15 10.2 17 8ZM9 14c1.8 2 2.5 3.5 2.5 4.7a2.5 2.5 0 0 1-5 0C6.5 17.5 7.2 16 9 14Z',
}

interface AllergenIconProps {
  /** Code of the allergen. */
  code: string
}

/** The icon of an allergen; always shown with its name. */
export function AllergenIcon({ code }: AllergenIconProps) {
  const path = customPaths[code]
  if (path) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d={path} />
      </svg>
    )
  }
  const Icon = icons[code] ?? CircleAlert
  return <Icon aria-hidden />
}
