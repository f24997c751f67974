// Generated from openapi/ by `pnpm generate`. Do not edit.

export interface paths {
  '/userInfo': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The logged-in user, the caterer's flags and the schools */
    get: operations['readUserInfo']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/schools': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The schools that the caller works for on a date */
    get: operations['listSchools']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Checks a user name and password without beginning a session
     * @description The tokens come from /oauth/token. Wrong credentials answer 401 "Invalid Username/Password".
     */
    post: operations['checkLogin']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/usersAuthInfoes/search/validateUserName': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Whether an e-mail is not registered */
    get: operations['validateUserName']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/forgotPassword': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sends a link to set a new password
     * @description An e-mail that is not registered answers 422. A new request voids the links before it.
     */
    post: operations['forgotPassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/recoveryPassword': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sets the password from a link
     * @description A link works once. All sessions of the user end. A link that is not good answers 404.
     */
    post: operations['recoveryPassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/isLinkValidate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Whether a link is still good, and whose it is */
    get: operations['isLinkValidate']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/catererAccActivation': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Whether an account is active */
    get: operations['catererAccActivation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Users of the caterer */
    get: operations['listUsers']
    put?: never
    /** Adds a user and sends the invitation */
    post: operations['createUser']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One user */
    get: operations['readUser']
    /**
     * Saves a user
     * @description The last active administrator keeps role and account. An e-mail that changes before activation is invited anew.
     */
    put: operations['updateUser']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users/{id}/invitation': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sends the invitation again
     * @description Only while the account is not activated.
     */
    post: operations['inviteUser']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users/{id}/deactivate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Deactivates a user */
    post: operations['deactivateUser']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users/{id}/reactivate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Lets a deactivated user in again */
    post: operations['reactivateUser']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/recordHistory': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Who changed which field of a settings record, when
     * @description Needs what reading the record itself needs: role, module and flag.
     */
    get: operations['listRecordHistory']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/login/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** What a caterer may use on a date, and its schools */
    get: operations['readCatererLogin']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/caterers/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The caterer */
    get: operations['readCaterer']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/{catererId}/caterer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Saves the caterer
     * @description What the caterer has booked (flags) is not in its own hands.
     */
    put: operations['updateCaterer']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/sites': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Inventory sites with their schools, whole */
    get: operations['listSites']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/createSite/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Adds a site */
    post: operations['createSite']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/updateSite/{catererId}/{siteId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /** Saves a site */
    put: operations['updateSite']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/deleteSite/{catererId}/{siteId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Deletes a site */
    delete: operations['deleteSite']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/bySiteId/{siteId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One site */
    get: operations['readSite']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/catererHolidays/search/findByCatererIdAndDateBetween': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Holidays of a range */
    get: operations['listCatererHolidays']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/catererHolidays': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Adds a holiday to one day
     * @description A day has one holiday: where somebody was faster the answer is 409 with theirs.
     */
    post: operations['createCatererHoliday']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/catererHolidays/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Deletes a holiday */
    delete: operations['deleteCatererHoliday']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/catererAnalysisSettings/search/findByCatererAnalysisId': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The settings of a caterer */
    get: operations['readCatererAnalysisSettings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/catererAnalysisSettings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Saves the settings for the first time */
    post: operations['createCatererAnalysisSettings']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/catererAnalysisSettings/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /** Saves the settings */
    put: operations['updateCatererAnalysisSettings']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/meal-programs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Meal programs of the caterer */
    get: operations['listMealPrograms']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/countryDetails': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Countries with dial code, currency and paper */
    get: operations['listCountryDetails']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/school/{schoolId}/calendar': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The days that a school serves in a range, master and differences put together */
    get: operations['readSchoolCalendar']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/school/{schoolId}/calendar/{date}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Replaces one day of a school's menu
     * @description The day is sent whole; what is kept are its differences from the master.
     */
    put: operations['replaceSchoolCalendarDay']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/menu-analysis': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Judges the weeks of a school's menu by the meal pattern and the dietary limits */
    post: operations['analyzeMenu']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/menuNutritionAnalyze/print': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** The same analysis as a PDF on the paper of the caterer's country */
    post: operations['printMenuAnalysis']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    UserInfo: {
      id: components['schemas']['Id']
      userName: string
      firstName: string
      lastName: string
      /** @enum {string} */
      role: 'administrator' | 'staff' | 'parent'
      catererId: number
      catererName: string
      /** @description Set when the user works for one school only. */
      schoolName: string | null
      schools: components['schemas']['School'][]
      /** @description Dial code of the caterer's country. */
      isdCode: string
      priceTypes: string[]
      nutritionAnalysis: boolean
      inventoryEnabled: boolean
      /** @description What a member of staff may use; null = everything. */
      modules: components['schemas']['Module'][] | null
      /** @description ISO 3166-1 alpha-2. */
      country: string
      /** @description ISO 4217. */
      currency: string
      /** @description Of the caterer: `America/New_York`. */
      timeZone: string
      today: components['schemas']['Date']
    }
    School: {
      schoolId: components['schemas']['Id']
      schoolName: string
      subdomain: string | null
      moduleAccess: {
        [key: string]: 'Yes' | 'No'
      }
      /** @description The meal program of each menu type that the school serves. */
      programs: components['schemas']['MealProgram'][]
    }
    MealProgram: {
      id: components['schemas']['Id']
      programName: string
      grades: string
      menuType: components['schemas']['MenuType']
      /** @description Family of rule packs: `us-nslp`, `us-sbp`. */
      rulePack: string
      gradeGroup: components['schemas']['GradeGroup']
      serviceDays: number
    }
    CountryDetail: {
      countryCode: string
      countryName: string
      isdCode: string
      currency: string
      paper: {
        widthIn: number
        heightIn: number
      }
    }
    /** @description How many items of a category one student may take; left out: Entree 1, Milk 1, all of the rest. */
    Selections: {
      Entree?: number
      Fruit?: number
      Vegetables?: number
      Side?: number
      Milk?: number
      'A La Carte'?: number
      Miscellaneous?: number
    }
    MenuLineInput: {
      /** @description Stable within the day. */
      key: string
      recipeId?: components['schemas']['Id'] | null
      ingredientId?: components['schemas']['Id'] | null
      /** @description Of an ingredient; left out, its serving. */
      portion?: components['schemas']['Quantity'] | null
      category: components['schemas']['MealCategory']
      plannedServings: number | null
    }
    CalendarDayInput: {
      plannedMeals: number | null
      selections?: components['schemas']['Selections']
      lines: components['schemas']['MenuLineInput'][]
    }
    MenuLine: {
      key: string
      recipeId: components['schemas']['Id'] | null
      ingredientId: components['schemas']['Id'] | null
      portion: components['schemas']['Quantity'] | null
      category: components['schemas']['MealCategory']
      plannedServings: number | null
      name: string
      figures: components['schemas']['PortionFigures']
      /** @description As the master has it. */
      isInherited: boolean
    }
    CalendarDay: {
      date: components['schemas']['Date']
      plannedMeals: number | null
      selections: components['schemas']['Selections']
      lines: components['schemas']['MenuLine'][]
      /** @description 0 = the school has changed nothing yet. */
      version: number
    }
    SchoolCalendar: {
      schoolId: components['schemas']['Id']
      itemType: components['schemas']['MenuType']
      program: components['schemas']['MealProgram'] | null
      days: components['schemas']['CalendarDay'][]
    }
    MenuAnalysisRequest: {
      schoolId: components['schemas']['Id']
      itemType: components['schemas']['MenuType']
      startDate: components['schemas']['Date']
      endDate: components['schemas']['Date']
      rule: components['schemas']['RuleOptionsInput']
    }
    /** @description Choices that the regulations leave open; what is left out keeps its default. */
    RuleOptionsInput: {
      /** @enum {string} */
      weekAverage?: 'meanOfDays' | 'weightedByMeals'
      /** @enum {string} */
      weekLength?: 'servedDays' | 'regularDays'
      /** @enum {string} */
      subgroupAmount?: 'least' | 'most'
      /** @enum {string} */
      vegetableRemainder?: 'additional' | 'lost'
      /** @enum {string} */
      aLaCarte?: 'excluded' | 'included'
      /** @enum {string} */
      milkFat?: 'excludedWhereAllowed' | 'counted'
      /** @enum {string} */
      sodium?: 'inForce' | 'target2'
    }
    RuleOptions: {
      /** @enum {string} */
      weekAverage: 'meanOfDays' | 'weightedByMeals'
      /** @enum {string} */
      weekLength: 'servedDays' | 'regularDays'
      /** @enum {string} */
      subgroupAmount: 'least' | 'most'
      /** @enum {string} */
      vegetableRemainder: 'additional' | 'lost'
      /** @enum {string} */
      aLaCarte: 'excluded' | 'included'
      /** @enum {string} */
      milkFat: 'excludedWhereAllowed' | 'counted'
      /** @enum {string} */
      sodium: 'inForce' | 'target2'
    }
    /** @enum {string} */
    VerdictStatus: 'pass' | 'advisory' | 'fail' | 'unknown'
    AnalysisReason: {
      /** @enum {string} */
      kind: 'share' | 'rounding' | 'unknown' | 'notPlanned' | 'unproven' | 'excess'
      date: components['schemas']['Date'] | null
      itemId: string | null
      itemName: string | null
      foodName: string | null
      /** @description Of `excess`: the subgroup whose surplus counts as other vegetables. */
      subgroup: components['schemas']['VegetableSubgroup'] | null
      amount: number | null
    }
    Verdict: {
      status: components['schemas']['VerdictStatus']
      rulePack: string | null
      minimum: number | null
      maximum: number | null
      isMaximumExclusive: boolean
      actual: number | null
      outsideBy: number | null
      passesOnlyByMilkFatExclusion: boolean
    }
    Check: {
      /** @enum {string} */
      id:
        | 'fruit.daily'
        | 'vegetable.daily'
        | 'grain.daily'
        | 'meatAlternate.daily'
        | 'grainOrMeatAlternate.daily'
        | 'milk.daily'
        | 'milk.choices'
        | 'milk.unflavored'
        | 'calories'
        | 'saturatedFat'
        | 'addedSugars'
        | 'sodium'
        | 'fruit.weekly'
        | 'vegetable.weekly'
        | 'vegetable.DARK_GREEN'
        | 'vegetable.RED_OR_ORANGE'
        | 'vegetable.BEANS_AND_PEAS'
        | 'vegetable.STARCHY'
        | 'vegetable.OTHERS'
        | 'grain.weekly'
        | 'grain.weeklyMaximum'
        | 'grain.wholeGrainRich'
        | 'grain.dessert'
        | 'meatAlternate.weekly'
        | 'meatAlternate.weeklyMaximum'
        | 'grainOrMeatAlternate.weekly'
        | 'grainOrMeatAlternate.weeklyMaximum'
        | 'milk.weekly'
        | 'juice.fruit'
        | 'juice.vegetable'
        | 'fruit.vegetableSubgroups'
      /** @enum {string} */
      scope: 'day' | 'week'
      date: components['schemas']['Date'] | null
      /** @enum {string} */
      unit: 'kcal' | 'mg' | 'percent' | 'cup' | 'ozEq' | 'count'
      actual: number | null
      isLowerBound: boolean
      isAdvisory: boolean
      now: components['schemas']['Verdict'] | null
      from2027: components['schemas']['Verdict'] | null
      because: components['schemas']['AnalysisReason'][]
    }
    StatusSummary: {
      now: components['schemas']['VerdictStatus']
      from2027: components['schemas']['VerdictStatus']
    }
    ComponentRange: {
      /** @enum {string} */
      component: 'FRUIT' | 'VEGETABLE' | 'GRAIN' | 'MEAT_ALTERNATE' | 'MILK' | 'GRAIN_OR_MEAT_ALTERNATE'
      /** @enum {string} */
      unit: 'cup' | 'ozEq'
      least: number
      most: number
      isLowerBound: boolean
    }
    DayAnalysis: {
      date: components['schemas']['Date']
      plannedMeals: number | null
      /** @description How many items of each category a student may take; null = all of them. */
      selections: {
        Entree: number | null
        Fruit: number | null
        Vegetables: number | null
        Side: number | null
        Milk: number | null
        'A La Carte': number | null
        Miscellaneous: number | null
      }
      nutrients: components['schemas']['NutrientTotals']
      fluidMilkSaturatedFat: components['schemas']['Total']
      cost: components['schemas']['Total']
      components: components['schemas']['ComponentRange'][]
      checks: components['schemas']['Check'][]
      status: components['schemas']['StatusSummary']
    }
    WeekAnalysis: {
      weekStart: components['schemas']['Date'] | null
      rulePack: string
      gradeGroup: components['schemas']['GradeGroup']
      servedDays: number
      regularDays: number
      isShortWeek: boolean
      judgedDays: number
      days: components['schemas']['DayAnalysis'][]
      nutrients: components['schemas']['NutrientTotals']
      fluidMilkSaturatedFat: components['schemas']['Total']
      cost: components['schemas']['Total']
      saturatedFatPct: {
        withMilkFat: number | null
        withoutMilkFat: number | null
      }
      components: components['schemas']['ComponentRange'][]
      checks: components['schemas']['Check'][]
      status: components['schemas']['StatusSummary']
      ruleOptions: components['schemas']['RuleOptions']
    }
    MenuAnalysis: {
      school: components['schemas']['School']
      itemType: components['schemas']['MenuType']
      program: components['schemas']['MealProgram'] | null
      weeks: components['schemas']['WeekAnalysis'][]
    }
    Failure: {
      message: string
      /** @description Shown to the user as a toast. */
      errorMessage?: string
    }
    Id: number
    /** @enum {string} */
    MenuType: 'BREAKFAST' | 'MEAL' | 'SNACK' | 'DINNER' | 'EXTRA' | 'SIDE'
    /** @enum {string} */
    GradeGroup: 'K-5' | '6-8' | '9-12'
    /**
     * @description A part of the product that a member of staff may be given or not.
     * @enum {string}
     */
    Module: 'catalog' | 'menus' | 'production' | 'inventory' | 'reports' | 'settings'
    /**
     * Format: date
     * @description YYYY-MM-DD
     */
    Date: string
    Rejection: {
      message: string
      /** @description One sentence for each field, by its path (`lines.2.amount`). */
      fields: {
        [key: string]: string
      }
    }
    Credentials: {
      /** @description Prefixed with the role or bare; bare = ROLE_CATERER. */
      userName: string
      password: string
    }
    Saved: {
      data: {
        message: string
        id?: components['schemas']['Id']
        version?: number
      }
    }
    ForgotPassword: {
      username: string
      isCaterer?: boolean
    }
    RecoveryPassword: {
      username: string
      fToken: string
      /** @description At least 8 characters, and none of the most used. */
      password: string
      isCaterer?: boolean
    }
    /** @enum {string} */
    UserRole: 'administrator' | 'staff' | 'parent'
    GoodLink: {
      data: {
        message: string
        username: string
        role: components['schemas']['UserRole']
      }
    }
    AccountState: {
      data: {
        message: string
        active: boolean
      }
    }
    /**
     * @description invited: no password was set yet.
     * @enum {string}
     */
    UserStatus: 'invited' | 'active' | 'inactive'
    SiteSchool: {
      schoolId: components['schemas']['Id']
      schoolName: string
    }
    /** Format: date-time */
    Instant: string
    User: {
      id: components['schemas']['Id']
      firstName: string
      lastName: string
      email: string
      mobile: string | null
      role: components['schemas']['UserRole']
      hasAllSchools: boolean
      schools: components['schemas']['SiteSchool'][]
      modules: components['schemas']['Module'][] | null
      status: components['schemas']['UserStatus']
      lastLogin: components['schemas']['Instant'] | null
      /** @description When the last invitation was asked for. */
      invitedAt: components['schemas']['Instant'] | null
      version: number
      updatedAt: components['schemas']['Instant']
      /** @description Name of who saved it last; null where nobody did. */
      updatedBy: string | null
    }
    Page: {
      size: number
      number: number
      totalElements: number
      totalPages: number
    }
    UserList: {
      _embedded: {
        users: components['schemas']['User'][]
      }
      page: components['schemas']['Page']
    }
    UserInput: {
      firstName: string
      lastName: string
      /** @description An e-mail address; it is the user name. */
      email: string
      /** @description At most ten digits, without the dial code. */
      mobile: string
      role: components['schemas']['UserRole']
      /** @description Of staff; an administrator has all, a parent none. */
      hasAllSchools: boolean
      /** @description Ids of a member of staff who does not have all. */
      schools: components['schemas']['Id'][]
      /** @description What a member of staff may use; null = everything. */
      modules: components['schemas']['Module'][] | null
    }
    UserConflict: {
      message: string
      current: components['schemas']['User']
    }
    /** @enum {string} */
    RecordType: 'vendor' | 'storageLocation' | 'site' | 'holiday' | 'analysisSettings' | 'user' | 'caterer'
    RecordChange: {
      /** @description As the record names it. */
      field: string
      /** @description As text; null = nothing. */
      from: string | null
      to: string | null
    }
    RecordEvent: {
      id: components['schemas']['Id']
      /** @enum {string} */
      action:
        | 'created'
        | 'updated'
        | 'deleted'
        | 'restored'
        | 'invited'
        | 'activated'
        | 'passwordSet'
        | 'deactivated'
        | 'reactivated'
      at: components['schemas']['Instant']
      /** @description Name; null = nobody who was logged in. */
      by: string | null
      changes: components['schemas']['RecordChange'][]
    }
    RecordHistory: {
      _embedded: {
        events: components['schemas']['RecordEvent'][]
      }
      page: components['schemas']['Page']
    }
    CatererId: number
    CatererLogin: {
      catererId: number
      name: string
      nutritionAnalysis: boolean
      inventoryEnabled: boolean
      schools: components['schemas']['School'][]
    }
    Caterer: {
      catererId: number
      name: string
      country: string
      timeZone: string
      currency: string
      nutritionAnalysis: boolean
      inventoryEnabled: boolean
      version: number
      updatedAt: components['schemas']['Instant']
      /** @description Name of who saved it last; null where nobody did. */
      updatedBy: string | null
    }
    CatererInput: {
      catererId?: components['schemas']['CatererId']
      name: string
      /** @description ISO 3166-1 alpha-2, one of countryDetails; it decides currency, dial code and paper. */
      country: string
      /** @description IANA name, such as America/New_York. */
      timeZone: string
    }
    CatererConflict: {
      message: string
      current: components['schemas']['Caterer']
    }
    Site: {
      siteId: components['schemas']['Id']
      siteName: string
      schools: components['schemas']['SiteSchool'][]
      version: number
      updatedAt: components['schemas']['Instant']
      /** @description Name of who saved it last; null where nobody did. */
      updatedBy: string | null
    }
    SiteList: {
      _embedded: {
        sites: components['schemas']['Site'][]
      }
    }
    NewSite: {
      siteName: string
      /** @description Ids. A school belongs to one site at most. */
      schools: components['schemas']['Id'][]
    }
    SiteInput: {
      siteId: components['schemas']['Id']
      siteName: string
      /** @description A school belongs to one site at most. */
      schools: {
        schoolId: components['schemas']['Id']
        /** @description Taken and not used. */
        schoolName?: string
      }[]
    }
    SiteConflict: {
      message: string
      current: components['schemas']['Site']
    }
    CatererHoliday: {
      id: components['schemas']['Id']
      catererId: number
      date: components['schemas']['Date']
      note: string
      version: number
      updatedAt: components['schemas']['Instant']
      /** @description Name of who saved it last; null where nobody did. */
      updatedBy: string | null
    }
    CatererHolidayList: {
      _embedded: {
        catererHolidays: components['schemas']['CatererHoliday'][]
      }
    }
    CatererHolidayInput: {
      catererId: components['schemas']['CatererId']
      date: components['schemas']['Date']
      note: string
    }
    CatererHolidayConflict: {
      message: string
      current: components['schemas']['CatererHoliday']
    }
    CatererAnalysisSettings: {
      id: components['schemas']['Id']
      catererAnalysisId: number
      wgrLimit: number
      fruitLimit: number
      sodiumLevel: string
      version: number
      updatedAt: components['schemas']['Instant']
      /** @description Name of who saved it last; null where nobody did. */
      updatedBy: string | null
    }
    CatererAnalysisSettingsInput: {
      /** @description 0 on create. The path decides. */
      id?: number
      catererAnalysisId: components['schemas']['CatererId']
      /** @description 0 = not set. */
      wgrLimit: number
      /** @description 0 = not set. */
      fruitLimit: number
      /** @description JSON text: a list of `{ mealPrgram, targetType, enabled, details }` with targetType "Target 1" or "Target 2". */
      sodiumLevel: string
    }
    CatererAnalysisSettingsConflict: {
      message: string
      current: components['schemas']['CatererAnalysisSettings']
    }
    MealProgramList: {
      _embedded: {
        mealPrograms: components['schemas']['MealProgram'][]
      }
    }
    /** @description Above 0, below 1,000,000, at most 6 digits after the point. */
    PositiveDecimal: string
    /** @enum {string} */
    Unit: 'tsp' | 'tbsp' | 'cup' | 'pt' | 'qt' | 'gal' | 'lb' | 'oz' | 'g' | 'kg' | 'ml' | 'each'
    Quantity: {
      amount: components['schemas']['PositiveDecimal']
      unit: components['schemas']['Unit']
    }
    /** @enum {string} */
    MealCategory: 'Entree' | 'Fruit' | 'Vegetables' | 'Side' | 'Milk' | 'A La Carte' | 'Miscellaneous'
    /** @description A sum with its gaps; `missing` names the foods without a value, empty = complete. */
    Total: {
      known: number
      missing: string[]
    }
    /** @description One total for each nutrient. */
    NutrientTotals: {
      calories: components['schemas']['Total']
      protein: components['schemas']['Total']
      calcium: components['schemas']['Total']
      potassium: components['schemas']['Total']
      cholestral: components['schemas']['Total']
      saturatedFat: components['schemas']['Total']
      totalFat: components['schemas']['Total']
      totalCarbohydrate: components['schemas']['Total']
      iron: components['schemas']['Total']
      sugars: components['schemas']['Total']
      phosphorous: components['schemas']['Total']
      sodium: components['schemas']['Total']
      dietaryFiber: components['schemas']['Total']
      vitaminA: components['schemas']['Total']
      vitaminB6: components['schemas']['Total']
      vitaminB12: components['schemas']['Total']
      vitaminC: components['schemas']['Total']
      vitaminD: components['schemas']['Total']
      vitaminE: components['schemas']['Total']
      vitaminK: components['schemas']['Total']
      pantothenicAcid: components['schemas']['Total']
      folate: components['schemas']['Total']
      manganese: components['schemas']['Total']
      thiamin: components['schemas']['Total']
      niacin: components['schemas']['Total']
      copper: components['schemas']['Total']
      magnesium: components['schemas']['Total']
      riboFlavin: components['schemas']['Total']
      selenium: components['schemas']['Total']
      zinc: components['schemas']['Total']
      addedSugars: components['schemas']['Total']
      transFat: components['schemas']['Total']
    }
    /** @enum {string} */
    MealComponent: 'FRUIT' | 'VEGETABLE' | 'GRAIN' | 'MEAT_ALTERNATE' | 'MILK'
    Credit: {
      component: components['schemas']['MealComponent']
      exact: number
      credited: number
      subgroups: {
        DARK_GREEN?: number
        RED_OR_ORANGE?: number
        BEANS_AND_PEAS?: number
        STARCHY?: number
        OTHERS?: number
      }
      wholeGrainRich: number
      juice: number
      grainDessert: number
      missing: string[]
      unproven: string[]
    }
    MilkKind: {
      /** @enum {string} */
      fat: 'skim' | 'lowFat' | 'reducedFat' | 'whole'
      isFlavored: boolean
    }
    /** @enum {string} */
    Allergen:
      | 'Milk'
      | 'Wheat'
      | 'Eggs'
      | 'Soy'
      | 'Fish'
      | 'Shellfish'
      | 'Peanuts'
      | 'Sesame'
      | 'TreeNuts'
      | 'Gluten'
      | 'Lactose'
      | 'Celery'
      | 'Mustard'
      | 'Lupins'
      | 'SnailsShellfish'
      | 'SulfurDioxideSulfates'
    AllergenFinding: {
      allergen: components['schemas']['Allergen']
      /** @enum {string} */
      level: 'contains' | 'mayContain' | 'madeInFacility' | 'free' | 'unknown'
      because: string[]
    }
    PortionFigures: {
      grams: components['schemas']['Total']
      nutrients: components['schemas']['NutrientTotals']
      credits: components['schemas']['Credit'][]
      beansAsMeatAlternateCups: number
      fluidMilkSaturatedFat: components['schemas']['Total']
      milk: components['schemas']['MilkKind'] | null
      allergens: components['schemas']['AllergenFinding'][]
      cost: components['schemas']['Total']
    }
    /** @enum {string} */
    VegetableSubgroup: 'DARK_GREEN' | 'RED_OR_ORANGE' | 'BEANS_AND_PEAS' | 'STARCHY' | 'OTHERS'
  }
  responses: {
    /** @description Any other failure. */
    Failed: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
    /** @description No session, or one that has ended. */
    Unauthorized: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
    /** @description The caller's role, module or flag does not admit the call. */
    Forbidden: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
    /** @description Input that breaks a rule, field by field. */
    Rejected: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Rejection']
      }
    }
    /** @description The request cannot be read at all. */
    Unreadable: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
    /** @description There is no such record for this caterer. */
    NotFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
  }
  parameters: {
    StartDate: components['schemas']['Date']
    /** @description The last day of the range, included. */
    EndDate: components['schemas']['Date']
    /** @description Words that the row holds, in any order and by their beginnings. */
    Search: string
    /** @description Number of the page, from 0. */
    Page: number
    Size: number
    /** @description A key of the client's choice; the same key with the same body has one effect and one answer. */
    IdempotencyKey: string
    Id: components['schemas']['Id']
    /** @description The `version` that the writer saw. Without it the last write wins. */
    IfMatch: string
    SchoolId: components['schemas']['Id']
    ItemType: components['schemas']['MenuType']
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  readUserInfo: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What the client keeps as `otherInfo`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserInfo']
        }
      }
      401: components['responses']['Unauthorized']
      default: components['responses']['Failed']
    }
  }
  listSchools: {
    parameters: {
      query: {
        role: 'ROLE_CATERER'
        date: components['schemas']['Date']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description By name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: {
              schools: components['schemas']['School'][]
            }
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  checkLogin: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['Credentials']
      }
    }
    responses: {
      /** @description They are right. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      400: components['responses']['Unreadable']
      401: components['responses']['Unauthorized']
      422: components['responses']['Rejected']
      429: components['responses']['Failed']
      default: components['responses']['Failed']
    }
  }
  validateUserName: {
    parameters: {
      query: {
        username: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description true = not registered. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': boolean
        }
      }
      422: components['responses']['Rejected']
      429: components['responses']['Failed']
      default: components['responses']['Failed']
    }
  }
  forgotPassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ForgotPassword']
      }
    }
    responses: {
      /** @description Your password reset link has been sent to you registered email id. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      400: components['responses']['Unreadable']
      422: components['responses']['Rejected']
      429: components['responses']['Failed']
      default: components['responses']['Failed']
    }
  }
  recoveryPassword: {
    parameters: {
      query?: {
        isCaterer?: boolean
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['RecoveryPassword']
      }
    }
    responses: {
      /** @description Your password has been set successfully. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      400: components['responses']['Unreadable']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      429: components['responses']['Failed']
      default: components['responses']['Failed']
    }
  }
  isLinkValidate: {
    parameters: {
      query: {
        token: string
        userId: components['schemas']['Id']
        isCaterer?: boolean
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The link is good. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GoodLink']
        }
      }
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      429: components['responses']['Failed']
      default: components['responses']['Failed']
    }
  }
  catererAccActivation: {
    parameters: {
      query: {
        username: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Read only. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AccountState']
        }
      }
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      429: components['responses']['Failed']
      default: components['responses']['Failed']
    }
  }
  listUsers: {
    parameters: {
      query?: {
        /** @description Words that the row holds, in any order and by their beginnings. */
        q?: components['parameters']['Search']
        /** @description Number of the page, from 0. */
        page?: components['parameters']['Page']
        size?: components['parameters']['Size']
        /** @description lastName, firstName, email, role, status, lastLogin; a minus before it turns it round; several by commas. */
        sort?: string
        role?: components['schemas']['UserRole']
        status?: components['schemas']['UserStatus']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description By last name, first name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserList']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  createUser: {
    parameters: {
      query?: never
      header?: {
        /** @description A key of the client's choice; the same key with the same body has one effect and one answer. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['UserInput']
      }
    }
    responses: {
      /** @description Added; the invitation is on its way. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      400: components['responses']['Unreadable']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  readUser: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The user. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['User']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  updateUser: {
    parameters: {
      query?: never
      header?: {
        /** @description The `version` that the writer saw. Without it the last write wins. */
        'If-Match'?: components['parameters']['IfMatch']
      }
      path: {
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['UserInput']
      }
    }
    responses: {
      /** @description Saved. Fewer rights count from the next call on. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      400: components['responses']['Unreadable']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description Somebody else saved the record since it was read. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserConflict']
        }
      }
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  inviteUser: {
    parameters: {
      query?: never
      header?: {
        /** @description A key of the client's choice; the same key with the same body has one effect and one answer. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Sent; the link before it is void. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  deactivateUser: {
    parameters: {
      query?: never
      header?: {
        /** @description A key of the client's choice; the same key with the same body has one effect and one answer. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Deactivated; every session and link of the user ended at once. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  reactivateUser: {
    parameters: {
      query?: never
      header?: {
        /** @description A key of the client's choice; the same key with the same body has one effect and one answer. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Active again. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  listRecordHistory: {
    parameters: {
      query: {
        recordType: components['schemas']['RecordType']
        recordId: components['schemas']['Id']
        /** @description Number of the page, from 0. */
        page?: components['parameters']['Page']
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Newest first. Also of a record that was deleted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RecordHistory']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  readCatererLogin: {
    parameters: {
      query: {
        /** @description The module that is entered; taken and not used. */
        loginModule?: string
        currentDate: components['schemas']['Date']
      }
      header?: never
      path: {
        /** @description The caterer. */
        id: components['schemas']['CatererId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Caterer, flags and schools. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CatererLogin']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  readCaterer: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: components['schemas']['CatererId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The caterer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Caterer']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  updateCaterer: {
    parameters: {
      query?: never
      header?: {
        /** @description The `version` that the writer saw. Without it the last write wins. */
        'If-Match'?: components['parameters']['IfMatch']
      }
      path: {
        catererId: components['schemas']['CatererId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['CatererInput']
      }
    }
    responses: {
      /** @description Saved. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      400: components['responses']['Unreadable']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description Somebody else saved the record since it was read. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CatererConflict']
        }
      }
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  listSites: {
    parameters: {
      query: {
        catererId: components['schemas']['CatererId']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description By name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SiteList']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  createSite: {
    parameters: {
      query?: never
      header?: {
        /** @description A key of the client's choice; the same key with the same body has one effect and one answer. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The caterer. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['NewSite']
      }
    }
    responses: {
      /** @description Site created successfully. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      400: components['responses']['Unreadable']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  updateSite: {
    parameters: {
      query?: never
      header?: {
        /** @description The `version` that the writer saw. Without it the last write wins. */
        'If-Match'?: components['parameters']['IfMatch']
      }
      path: {
        catererId: components['schemas']['CatererId']
        siteId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SiteInput']
      }
    }
    responses: {
      /** @description Site updated successfully. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      400: components['responses']['Unreadable']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description Somebody else saved the record since it was read. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SiteConflict']
        }
      }
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  deleteSite: {
    parameters: {
      query?: never
      header?: {
        /** @description The `version` that the writer saw. Without it the last write wins. */
        'If-Match'?: components['parameters']['IfMatch']
      }
      path: {
        catererId: components['schemas']['CatererId']
        siteId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Site deleted successfully. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description Somebody else saved the record since it was read. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SiteConflict']
        }
      }
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  readSite: {
    parameters: {
      query: {
        catererId: components['schemas']['CatererId']
      }
      header?: never
      path: {
        siteId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The site. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Site']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  listCatererHolidays: {
    parameters: {
      query: {
        catererId: components['schemas']['CatererId']
        startDate: components['schemas']['Date']
        /** @description The last day of the range, included. */
        endDate: components['schemas']['Date']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description By date; a range of at most 800 days. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CatererHolidayList']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  createCatererHoliday: {
    parameters: {
      query?: never
      header?: {
        /** @description A key of the client's choice; the same key with the same body has one effect and one answer. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['CatererHolidayInput']
      }
    }
    responses: {
      /** @description Added. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      400: components['responses']['Unreadable']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description Somebody else saved the record since it was read. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CatererHolidayConflict']
        }
      }
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  deleteCatererHoliday: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Deleted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  readCatererAnalysisSettings: {
    parameters: {
      query: {
        /** @description The caterer. */
        catererAnalysisId: components['schemas']['CatererId']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings; before they are first saved there are none (404). */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CatererAnalysisSettings']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  createCatererAnalysisSettings: {
    parameters: {
      query?: never
      header?: {
        /** @description A key of the client's choice; the same key with the same body has one effect and one answer. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['CatererAnalysisSettingsInput']
      }
    }
    responses: {
      /** @description Record saved successfully. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      400: components['responses']['Unreadable']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description Somebody else saved the record since it was read. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CatererAnalysisSettingsConflict']
        }
      }
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  updateCatererAnalysisSettings: {
    parameters: {
      query?: never
      header?: {
        /** @description The `version` that the writer saw. Without it the last write wins. */
        'If-Match'?: components['parameters']['IfMatch']
      }
      path: {
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['CatererAnalysisSettingsInput']
      }
    }
    responses: {
      /** @description Record saved successfully. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      400: components['responses']['Unreadable']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description Somebody else saved the record since it was read. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CatererAnalysisSettingsConflict']
        }
      }
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  listMealPrograms: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description By name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MealProgramList']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      default: components['responses']['Failed']
    }
  }
  listCountryDetails: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description By name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            _embedded: {
              countryDetails: components['schemas']['CountryDetail'][]
            }
          }
        }
      }
      default: components['responses']['Failed']
    }
  }
  readSchoolCalendar: {
    parameters: {
      query: {
        itemType: components['parameters']['ItemType']
        startDate: components['parameters']['StartDate']
        /** @description The last day of the range, included. */
        endDate: components['parameters']['EndDate']
      }
      header?: never
      path: {
        schoolId: components['parameters']['SchoolId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Days with a menu, by date; a range of at most 62 days. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SchoolCalendar']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  replaceSchoolCalendarDay: {
    parameters: {
      query: {
        itemType: components['parameters']['ItemType']
      }
      header?: {
        /** @description The `version` that the writer saw. Without it the last write wins. */
        'If-Match'?: components['parameters']['IfMatch']
      }
      path: {
        schoolId: components['parameters']['SchoolId']
        date: components['schemas']['Date']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['CalendarDayInput']
      }
    }
    responses: {
      /** @description Saved; the day as it is stored now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: {
              message: string
              day: components['schemas']['CalendarDay']
            }
          }
        }
      }
      400: components['responses']['Unreadable']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description Somebody else saved the day since it was read. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            current: components['schemas']['CalendarDay']
          }
        }
      }
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  analyzeMenu: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MenuAnalysisRequest']
      }
    }
    responses: {
      /** @description One entry for each week that has days with a menu. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MenuAnalysis']
        }
      }
      400: components['responses']['Unreadable']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  printMenuAnalysis: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MenuAnalysisRequest']
      }
    }
    responses: {
      /** @description The document; its name is in `Content-Disposition`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/pdf': string
        }
      }
      400: components['responses']['Unreadable']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
}
