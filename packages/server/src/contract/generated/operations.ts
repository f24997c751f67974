// Generated from openapi/ by `pnpm generate`. Do not edit.

/** Who may call: everybody, or these roles, where the caterer's flag or the school's module admits it. */
export interface Access {
  readonly isPublic: boolean
  readonly roles: readonly ('administrator' | 'staff' | 'parent')[]
  readonly flag: string | null
  readonly module: string | null
}

export interface Operation {
  readonly service: 'authentication' | 'product' | 'recipes'
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  readonly path: string
  readonly access: Access
}

export const operations = {
  createToken: {
    service: 'authentication',
    method: 'post',
    path: '/oauth/token',
    access: { isPublic: true, roles: [], flag: null, module: null },
  },
  revokeToken: {
    service: 'authentication',
    method: 'post',
    path: '/oauth/revoke',
    access: { isPublic: true, roles: [], flag: null, module: null },
  },
  readUserInfo: {
    service: 'product',
    method: 'get',
    path: '/commissary/userInfo',
    access: { isPublic: false, roles: ['administrator', 'staff', 'parent'], flag: null, module: null },
  },
  listSchools: {
    service: 'product',
    method: 'get',
    path: '/commissary/schools',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, module: null },
  },
  listCountryDetails: {
    service: 'product',
    method: 'get',
    path: '/commissary/countryDetails',
    access: { isPublic: true, roles: [], flag: null, module: null },
  },
  readSchoolCalendar: {
    service: 'product',
    method: 'get',
    path: '/commissary/school/{schoolId}/calendar',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, module: null },
  },
  replaceSchoolCalendarDay: {
    service: 'product',
    method: 'put',
    path: '/commissary/school/{schoolId}/calendar/{date}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, module: null },
  },
  analyzeMenu: {
    service: 'product',
    method: 'post',
    path: '/commissary/menu-analysis',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'nutritionAnalysis', module: null },
  },
  printMenuAnalysis: {
    service: 'product',
    method: 'post',
    path: '/commissary/menuNutritionAnalyze/print',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'nutritionAnalysis', module: null },
  },
  listReferenceFoods: {
    service: 'recipes',
    method: 'get',
    path: '/food/referenceFoods',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, module: null },
  },
  readReferenceFood: {
    service: 'recipes',
    method: 'get',
    path: '/food/referenceFoods/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, module: null },
  },
  createImport: {
    service: 'recipes',
    method: 'post',
    path: '/food/imports',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'nutritionAnalysis', module: null },
  },
  readImport: {
    service: 'recipes',
    method: 'get',
    path: '/food/imports/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'nutritionAnalysis', module: null },
  },
  cancelImport: {
    service: 'recipes',
    method: 'delete',
    path: '/food/imports/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'nutritionAnalysis', module: null },
  },
  applyImport: {
    service: 'recipes',
    method: 'post',
    path: '/food/imports/{id}/apply',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'nutritionAnalysis', module: null },
  },
  listImportProblems: {
    service: 'recipes',
    method: 'get',
    path: '/food/imports/{id}/problems',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'nutritionAnalysis', module: null },
  },
  listIngredients: {
    service: 'recipes',
    method: 'get',
    path: '/ingredient/ingredients',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, module: null },
  },
  createIngredient: {
    service: 'recipes',
    method: 'post',
    path: '/ingredient/ingredients',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, module: null },
  },
  readIngredient: {
    service: 'recipes',
    method: 'get',
    path: '/ingredient/ingredients/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, module: null },
  },
  updateIngredient: {
    service: 'recipes',
    method: 'put',
    path: '/ingredient/ingredients/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, module: null },
  },
  listRecipes: {
    service: 'recipes',
    method: 'get',
    path: '/recipe/recipes',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, module: null },
  },
  createRecipe: {
    service: 'recipes',
    method: 'post',
    path: '/recipe/recipes',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, module: null },
  },
  readRecipe: {
    service: 'recipes',
    method: 'get',
    path: '/recipe/recipes/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, module: null },
  },
  updateRecipe: {
    service: 'recipes',
    method: 'put',
    path: '/recipe/recipes/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, module: null },
  },
} as const satisfies Record<string, Operation>

export type OperationId = keyof typeof operations
