/** What a person chose of the look. `system` follows the device. */
export interface ThemeChoice {
  scheme: 'light' | 'dark' | 'system'
  direction: 'ltr' | 'rtl'
  density: 'normal' | 'compact'
  /** `fluid` uses the whole width of the window; `fixed` keeps lines at a width that one reads with ease. */
  width: 'fixed' | 'fluid'
  /** Where the main menu stands; `combo` has the groups on top and the links of the open group at the side. */
  navigation: 'top' | 'vertical' | 'combo'
  /** The look of the menu at the side. */
  navbar: 'transparent' | 'inverted' | 'card' | 'vibrant'
  /** The menu at the side stays open, or is a rail of icons that opens under the pointer and with focus. */
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

/** Everything one can choose among, in the order in which it is offered. */
export const themeOptions: { readonly [Key in keyof ThemeChoice]: readonly ThemeChoice[Key][] } = {
  scheme: ['light', 'dark', 'system'],
  direction: ['ltr', 'rtl'],
  density: ['normal', 'compact'],
  width: ['fixed', 'fluid'],
  navigation: ['vertical', 'top', 'combo'],
  navbar: ['transparent', 'inverted', 'card', 'vibrant'],
  sideMenu: ['open', 'rail'],
}

/** Where `saveThemeChoice` and `themeScript` keep the choice. */
export const themeStorageKey = 'commissary.theme'

/** Sets the attributes that the style sheets follow; nothing re-renders. */
export function applyThemeChoice(choice: ThemeChoice, root: HTMLElement = document.documentElement) {
  root.toggleAttribute('data-theme', choice.scheme !== 'system')
  if (choice.scheme !== 'system') root.dataset['theme'] = choice.scheme
  root.dir = choice.direction
  root.dataset['density'] = choice.density
  root.dataset['width'] = choice.width
  root.dataset['navigation'] = choice.navigation
  root.dataset['navbar'] = choice.navbar
}

/** The stored choice; the default for whatever is not stored, cannot be read or is no choice. */
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

/** Keeps the choice for the next visit and applies it. A browser without storage only applies it. */
export function saveThemeChoice(choice: ThemeChoice) {
  applyThemeChoice(choice)
  try {
    localStorage.setItem(themeStorageKey, JSON.stringify(choice))
  } catch {
    // Private windows may refuse storage: the choice then lasts as long as the page.
  }
}

/** Script for the head of the page, inline with a nonce: the first paint already has the chosen look. */
export const themeScript = `(function(){try{
var c=JSON.parse(localStorage.getItem('${themeStorageKey}'))||{},r=document.documentElement,d=r.dataset;
if(c.scheme==='light'||c.scheme==='dark')d.theme=c.scheme;
if(c.direction==='ltr'||c.direction==='rtl')r.dir=c.direction;
['density','width','navigation','navbar'].forEach(function(k){if(/^[a-z]+$/.test(c[k]))d[k]=c[k]})
}catch(e){}})()`
