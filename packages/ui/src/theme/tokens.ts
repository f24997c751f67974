import {
  breakpoints,
  type ColorRoles,
  type durations,
  type fonts,
  type layers,
  type radii,
  type Shadows,
  type sizes,
  type spaces,
} from './theme.ts'

// Tokens are CSS custom properties: switching themes repaints but re-renders nothing.

/** `color('accent')` is `var(--cm-color-accent)`. */
export const color = (role: keyof ColorRoles) => `var(--cm-color-${role})`

/** A step of the 4 px grid: `space(4)` is 16 px. */
export const space = (step: keyof typeof spaces) => `var(--cm-space-${step})`

export const radius = (name: keyof typeof radii) => `var(--cm-radius-${name})`

/** A full `font` shorthand: weight, size, line height and family. */
export const font = (name: keyof typeof fonts) => `var(--cm-font-${name})`

export const size = (name: keyof typeof sizes) => `var(--cm-size-${name})`

export const shadow = (name: keyof Shadows) => `var(--cm-shadow-${name})`

/** A z-index by kind of element. */
export const layer = (name: keyof typeof layers) => `var(--cm-layer-${name})`

/** Zero if the reader prefers reduced motion. */
export const duration = (name: keyof typeof durations) => `var(--cm-duration-${name})`

export type Breakpoint = keyof typeof breakpoints

/** Media query for screens at least as wide as the breakpoint. */
export const from = (name: Breakpoint) => `@media (min-width: ${breakpoints[name]}px)`

/** Media query for screens narrower than the breakpoint. */
export const below = (name: Breakpoint) => `@media (max-width: ${breakpoints[name] - 0.02}px)`

/** The focus ring; `inset` if the parent's edge would clip it. */
export const focusRing = (placement: 'outside' | 'inset' = 'outside') => `
  outline: 2px solid ${color('focusRing')};
  outline-offset: ${placement === 'outside' ? '2px' : '-2px'};
`

/** Hidden visually, read by screen readers. */
export const visuallyHidden = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
