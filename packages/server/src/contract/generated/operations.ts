// Generated from openapi/ by `pnpm generate`. Do not edit.

/** Who may call: anyone, or these roles, if the caterer has the flag and the user one of the modules (empty = any). */
export interface Access {
  readonly isPublic: boolean
  readonly roles: readonly ('administrator' | 'staff' | 'parent')[]
  readonly flag: string | null
  readonly modules: readonly ('catalog' | 'menus' | 'production' | 'inventory' | 'reports' | 'settings')[]
}

export interface Operation {
  readonly service: 'authentication' | 'product' | 'recipes' | 'inventory'
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  readonly path: string
  readonly access: Access
}

export const operations = {
  createToken: {
    service: 'authentication',
    method: 'post',
    path: '/oauth/token',
    access: { isPublic: true, roles: [], flag: null, modules: [] },
  },
  revokeToken: {
    service: 'authentication',
    method: 'post',
    path: '/oauth/revoke',
    access: { isPublic: true, roles: [], flag: null, modules: [] },
  },
  readUserInfo: {
    service: 'product',
    method: 'get',
    path: '/commissary/userInfo',
    access: { isPublic: false, roles: ['administrator', 'staff', 'parent'], flag: null, modules: [] },
  },
  listSchools: {
    service: 'product',
    method: 'get',
    path: '/commissary/schools',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: [] },
  },
  checkLogin: {
    service: 'product',
    method: 'post',
    path: '/commissary/login',
    access: { isPublic: true, roles: [], flag: null, modules: [] },
  },
  validateUserName: {
    service: 'product',
    method: 'get',
    path: '/commissary/usersAuthInfoes/search/validateUserName',
    access: { isPublic: true, roles: [], flag: null, modules: [] },
  },
  forgotPassword: {
    service: 'product',
    method: 'post',
    path: '/commissary/forgotPassword',
    access: { isPublic: true, roles: [], flag: null, modules: [] },
  },
  recoveryPassword: {
    service: 'product',
    method: 'post',
    path: '/commissary/recoveryPassword',
    access: { isPublic: true, roles: [], flag: null, modules: [] },
  },
  isLinkValidate: {
    service: 'product',
    method: 'get',
    path: '/commissary/isLinkValidate',
    access: { isPublic: true, roles: [], flag: null, modules: [] },
  },
  catererAccActivation: {
    service: 'product',
    method: 'get',
    path: '/commissary/catererAccActivation',
    access: { isPublic: true, roles: [], flag: null, modules: [] },
  },
  listUsers: {
    service: 'product',
    method: 'get',
    path: '/commissary/users',
    access: { isPublic: false, roles: ['administrator'], flag: null, modules: [] },
  },
  createUser: {
    service: 'product',
    method: 'post',
    path: '/commissary/users',
    access: { isPublic: false, roles: ['administrator'], flag: null, modules: [] },
  },
  readUser: {
    service: 'product',
    method: 'get',
    path: '/commissary/users/{id}',
    access: { isPublic: false, roles: ['administrator'], flag: null, modules: [] },
  },
  updateUser: {
    service: 'product',
    method: 'put',
    path: '/commissary/users/{id}',
    access: { isPublic: false, roles: ['administrator'], flag: null, modules: [] },
  },
  inviteUser: {
    service: 'product',
    method: 'post',
    path: '/commissary/users/{id}/invitation',
    access: { isPublic: false, roles: ['administrator'], flag: null, modules: [] },
  },
  deactivateUser: {
    service: 'product',
    method: 'post',
    path: '/commissary/users/{id}/deactivate',
    access: { isPublic: false, roles: ['administrator'], flag: null, modules: [] },
  },
  reactivateUser: {
    service: 'product',
    method: 'post',
    path: '/commissary/users/{id}/reactivate',
    access: { isPublic: false, roles: ['administrator'], flag: null, modules: [] },
  },
  listRecordHistory: {
    service: 'product',
    method: 'get',
    path: '/commissary/recordHistory',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: [] },
  },
  readCatererLogin: {
    service: 'product',
    method: 'get',
    path: '/commissary/login/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: [] },
  },
  readCaterer: {
    service: 'product',
    method: 'get',
    path: '/commissary/caterers/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: [] },
  },
  updateCaterer: {
    service: 'product',
    method: 'put',
    path: '/commissary/{catererId}/caterer',
    access: { isPublic: false, roles: ['administrator'], flag: null, modules: [] },
  },
  listSites: {
    service: 'product',
    method: 'get',
    path: '/commissary/sites',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'inventoryEnabled', modules: ['settings'] },
  },
  createSite: {
    service: 'product',
    method: 'post',
    path: '/commissary/createSite/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'inventoryEnabled', modules: ['settings'] },
  },
  updateSite: {
    service: 'product',
    method: 'put',
    path: '/commissary/updateSite/{catererId}/{siteId}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'inventoryEnabled', modules: ['settings'] },
  },
  deleteSite: {
    service: 'product',
    method: 'delete',
    path: '/commissary/deleteSite/{catererId}/{siteId}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'inventoryEnabled', modules: ['settings'] },
  },
  readSite: {
    service: 'product',
    method: 'get',
    path: '/commissary/bySiteId/{siteId}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'inventoryEnabled', modules: ['settings'] },
  },
  listCatererHolidays: {
    service: 'product',
    method: 'get',
    path: '/commissary/catererHolidays/search/findByCatererIdAndDateBetween',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: [] },
  },
  createCatererHoliday: {
    service: 'product',
    method: 'post',
    path: '/commissary/catererHolidays',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['settings'] },
  },
  deleteCatererHoliday: {
    service: 'product',
    method: 'delete',
    path: '/commissary/catererHolidays/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['settings'] },
  },
  readCatererAnalysisSettings: {
    service: 'product',
    method: 'get',
    path: '/commissary/catererAnalysisSettings/search/findByCatererAnalysisId',
    access: {
      isPublic: false,
      roles: ['administrator', 'staff'],
      flag: 'nutritionAnalysis',
      modules: ['settings', 'menus', 'reports'],
    },
  },
  createCatererAnalysisSettings: {
    service: 'product',
    method: 'post',
    path: '/commissary/catererAnalysisSettings',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'nutritionAnalysis', modules: ['settings'] },
  },
  updateCatererAnalysisSettings: {
    service: 'product',
    method: 'put',
    path: '/commissary/catererAnalysisSettings/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'nutritionAnalysis', modules: ['settings'] },
  },
  listMealPrograms: {
    service: 'product',
    method: 'get',
    path: '/commissary/meal-programs',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: [] },
  },
  listCountryDetails: {
    service: 'product',
    method: 'get',
    path: '/commissary/countryDetails',
    access: { isPublic: true, roles: [], flag: null, modules: [] },
  },
  readSchoolCalendar: {
    service: 'product',
    method: 'get',
    path: '/commissary/school/{schoolId}/calendar',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['menus', 'reports'] },
  },
  replaceSchoolCalendarDay: {
    service: 'product',
    method: 'put',
    path: '/commissary/school/{schoolId}/calendar/{date}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['menus'] },
  },
  analyzeMenu: {
    service: 'product',
    method: 'post',
    path: '/commissary/menu-analysis',
    access: {
      isPublic: false,
      roles: ['administrator', 'staff'],
      flag: 'nutritionAnalysis',
      modules: ['menus', 'reports'],
    },
  },
  printMenuAnalysis: {
    service: 'product',
    method: 'post',
    path: '/commissary/menuNutritionAnalyze/print',
    access: {
      isPublic: false,
      roles: ['administrator', 'staff'],
      flag: 'nutritionAnalysis',
      modules: ['menus', 'reports'],
    },
  },
  listReferenceFoods: {
    service: 'recipes',
    method: 'get',
    path: '/food/referenceFoods',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['catalog'] },
  },
  readReferenceFood: {
    service: 'recipes',
    method: 'get',
    path: '/food/referenceFoods/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['catalog'] },
  },
  createImport: {
    service: 'recipes',
    method: 'post',
    path: '/food/imports',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'nutritionAnalysis', modules: ['catalog'] },
  },
  readImport: {
    service: 'recipes',
    method: 'get',
    path: '/food/imports/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'nutritionAnalysis', modules: ['catalog'] },
  },
  cancelImport: {
    service: 'recipes',
    method: 'delete',
    path: '/food/imports/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'nutritionAnalysis', modules: ['catalog'] },
  },
  applyImport: {
    service: 'recipes',
    method: 'post',
    path: '/food/imports/{id}/apply',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'nutritionAnalysis', modules: ['catalog'] },
  },
  listImportProblems: {
    service: 'recipes',
    method: 'get',
    path: '/food/imports/{id}/problems',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'nutritionAnalysis', modules: ['catalog'] },
  },
  listIngredients: {
    service: 'recipes',
    method: 'get',
    path: '/ingredient/ingredients',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['catalog', 'menus'] },
  },
  createIngredient: {
    service: 'recipes',
    method: 'post',
    path: '/ingredient/ingredients',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['catalog'] },
  },
  readIngredient: {
    service: 'recipes',
    method: 'get',
    path: '/ingredient/ingredients/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['catalog'] },
  },
  updateIngredient: {
    service: 'recipes',
    method: 'put',
    path: '/ingredient/ingredients/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['catalog'] },
  },
  listRecipes: {
    service: 'recipes',
    method: 'get',
    path: '/recipe/recipes',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['catalog', 'menus'] },
  },
  createRecipe: {
    service: 'recipes',
    method: 'post',
    path: '/recipe/recipes',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['catalog'] },
  },
  readRecipe: {
    service: 'recipes',
    method: 'get',
    path: '/recipe/recipes/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['catalog'] },
  },
  updateRecipe: {
    service: 'recipes',
    method: 'put',
    path: '/recipe/recipes/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['catalog'] },
  },
  listVendors: {
    service: 'inventory',
    method: 'get',
    path: '/vendor/all/{catererId}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['settings'] },
  },
  createVendor: {
    service: 'inventory',
    method: 'post',
    path: '/vendor/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['settings'] },
  },
  updateVendor: {
    service: 'inventory',
    method: 'put',
    path: '/vendor/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['settings'] },
  },
  deleteVendor: {
    service: 'inventory',
    method: 'delete',
    path: '/vendor/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['settings'] },
  },
  restoreVendor: {
    service: 'inventory',
    method: 'post',
    path: '/vendor/{id}/restore',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['settings'] },
  },
  listStorageLocations: {
    service: 'inventory',
    method: 'get',
    path: '/storageLocations',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['settings'] },
  },
  createStorageLocation: {
    service: 'inventory',
    method: 'post',
    path: '/storageLocations',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['settings'] },
  },
  updateStorageLocation: {
    service: 'inventory',
    method: 'put',
    path: '/storageLocations/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['settings'] },
  },
  deleteStorageLocation: {
    service: 'inventory',
    method: 'delete',
    path: '/storageLocations/{id}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: null, modules: ['settings'] },
  },
  listInventorySites: {
    service: 'inventory',
    method: 'get',
    path: '/inventorySites',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'inventoryEnabled', modules: ['settings'] },
  },
  createInventorySite: {
    service: 'inventory',
    method: 'post',
    path: '/inventorySites',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'inventoryEnabled', modules: ['settings'] },
  },
  readInventorySite: {
    service: 'inventory',
    method: 'get',
    path: '/inventorySites/{siteId}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'inventoryEnabled', modules: ['settings'] },
  },
  updateInventorySite: {
    service: 'inventory',
    method: 'put',
    path: '/inventorySites/{siteId}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'inventoryEnabled', modules: ['settings'] },
  },
  deleteInventorySite: {
    service: 'inventory',
    method: 'delete',
    path: '/inventorySites/{siteId}',
    access: { isPublic: false, roles: ['administrator', 'staff'], flag: 'inventoryEnabled', modules: ['settings'] },
  },
} as const satisfies Record<string, Operation>

export type OperationId = keyof typeof operations
