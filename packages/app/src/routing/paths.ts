/** Every address of the product, written once. Light on purpose: the login page loads it too. */
export const paths = {
  login: '/login',
  logout: '/logout',
  notFound: '/404',
  privacyPolicy: '/privacy-policy',
  home: '/',
  dashboard: '/dashboard',
  ingredients: '/manage/products',
  importProducts: '/manage/importProducts',
  recipes: '/recipes/myRecipeCatalog',
  schoolMenus: '/manage/manageSchoolMenus',
  nutritionAnalysis: '/reports/nutritionAnalysisReport',
} as const
export type Path = (typeof paths)[keyof typeof paths]

/** An address with a query; what is null or undefined is left out. */
export function withQuery(path: Path, query: Record<string, string | number | null | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value))
  }
  return search.size === 0 ? path : `${path}?${search}`
}

/** A school's week in the planner or in the report. */
export const weekAddress = (
  path: typeof paths.schoolMenus | typeof paths.nutritionAnalysis,
  { schoolId, week, menuType }: { schoolId: number; week: string; menuType?: string },
) => withQuery(path, { school: schoolId, week, menu: menuType === 'MEAL' ? undefined : menuType })

/** The login page, from which the reader comes back to `returnTo`. */
export const loginAddress = (returnTo: string) =>
  returnTo === paths.home || returnTo === paths.dashboard ? paths.login : withQuery(paths.login, { returnTo })

/** Where to go after login: an address of this app only, never another site's. */
export function returnAddress(search: string): string {
  const asked = new URLSearchParams(search).get('returnTo')
  if (!asked || !asked.startsWith('/')) return paths.dashboard
  const url = new URL(asked, 'http://app.invalid')
  if (url.host !== 'app.invalid' || url.pathname === paths.login || url.pathname === paths.logout) {
    return paths.dashboard
  }
  return url.pathname + url.search + url.hash
}
