/** A person's display settings. `system` follows the device. */
export interface ThemeChoice {
  scheme: 'light' | 'dark' | 'system'
  direction: 'ltr' | 'rtl'
  density: 'normal' | 'compact'
  /** `fluid` uses the full window width; `fixed` keeps lines at a readable width. */
  width: 'fixed' | 'fluid'
  /** Position of the main menu; `combo` has the groups on top and the links of the open group at the side. */
  navigation: 'top' | 'vertical' | 'combo'
  /** Color scheme of the side menu. */
  navbar: 'transparent' | 'inverted' | 'card' | 'vibrant'
  /** Whether the side menu stays open, or is an icon rail that opens on hover and focus. */
  sideMenu: 'open' | 'rail'
}

export const defaultThemeChoice: ThemeChoice = {
  scheme: 'system',
  direction: 'ltr',
  density: 'normal',
  width: 'fixed',
  navigation: 'top',
  navbar: 'transparent',
  sideMenu: 'open',
}

/** All options, in display order. */
export const themeOptions: { readonly [Key in keyof ThemeChoice]: readonly ThemeChoice[Key][] } = {
  scheme: ['light', 'dark', 'system'],
  direction: ['ltr', 'rtl'],
  density: ['normal', 'compact'],
  width: ['fixed', 'fluid'],
  navigation: ['vertical', 'top', 'combo'],
  navbar: ['transparent', 'inverted', 'card', 'vibrant'],
  sideMenu: ['open', 'rail'],
}

/** Storage key of `saveThemeChoice` and `themeScript`. */
export const themeStorageKey = 'commissary.theme'

/** Sets the attributes that style sheets depend on; nothing re-renders. */
export function applyThemeChoice(choice: ThemeChoice, root: HTMLElement = document.documentElement) {
  root.toggleAttribute('data-theme', choice.scheme !== 'system')
  if (choice.scheme !== 'system') root.dataset['theme'] = choice.scheme
  root.dir = choice.direction
  root.dataset['density'] = choice.density
  root.dataset['width'] = choice.width
  root.dataset['navigation'] = choice.navigation
  root.dataset['navbar'] = choice.navbar
}

/** The stored choice, with defaults for anything missing, unreadable or unknown. */
export function loadThemeChoice(): ThemeChoice {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(themeStorageKey) ?? '{}')
    return { ...defaultThemeChoice, ...known(stored) }
  } catch {
    return defaultThemeChoice
  }
}

function known(stored: unknown): Partial<ThemeChoice> {
  const isKnown = ([name, value]: [string, unknown]) =>
    Object.entries<readonly string[]>(themeOptions).some(
      ([key, options]) => key === name && typeof value === 'string' && options.includes(value),
    )
  return Object.fromEntries(Object.entries(stored ?? {}).filter(isKnown))
}

/** Saves the choice for the next visit and applies it. Without browser storage it is only applied. */
export function saveThemeChoice(choice: ThemeChoice) {
  applyThemeChoice(choice)
  try {
    localStorage.setItem(themeStorageKey, JSON.stringify(choice))
  } catch {
    // Private windows may block storage: the choice then lasts as long as the page.
  }
}

/** Inline script (with a nonce) for the page's head, so the first paint already uses the saved choice. */
export const themeScript = `(function(){try{
var c=JSON.parse(localStorage.getItem('${themeStorageKey}'))||{},r=document.documentElement,d=r.dataset;
if(c.scheme==='light'||c.scheme==='dark')d.theme=c.scheme;
if(c.direction==='ltr'||c.direction==='rtl')r.dir=c.direction;
['density','width','navigation','navbar'].forEach(function(k){if(/^[a-z]+$/.test(c[k]))d[k]=c[k]})
}catch(e){}})()`
