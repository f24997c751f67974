/** The purpose of each color. Pairs used for text meet WCAG AA (4.5:1) in both themes; `theme.test.ts` verifies it. */
export interface ColorRoles {
  /** The page behind everything. */
  canvas: string
  /** Cards, tables, forms. */
  surface: string
  /** Floating surfaces: dialogs, menus, toasts. */
  raised: string
  /** Sunken surfaces: table headers, read-only fields, the track of a switch. */
  sunken: string
  /** A row or an option under the pointer. */
  hover: string
  ink: string
  /** Labels, hints, units: lower contrast, still AA. */
  inkQuiet: string
  /** Decorative hairlines. */
  line: string
  /** Borders of controls: 3:1 against every background. */
  lineStrong: string
  accent: string
  accentHover: string
  onAccent: string
  /** A light accent tint behind selected items, for `accent` and `ink` text. */
  accentBackground: string
  danger: string
  dangerHover: string
  onDanger: string
  dangerBackground: string
  passInk: string
  passBackground: string
  advisoryInk: string
  advisoryBackground: string
  failInk: string
  failBackground: string
  unknownInk: string
  unknownBackground: string
  /** The `inverted` side menu: dark in both themes. */
  invertedBackground: string
  invertedHover: string
  onInverted: string
  onInvertedQuiet: string
  /** The `vibrant` side menu: the accent as background. */
  vibrantBackground: string
  vibrantHover: string
  onVibrant: string
  onVibrantQuiet: string
  focusRing: string
  /** Behind a dialog. */
  overlay: string
  /** Charts: 3:1 against `surface`; never used for a verdict. */
  chart1: string
  chart2: string
  chart3: string
  chart4: string
  chart5: string
  /** The empty part of a bar. */
  chartTrack: string
}

export interface Shadows {
  raised: string
  dialog: string
}

/** Both themes have this type, so a missing value is a type error. */
export interface Theme {
  color: ColorRoles
  shadow: Shadows
}

/** Warm paper and aubergine. */
export const lightTheme: Theme = {
  color: {
    canvas: '#f7f4ee',
    surface: '#fffdfa',
    raised: '#ffffff',
    sunken: '#f3eee6',
    hover: '#f5f0e9',
    ink: '#2a2420',
    inkQuiet: '#655b52',
    line: '#e5ddd1',
    lineStrong: '#8b8075',
    accent: '#66295c',
    accentHover: '#501c47',
    onAccent: '#ffffff',
    accentBackground: '#f4e8f1',
    danger: '#ae2a1a',
    dangerHover: '#8c1f12',
    onDanger: '#ffffff',
    dangerBackground: '#fdebe6',
    passInk: '#2c6838',
    passBackground: '#eefbeb',
    advisoryInk: '#8b5c02',
    advisoryBackground: '#f9edcf',
    failInk: '#902a1b',
    failBackground: '#f6dbd1',
    unknownInk: '#57534b',
    unknownBackground: '#ebeae9',
    invertedBackground: '#2a2420',
    invertedHover: '#3f3730',
    onInverted: '#f7f1e9',
    onInvertedQuiet: '#c4b9ad',
    vibrantBackground: '#66295c',
    vibrantHover: '#7f3f74',
    onVibrant: '#ffffff',
    onVibrantQuiet: '#efdcea',
    focusRing: '#9b3d8c',
    overlay: 'rgb(42 36 32 / 45%)',
    chart1: '#66295c',
    chart2: '#2b7a80',
    chart3: '#a8690f',
    chart4: '#4a6a9c',
    chart5: '#69762b',
    chartTrack: '#e9e2d7',
  },
  shadow: {
    raised: '0 1px 2px rgb(42 36 32 / 6%), 0 6px 20px rgb(42 36 32 / 10%)',
    dialog: '0 2px 6px rgb(42 36 32 / 8%), 0 20px 60px rgb(42 36 32 / 22%)',
  },
}

/** Warm charcoal, not black. */
export const darkTheme: Theme = {
  color: {
    canvas: '#1b1816',
    surface: '#23201d',
    raised: '#2b2724',
    sunken: '#1e1b18',
    hover: '#2e2a26',
    ink: '#f2ece4',
    inkQuiet: '#b8aea3',
    line: '#3b3530',
    lineStrong: '#8d8379',
    accent: '#dba9d1',
    accentHover: '#e8c3e0',
    onAccent: '#2d0f28',
    accentBackground: '#40293b',
    danger: '#f5907f',
    dangerHover: '#f9ad9f',
    onDanger: '#340e07',
    dangerBackground: '#43241d',
    passInk: '#a9e2a4',
    passBackground: '#2a3e26',
    advisoryInk: '#ebbf63',
    advisoryBackground: '#3b3012',
    failInk: '#ea8d78',
    failBackground: '#3c1d18',
    unknownInk: '#c0bbae',
    unknownBackground: '#383430',
    invertedBackground: '#0f0d0c',
    invertedHover: '#2c2622',
    onInverted: '#f7f1e9',
    onInvertedQuiet: '#c4b9ad',
    vibrantBackground: '#4f1f47',
    vibrantHover: '#693560',
    onVibrant: '#fdf3fb',
    onVibrantQuiet: '#e6cbe0',
    focusRing: '#e3afd8',
    overlay: 'rgb(10 8 7 / 60%)',
    chart1: '#d29cc7',
    chart2: '#6cc0c4',
    chart3: '#e0ac58',
    chart4: '#92b1e0',
    chart5: '#b3c070',
    chartTrack: '#3f3933',
  },
  shadow: {
    raised: '0 1px 2px rgb(0 0 0 / 30%), 0 6px 20px rgb(0 0 0 / 35%)',
    dialog: '0 2px 6px rgb(0 0 0 / 35%), 0 20px 60px rgb(0 0 0 / 55%)',
  },
}

/** A 4 px grid: step 1 is 4 px. `half` is for icons and their neighbors in dense places. */
export const spaces = {
  half: '0.125rem',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
} as const

export const radii = { small: '4px', control: '6px', card: '10px', pill: '999px' } as const

/** 14 px base, scale 1.2 in whole pixels, weights 400, 500 and 600. Each value is a full `font` shorthand. */
export const fonts = {
  caption: '400 0.75rem/1rem var(--cm-font-family)',
  captionStrong: '500 0.75rem/1rem var(--cm-font-family)',
  body: '400 0.875rem/1.25rem var(--cm-font-family)',
  label: '500 0.875rem/1.25rem var(--cm-font-family)',
  strong: '600 0.875rem/1.25rem var(--cm-font-family)',
  heading: '600 1.0625rem/1.5rem var(--cm-font-family)',
  title: '600 1.25rem/1.75rem var(--cm-font-family)',
  display: '600 1.5rem/2rem var(--cm-font-family)',
  figure: '600 1.8125rem/2.25rem var(--cm-font-family)',
} as const

/** Sizes that depend on density or pointer are overridden in `GlobalStyle`. */
export const sizes = {
  /** Height of buttons and fields: 36 px, compact 32, touch 44. */
  control: '2.25rem',
  /** Height of small buttons: 28 px, compact 24, touch 44. */
  controlSmall: '1.75rem',
  /** Height of a table row: 44 px, compact 32. */
  row: '2.75rem',
  icon: '1rem',
  iconLarge: '1.25rem',
  topBar: '3.5rem',
  /** Minimum touch target. */
  touch: '2.75rem',
  /** A field, and a form of one column: at most 640 px wide. */
  form: '40rem',
  /** A form whose fields are in columns. */
  formWide: '60rem',
  dialog: '32rem',
  drawer: '28rem',
  menu: '12rem',
  /** The side menu, open and as an icon rail. */
  sideMenu: '15rem',
  rail: '4rem',
  /** The theme panel. */
  panel: '22rem',
  /** Page width on a wide screen; the full window for readers who chose a fluid page. */
  page: '100rem',
} as const

/** Stacking order. */
export const layers = { sticky: 10, shell: 20, drawer: 40, dialog: 50, popup: 60, toast: 70, tooltip: 80 } as const

export const durations = { quick: '120ms', calm: '200ms' } as const

/** Breakpoints in px: styles for a name apply from that width up. */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1540 } as const
