import type { ColorRoles } from '../theme/theme.ts'
import { color } from '../theme/tokens.ts'

/** Stripes that mean "partly unknown", over any background. */
export const hatch = (role: keyof ColorRoles) =>
  `repeating-linear-gradient(-45deg, ${color(role)} 0 1.5px, transparent 1.5px 5px)`
