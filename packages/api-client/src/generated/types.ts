// Generated from openapi/ by `pnpm generate`. Do not edit.

export interface components {
  schemas: {
    TokenRequest: {
      /** @enum {string} */
      grant_type: 'password' | 'refresh_token'
      username?: string
      password?: string
      refresh_token?: string
      /** @description The `device` that an earlier login on this device returned. Wrong passwords from elsewhere then do not lock out its user. */
      device?: string
    }
    RevokeRequest: {
      token: string
    }
    Token: {
      access_token: string
      refresh_token: string
      /** @enum {string} */
      token_type: 'bearer'
      /** @description Seconds until the access token expires. */
      expires_in: number
      /** @description Returned after a login. Send it with the next login on this device. */
      device?: string
    }
    TokenFailure: {
      /** @enum {string} */
      error: 'invalid_grant' | 'invalid_request'
      message: string
    }
    Failure: {
      message: string
      /** @description Shown to the user as a toast. */
      errorMessage?: string
    }
    Rejection: {
      message: string
      /** @description One sentence per field, keyed by the field's path (`lines.2.amount`). */
      fields: {
        [key: string]: string
      }
    }
    Id: number
    Saved: {
      data: {
        message: string
        id?: components['schemas']['Id']
        version?: number
      }
    }
    UserInfo: {
      id: components['schemas']['Id']
      userName: string
      firstName: string
      lastName: string
      /** @enum {string} */
      role: 'administrator' | 'staff' | 'parent'
      catererId: number
      catererName: string
      /** @description Set if the user works for exactly one school. */
      schoolName: string | null
      schools: components['schemas']['School'][]
      /** @description Whether `schools` is all of the caterer's schools, including those added later. Parents have none. */
      hasAllSchools: boolean
      /** @description Dial code of the caterer's country. */
      isdCode: string
      priceTypes: string[]
      nutritionAnalysis: boolean
      inventoryEnabled: boolean
      /** @description Areas that a staff member can use; null = all of them. */
      modules: components['schemas']['Module'][] | null
      /** @description ISO 3166-1 alpha-2. */
      country: string
      /** @description ISO 4217. */
      currency: string
      /** @description The caterer's IANA time zone, such as `America/New_York`. */
      timeZone: string
      today: components['schemas']['Date']
      /** @description The language that the user chose; null = the caterer's language. */
      ownLanguage: components['schemas']['Language'] | null
      catererLanguage: components['schemas']['Language']
      /** @description The number on the bell; 0 for parents, who have no bell. */
      unreadNotifications: number
    }
    LanguageInput: {
      /** @description null = the caterer's language. */
      language: components['schemas']['Language'] | null
    }
    School: {
      schoolId: components['schemas']['Id']
      schoolName: string
      subdomain: string | null
      moduleAccess: {
        [key: string]: 'Yes' | 'No'
      }
      /** @description A meal program for each menu type and grade group that the school serves. */
      programs: components['schemas']['MealProgram'][]
      /** @description Names of its serving lines, in order. */
      servingLines?: string[]
    }
    SchoolList: {
      data: {
        schools: components['schemas']['School'][]
      }
    }
    MealProgram: {
      id: components['schemas']['Id']
      programName: string
      grades: string
      menuType: components['schemas']['MenuType']
      /** @description The rule pack family: `us-nslp` (lunch and afterschool supper), `us-sbp` (breakfast), `us-nslp-snack` (afterschool snack), or `no-meal-pattern` for a menu that no meal pattern covers, which has no checks. */
      rulePack: string
      gradeGroup: components['schemas']['GradeGroup']
      /** @description Further grade groups that are served the same menu in the portions of `gradeGroup`, youngest first; absent = none. The menu is checked for each of them. The program itself has none: they are given where it is the program of a school's meal, a master menu or a cycle menu. */
      alsoGradeGroups?: components['schemas']['AlsoGradeGroups']
      serviceDays: number
      /** @description Students may decline part of the meal: mandatory at lunch in grades 9-12, otherwise the school decides. A program that is not read for one school has this if any of its schools does. */
      offerVersusServe?: boolean
      /** @description Meals that the school usually plans per day, in a school's programs. */
      plannedMeals?: number | null
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
    CountryDetailList: {
      _embedded: {
        countryDetails: components['schemas']['CountryDetail'][]
      }
    }
    /** @description How many items of a category one student may take. Defaults: Entree 1, Milk 1, all items of the other categories. */
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
      /** @description Identifies the line within its day. */
      key: string
      recipeId?: components['schemas']['Id'] | null
      ingredientId?: components['schemas']['Id'] | null
      /** @description The master item that the line offers. A line without a recipe and an ingredient takes them from the item, along with the portion for the menu's grade group. */
      menuItemId?: components['schemas']['Id'] | null
      /** @description The placeholder that the line has. Such a line has no recipe, ingredient, master item or portion. */
      placeholderId?: components['schemas']['Id'] | null
      /** @description The text of a line without a food. Such a line has no recipe, ingredient, master item, placeholder or portion. */
      text?: string | null
      /** @description Default: an ingredient's serving, or a recipe's own portion. A recipe needs a batch yield that the unit can be converted to. */
      portion?: components['schemas']['Quantity'] | null
      category: components['schemas']['MealCategory']
      plannedServings: number | null
      /** @description The number of the school's only serving line that offers it; null or absent = every line. */
      servingLine?: number | null
    }
    CalendarDayInput: {
      plannedMeals: number | null
      selections?: components['schemas']['Selections']
      note?: components['schemas']['DayNote']
      lines: components['schemas']['MenuLineInput'][]
    }
    /** @description For the kitchen; not published to families. */
    DayNote: string | null
    MenuLine: {
      key: string
      recipeId: components['schemas']['Id'] | null
      ingredientId: components['schemas']['Id'] | null
      menuItemId: components['schemas']['Id'] | null
      placeholderId: components['schemas']['Id'] | null
      text: string | null
      portion: components['schemas']['Quantity'] | null
      category: components['schemas']['MealCategory']
      plannedServings: number | null
      /** @description The only serving line that offers it; null = every line. */
      servingLine?: number | null
      /** @description The name of the master item, recipe, ingredient or placeholder or, if there is none, the text. */
      name: string
      /** @description For a salad bar, the names of what students take from it, in order. Absent for anything else. */
      contents?: string[]
      nutrition: components['schemas']['PortionNutrition']
      discontinued: components['schemas']['DiscontinuedFoods']
      /** @description Unchanged from what was published. */
      isInherited: boolean
    }
    CalendarDay: {
      date: components['schemas']['Date']
      plannedMeals: number | null
      selections: components['schemas']['Selections']
      note: string | null
      /** @description Why the school serves something other than what was published, or why a day of a master month was changed; null = no reason was given. */
      reason?: string | null
      lines: components['schemas']['MenuLine'][]
      /** @description The day was served: its date is past in the caterer's time zone. */
      isLocked: boolean
      /** @description What both a publication and the school changed. The school's version stays until someone answers. */
      conflicts: components['schemas']['DayConflict'][]
      /** @description 0 = the school has not changed the day. */
      version: number
      /** @description Name of the person who last changed the school's day. */
      updatedBy: string | null
      /** @description The user id of the person who last changed the school's day. */
      updatedById: number | null
    }
    SavedCalendarDay: {
      data: {
        message: string
        day: components['schemas']['CalendarDay']
      }
    }
    CalendarDayConflict: {
      message: string
      current: components['schemas']['CalendarDay']
    }
    ClosedDay: {
      date: components['schemas']['Date']
      /** @description The name of the holiday. */
      note: string
    }
    SchoolCalendar: {
      schoolId: components['schemas']['Id']
      itemType: components['schemas']['MenuType']
      program: components['schemas']['MealProgram'] | null
      days: components['schemas']['CalendarDay'][]
      /** @description The days before and after the range, in the weeks of its first and last day, without holidays. The verdicts of these weeks count them. */
      daysBeside: components['schemas']['CalendarDay'][]
      /** @description The caterer's holidays in the range. Nothing is served, even if something is planned. */
      closedDays: components['schemas']['ClosedDay'][]
      /** @description For preschool, for each date in the range and each day next to it: what the day's other meals serve to the same children, for the rules about the whole day. Empty for the grades. */
      otherMeals: components['schemas']['OtherMeals'][]
    }
    OtherMeals: {
      date: components['schemas']['Date']
      /** @description The largest serving of whole grain-rich grains that a child is sure to get at one of these meals, in oz eq. */
      wholeGrainRich: number
      /** @description How many of these meals offer juice. */
      juiceMeals: number
      /** @description Whether all of these meals are planned and known; otherwise the numbers are lower bounds. */
      isComplete: boolean
    }
    MenuAnalysisRequest: {
      schoolId: components['schemas']['Id']
      itemType: components['schemas']['MenuType']
      programId?: components['schemas']['Id']
      startDate: components['schemas']['Date']
      endDate: components['schemas']['Date']
      rule: components['schemas']['RuleOptionsInput']
      servings?: components['schemas']['ServingsBasis']
      /**
       * @description The school's menu (default), or the menu published to it, without the school's changes and based on planned servings.
       * @enum {string}
       */
      menu?: 'school' | 'master'
    }
    /** @description Calculation options that the regulations leave open. Omitted options keep their defaults. */
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
      /** @description Minimum percentage of grains that is whole grain-rich, if above the federal minimum. */
      wholeGrainRichPct?: number | null
      /** @description Maximum percentage of fruit that is juice, if below the federal maximum. */
      fruitJuicePct?: number | null
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
      wholeGrainRichPct: number | null
      fruitJuicePct: number | null
    }
    /** @enum {string} */
    VerdictStatus: 'pass' | 'advisory' | 'fail' | 'unknown'
    AnalysisReason: {
      /** @enum {string} */
      kind:
        | 'share'
        | 'rounding'
        | 'unknown'
        | 'notAssessed'
        | 'notStated'
        | 'placeholder'
        | 'undecided'
        | 'notPlanned'
        | 'notServed'
        | 'otherMeals'
        | 'unproven'
        | 'excess'
        | 'counts'
        | 'tooLittle'
        | 'secondBeverage'
      date: components['schemas']['Date'] | null
      itemId: string | null
      itemName: string | null
      foodName: string | null
      /** @description For `excess`: the subgroup whose surplus counts as additional vegetables. */
      subgroup: components['schemas']['VegetableSubgroup'] | null
      /** @description Where components are counted, in a snack or under offer versus serve: the component that the item brings. */
      component: components['schemas']['MealComponent'] | null
      amount: number | null
      /** @description For `tooLittle`: the amount that counts. */
      needed: number | null
      /** @description The serving line that offers the item, or whose students the value is for; null or absent = every line. */
      servingLine?: number | null
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
    /** @enum {string} */
    CheckId:
      | 'fruit.daily'
      | 'vegetable.daily'
      | 'grain.daily'
      | 'meatAlternate.daily'
      | 'meatAlternate.mainDish'
      | 'grainOrMeatAlternate.daily'
      | 'milk.daily'
      | 'snack.components'
      | 'milk.choices'
      | 'milk.unflavored'
      | 'milk.fat'
      | 'milk.whole'
      | 'milk.lowFat'
      | 'milk.reducedFat'
      | 'milk.flavored'
      | 'grain.wholeGrainRichServing'
      | 'juice.meals'
      | 'offerVersusServe.components'
      | 'offerVersusServe.foodItems'
      | 'offerVersusServe.fruitOrVegetable'
      | 'flavoredMilk.addedSugars'
      | 'yogurt.addedSugars'
      | 'cereal.addedSugars'
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
      | 'grain.replaced'
      | 'milk.weekly'
      | 'juice.fruit'
      | 'juice.vegetable'
      | 'fruit.vegetableSubgroups'
    Check: {
      id: components['schemas']['CheckId']
      /** @enum {string} */
      scope: 'day' | 'week'
      date: components['schemas']['Date'] | null
      /** @enum {string} */
      unit: 'kcal' | 'g' | 'mg' | 'percent' | 'cup' | 'ozEq' | 'count'
      actual: number | null
      isLowerBound: boolean
      isAdvisory: boolean
      now: components['schemas']['Verdict'] | null
      from2027: components['schemas']['Verdict'] | null
      reasons: components['schemas']['AnalysisReason'][]
    }
    /** @description The worst verdicts. A menu without checks is `unknown`; a menu without a meal pattern has no verdicts to show. */
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
      /** @description How many items of each category a student may take; null = all items. */
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
      /** @description Whether a day is checked for what it must offer under offer versus serve. */
      offerVersusServe: boolean
      servedDays: number
      regularDays: number
      isShortWeek: boolean
      checkedDays: number
      days: components['schemas']['DayAnalysis'][]
      nutrients: components['schemas']['NutrientTotals']
      fluidMilkSaturatedFat: components['schemas']['Total']
      cost: components['schemas']['Total']
      /** @description The items behind the cost per meal: each item's share, and the items without a price or servings. */
      costReasons: components['schemas']['AnalysisReason'][]
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
      servings: components['schemas']['ServingsBasis']
      itemType: components['schemas']['MenuType']
      program: components['schemas']['MealProgram'] | null
      /** @description For the program's grade group. */
      weeks: components['schemas']['WeekAnalysis'][]
      /** @description The same weeks for each further grade group of the program, one group after the other. Absent if there are none. */
      alsoWeeks?: components['schemas']['WeekAnalysis'][]
      /** @description The caterer's holidays in the range. They are not analyzed. */
      closedDays: components['schemas']['ClosedDay'][]
    }
    /** @enum {string} */
    MenuType: 'BREAKFAST' | 'MEAL' | 'SNACK' | 'DINNER' | 'EXTRA' | 'SIDE'
    /**
     * @description A grade group, or an age group in preschool (1 and 2 years, 3 to 5 years), youngest first.
     * @enum {string}
     */
    GradeGroup: 'PK1-2' | 'PK3-5' | 'K-5' | '6-8' | '9-12'
    /** @description Grade groups that share another grade group's menu. */
    AlsoGradeGroups: components['schemas']['GradeGroup'][]
    /**
     * @description An area of the product that staff members can be given access to.
     * @enum {string}
     */
    Module: 'catalog' | 'menus' | 'production' | 'inventory' | 'orders' | 'reports' | 'settings'
    /**
     * Format: date
     * @description YYYY-MM-DD
     */
    Date: string
    /**
     * @description A language of the product, as BCP 47.
     * @enum {string}
     */
    Language: 'en' | 'es' | 'ar'
    ScreenIds: string[]
    OwnScreens: {
      /** @description In the order in which they were pinned. */
      pinned: components['schemas']['ScreenIds']
      /** @description The last six, most recent first. */
      recent: components['schemas']['ScreenIds']
    }
    ScreenPin: {
      isPinned: boolean
    }
    Credentials: {
      /** @description With or without the role as a prefix; the default role is ROLE_CATERER. */
      userName: string
      password: string
    }
    ForgotPassword: {
      username: string
      isCaterer?: boolean
    }
    RecoveryPassword: {
      username: string
      fToken: string
      /** @description At least 8 characters, and not a commonly used password. */
      password: string
      isCaterer?: boolean
    }
    ChangePassword: {
      currentPassword: string
      /** @description The new password. At least 8 characters, and not a commonly used password. */
      password: string
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
     * @description invited: the user has not set a password yet.
     * @enum {string}
     */
    UserStatus: 'invited' | 'active' | 'inactive'
    /** @description Only rows where the column of this name contains the text, ignoring case. */
    PartOfText: string
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
      /** @description When the last invitation was requested. */
      invitedAt: components['schemas']['Instant'] | null
      version: number
      updatedAt: components['schemas']['Instant']
      /** @description Name of the person who last saved it; null if no one did. */
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
      /** @description An email address, which is also the user name. */
      email: string
      /** @description At most ten digits, without the dial code. */
      mobile: string
      role: components['schemas']['UserRole']
      /** @description For staff. Administrators have all schools; parents have none. */
      hasAllSchools: boolean
      /** @description The school ids of a staff member who does not have all schools. */
      schools: components['schemas']['Id'][]
      /** @description Areas that a staff member can use; null = all of them. */
      modules: components['schemas']['Module'][] | null
    }
    /** @description A `Saved` response for a new record. */
    Added: {
      data: {
        message: string
        id: components['schemas']['Id']
        version?: number
      }
    }
    UserConflict: {
      message: string
      current: components['schemas']['User']
    }
    /** @enum {string} */
    RecordType:
      | 'vendor'
      | 'storageLocation'
      | 'site'
      | 'holiday'
      | 'analysisSettings'
      | 'user'
      | 'caterer'
      | 'school'
      | 'ingredient'
      | 'menuItem'
      | 'recipe'
      | 'menuPlaceholder'
      | 'cycleMenu'
      | 'masterMonth'
      | 'schoolMonth'
      | 'student'
      | 'household'
    RecordChange: {
      /** @description The field's name in the record. */
      field: string
      /** @description As text; null = empty. The same in every language: `Yes` and `No` for a switch, and `all` for every area, are codes that clients translate. */
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
        | 'changesSeen'
      at: components['schemas']['Instant']
      /** @description Name; null if no one was logged in. */
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
      logo: string | null
      nutritionAnalysis: boolean
      inventoryEnabled: boolean
      allowsNegativeStock: boolean
      /** @description null = the country's language. */
      language: components['schemas']['Language'] | null
      version: number
      updatedAt: components['schemas']['Instant']
      /** @description Name of the person who last saved it; null if no one did. */
      updatedBy: string | null
    }
    CatererInput: {
      catererId?: components['schemas']['CatererId']
      name: string
      /** @description ISO 3166-1 alpha-2, one of countryDetails. It determines the currency, dial code and paper size. */
      country: string
      /** @description IANA name, such as America/New_York. */
      timeZone: string
      /** @description A PNG or JPEG picture of at most 200 KB as a data URL, for prints. null removes it; omitted keeps it. */
      logo?: string | null
      /** @description Allows taking more from stock than there is. Omitted = unchanged. */
      allowsNegativeStock?: boolean
      /** @description The language of the caterer's documents, of emails to vendors, and of users who chose none. null = the country's language; omitted = unchanged. */
      language?: components['schemas']['Language'] | null
    }
    CatererConflict: {
      message: string
      current: components['schemas']['Caterer']
    }
    /** @enum {string} */
    SchoolGrade: 'PK' | 'K' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12'
    /** @description A menu that the school serves, and the grade group whose rules and portions it follows. A school with several grade groups serves one menu to each of them, or one menu to several. Dinner is the afterschool supper, checked as lunch. Extra and Side have no meal pattern. */
    SchoolMeal: {
      menuType: components['schemas']['MenuType']
      gradeGroup: components['schemas']['GradeGroup']
      /** @description Regular service days in a week. */
      serviceDays: number
      /** @description Meals usually planned per day, which menus are published to the school for; null = unknown. */
      plannedMeals: number | null
      /** @description Further grade groups that eat this menu in the portions of `gradeGroup`; absent = none. The menu must then meet the rules of each group (7 CFR 210.10(c)). Grades only: preschool has its own portions, and Extra and Side have no rules. */
      alsoGradeGroups?: components['schemas']['AlsoGradeGroups']
      /** @description Students may decline part of the meal (7 CFR 210.10(e), 220.8(e)). Mandatory at lunch in grades 9-12, regardless of what is sent; absent = no. It does not exist for a snack, preschool or meals without a meal pattern. */
      offerVersusServe?: boolean
    }
    SchoolTerm: {
      termName: string
      startDate: components['schemas']['Date']
      endDate: components['schemas']['Date']
    }
    SchoolRecord: {
      schoolId: components['schemas']['Id']
      schoolName: string
      subdomain: string | null
      address: string | null
      lowestGrade: components['schemas']['SchoolGrade'] | null
      highestGrade: components['schemas']['SchoolGrade'] | null
      enrollment: number | null
      moduleAccess: {
        [key: string]: 'Yes' | 'No'
      }
      meals: components['schemas']['SchoolMeal'][]
      terms: components['schemas']['SchoolTerm'][]
      servingLines: string[]
      version: number
      updatedAt: components['schemas']['Instant']
      /** @description Name of the person who last saved it; null if no one did. */
      updatedBy: string | null
    }
    SchoolRecordList: {
      _embedded: {
        sites: components['schemas']['SchoolRecord'][]
      }
    }
    SchoolRecordInput: {
      schoolId?: components['schemas']['Id']
      schoolName: string
      /** @description Unique across all caterers. Empty on a new school = suggested from its name. */
      subdomain?: string | null
      address?: string | null
      lowestGrade?: components['schemas']['SchoolGrade'] | null
      highestGrade?: components['schemas']['SchoolGrade'] | null
      /** @description Enrolled students; participation is a share of this number. Null = unknown. */
      enrollment?: number | null
      /** @description The modules that the school uses, such as "Production Record". Omitted = unchanged. */
      moduleAccess?: {
        [key: string]: 'Yes' | 'No'
      }
      meals: components['schemas']['SchoolMeal'][]
      /** @description When the school is open. A school without terms is open on every date. */
      terms?: components['schemas']['SchoolTerm'][]
      servingLines?: string[]
    }
    SchoolRecordConflict: {
      message: string
      current: components['schemas']['SchoolRecord']
    }
    SubdomainProposal: {
      subdomain: string
    }
    CatererHoliday: {
      id: components['schemas']['Id']
      catererId: number
      date: components['schemas']['Date']
      note: string
      version: number
      updatedAt: components['schemas']['Instant']
      /** @description Name of the person who last saved it; null if no one did. */
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
    /**
     * @description The last two are for parents.
     * @enum {string}
     */
    NotificationKind:
      | 'recordOpen'
      | 'priceJump'
      | 'orderDue'
      | 'recall'
      | 'menuPublished'
      | 'childMenu'
      | 'childOrderDue'
    /** @description What happened, with the names and values at that time. Each kind has the ones that it needs. */
    NotificationFacts: {
      schoolId?: components['schemas']['Id']
      schoolName?: string
      itemType?: components['schemas']['MenuType']
      programId?: components['schemas']['Id']
      /** @description YYYY-MM-DD: the day of a record, or the last day to order. */
      date?: string
      yearMonth?: string
      ingredientId?: components['schemas']['Id']
      ingredientName?: string
      vendorName?: string
      siteName?: string
      orderId?: components['schemas']['Id']
      orderNumber?: string
      /** @description The earlier price of the same quantity. */
      before?: string
      after?: string
      /** @description How much the price went up, in whole percent; below 0 = it went down. */
      percent?: number
      lotCode?: string
      lots?: number
      reason?: string
    }
    Notification: {
      id: components['schemas']['Id']
      kind: components['schemas']['NotificationKind']
      createdAt: components['schemas']['Instant']
      isRead: boolean
      facts: components['schemas']['NotificationFacts']
    }
    NotificationList: {
      /** @description Includes those that are not listed. */
      unread: number
      _embedded: {
        notifications: components['schemas']['Notification'][]
      }
    }
    /** @description The newest notification that was shown. Later ones stay unread. */
    ReadNotifications: {
      upToId: components['schemas']['Id']
    }
    NotificationsRead: {
      /** @description How many are still unread. */
      unread: number
    }
    NotificationChoice: {
      kind: components['schemas']['NotificationKind']
      /** @description Always false for parents, who have no bell. */
      bell: boolean
      mail: boolean
    }
    NotificationChoiceList: {
      _embedded: {
        notificationChoices: components['schemas']['NotificationChoice'][]
      }
    }
    NotificationChoiceInput: {
      bell: boolean
      mail: boolean
    }
    NotificationChosen: {
      data: {
        message: string
      }
    }
    /** @description Lowercase letters, digits and hyphens, such as storage-locations. */
    TableId: string
    ColumnId: string
    /** @description How the user arranged the columns. The list of inventory sites has one column per school. */
    ViewLayout: {
      order: components['schemas']['ColumnId'][]
      hidden: components['schemas']['ColumnId'][]
      /** @description Widths in px, by column; empty while the browser chooses them. */
      widths: {
        [key: string]: number
      }
      /**
       * @description Row height. Null = the page's default.
       * @enum {string|null}
       */
      density: 'normal' | 'compact' | null
    }
    SavedView: {
      id: components['schemas']['Id']
      tableId: components['schemas']['TableId']
      name: string
      query: string
      layout: components['schemas']['ViewLayout']
      isShared: boolean
      /** @description The colleague who shares it; null = it is the caller's own. */
      ownerName: string | null
      version: number
      updatedAt: components['schemas']['Instant']
    }
    SavedViewList: {
      _embedded: {
        savedViews: components['schemas']['SavedView'][]
      }
    }
    SavedViewInput: {
      tableId: components['schemas']['TableId']
      name: string
      /** @description The query string of the list's address, without its page: the filters, search, sort order and page size. */
      query: string
      layout: components['schemas']['ViewLayout']
      /**
       * @description Colleagues see the view in their lists.
       * @default false
       */
      isShared?: boolean
    }
    SavedViewConflict: {
      message: string
      current: components['schemas']['SavedView']
    }
    /** @description Above 0, below 1,000,000, at most 6 digits after the decimal point. */
    PositiveDecimal: string
    CostTarget: {
      /** @description Name of the meal program. */
      programName: string
      /** @description Maximum food cost of a meal, in the caterer's currency. */
      targetCost: components['schemas']['PositiveDecimal']
    }
    /**
     * @description Which weekly minimums and limits apply to a week with fewer days of service than usual: the ones for the days served, or the ones for the school's regular week. Default: servedDays.
     * @enum {string}
     */
    WeekLength: 'servedDays' | 'regularDays'
    /** @enum {string} */
    NutrientCode:
      | 'calories'
      | 'protein'
      | 'calcium'
      | 'potassium'
      | 'cholestral'
      | 'saturatedFat'
      | 'totalFat'
      | 'totalCarbohydrate'
      | 'iron'
      | 'sugars'
      | 'phosphorous'
      | 'sodium'
      | 'dietaryFiber'
      | 'vitaminA'
      | 'vitaminB6'
      | 'vitaminB12'
      | 'vitaminC'
      | 'vitaminD'
      | 'vitaminE'
      | 'vitaminK'
      | 'pantothenicAcid'
      | 'folate'
      | 'manganese'
      | 'thiamin'
      | 'niacin'
      | 'copper'
      | 'magnesium'
      | 'riboFlavin'
      | 'selenium'
      | 'zinc'
      | 'addedSugars'
      | 'transFat'
    /** @description Limits of the weekly average per meal, in the nutrient's unit. At least one of the two must be set. */
    NutrientLimit: {
      nutrient: components['schemas']['NutrientCode']
      minimum: number | null
      maximum: number | null
    }
    NutrientStandard: {
      name: string
      /** @description Name of the meal program. */
      programName: string
      gradeGroup: components['schemas']['GradeGroup']
      /** @description A value inside its limit by no more than this percentage of the limit is an advisory. Null = no margin. */
      marginPct: number | null
      /** @description List each nutrient at most once. */
      limits: components['schemas']['NutrientLimit'][]
    }
    CatererAnalysisSettings: {
      /** @description 0 until the settings are first saved. */
      id: number
      catererAnalysisId: number
      wgrLimit: number
      fruitLimit: number
      sodiumLevel: string
      costTargets: components['schemas']['CostTarget'][]
      weekLength: components['schemas']['WeekLength']
      ownStandards: components['schemas']['NutrientStandard'][]
      /** @description 0 until the settings are first saved. */
      version: number
      updatedAt: components['schemas']['Instant'] | null
      /** @description Name of the person who last saved it; null if no one did. */
      updatedBy: string | null
    }
    CatererAnalysisSettingsInput: {
      /** @description 0 on create. The id in the path is the one that counts. */
      id?: number
      catererAnalysisId: components['schemas']['CatererId']
      /** @description Minimum percentage of grains that is whole grain-rich, if above the federal minimum. 0 = not set. */
      wgrLimit: number
      /** @description Maximum percentage of fruit that is juice, if below the federal maximum. 0 = not set. */
      fruitLimit: number
      /** @description JSON text: a list of `{ mealPrgram, targetType, enabled, details }` with targetType "Target 1" or "Target 2". */
      sodiumLevel: string
      /** @description What a meal may cost, per meal program. List each program at most once; a program that is not listed has no target. Omitted = unchanged. */
      costTargets?: components['schemas']['CostTarget'][]
      /** @description Omitted = unchanged. */
      weekLength?: components['schemas']['WeekLength']
      /** @description The caterer's own nutrient standards, checked alongside the federal rules. Use a name only once for a program and grade group. Omitted = unchanged. */
      ownStandards?: components['schemas']['NutrientStandard'][]
    }
    CatererAnalysisSettingsConflict: {
      message: string
      current: components['schemas']['CatererAnalysisSettings']
    }
    /** @enum {string} */
    MealCategory: 'Entree' | 'Fruit' | 'Vegetables' | 'Side' | 'A La Carte' | 'Milk' | 'Miscellaneous'
    ExpectedCups: number | null
    ExpectedOunces: number | null
    /** @description What the food is expected to credit per portion: cups of fruit, vegetables and milk, oz eq of grains and meats/meat alternates. Absent or null = nothing is expected. */
    PlaceholderCredits: {
      FRUIT?: components['schemas']['ExpectedCups']
      VEGETABLE?: components['schemas']['ExpectedCups']
      GRAIN?: components['schemas']['ExpectedOunces']
      MEAT_ALTERNATE?: components['schemas']['ExpectedOunces']
      MILK?: components['schemas']['ExpectedCups']
    }
    PlaceholderUse: {
      /** @enum {string} */
      kind: 'cycleMenu' | 'masterMonth' | 'schoolMenu'
      /** @description Name of the cycle menu, the master menu or the school. */
      name: string
      /** @description YYYY-MM; null for a cycle menu. */
      yearMonth: string | null
      /** @description How many of its days have the placeholder. */
      days: number
      /** @description The dates of these days; none for a cycle menu. */
      dates: components['schemas']['Date'][]
    }
    /** @description The menus that still have the placeholder. */
    PlaceholderUses: {
      /** @description Menus that the caller has access to. */
      total: number
      /** @description Menus of schools that the caller has no access to, which are only counted. */
      hidden: number
      /** @description The first menus by kind, name and month; at most 20. */
      rows: components['schemas']['PlaceholderUse'][]
    }
    MenuPlaceholder: {
      id: components['schemas']['Id']
      name: string
      category: components['schemas']['MealCategory']
      menuType: components['schemas']['MenuType']
      credits: components['schemas']['PlaceholderCredits']
      note: string | null
      usedIn: components['schemas']['PlaceholderUses']
      version: number
      updatedAt: components['schemas']['Instant']
      /** @description Name of the person who last saved it; null if no one did. */
      updatedBy: string | null
    }
    MenuPlaceholderList: {
      _embedded: {
        menuPlaceholders: components['schemas']['MenuPlaceholder'][]
      }
    }
    MenuPlaceholderInput: {
      name: string
      category: components['schemas']['MealCategory']
      menuType: components['schemas']['MenuType']
      credits?: components['schemas']['PlaceholderCredits']
      note?: string | null
    }
    MenuPlaceholderConflict: {
      message: string
      current: components['schemas']['MenuPlaceholder']
    }
    /** @description The name on published menus, by language (ISO 639). A language that is not listed shows `name`. */
    PublicNames: {
      en?: string | null
      es?: string | null
      ar?: string | null
      zh?: string | null
      vi?: string | null
      ht?: string | null
      pt?: string | null
      ru?: string | null
      fr?: string | null
      ko?: string | null
      tl?: string | null
      so?: string | null
    }
    /**
     * @description `oz` is a weight, `floz` a volume. A scoop's number is how many scoops fill a quart; a can's is its size.
     * @enum {string}
     */
    Unit:
      | 'tsp'
      | 'tbsp'
      | 'cup'
      | 'pt'
      | 'qt'
      | 'gal'
      | 'lb'
      | 'oz'
      | 'g'
      | 'kg'
      | 'ml'
      | 'each'
      | 'floz'
      | 'scoop6'
      | 'scoop8'
      | 'scoop10'
      | 'scoop12'
      | 'scoop16'
      | 'scoop20'
      | 'scoop24'
      | 'scoop30'
      | 'scoop40'
      | 'scoop50'
      | 'scoop60'
      | 'scoop70'
      | 'scoop100'
      | 'can10'
      | 'can5'
      | 'can2half'
      | 'can303'
      | 'can300'
    Quantity: {
      amount: components['schemas']['PositiveDecimal']
      unit: components['schemas']['Unit']
    }
    /** @description The portion for each grade group. A group that is not listed gets the recipe's own portion or the ingredient's serving. A portion of a recipe needs a batch yield that the unit can be converted to. */
    GradePortions: {
      'PK1-2'?: components['schemas']['Quantity'] | null
      'PK3-5'?: components['schemas']['Quantity'] | null
      'K-5'?: components['schemas']['Quantity'] | null
      '6-8'?: components['schemas']['Quantity'] | null
      '9-12'?: components['schemas']['Quantity'] | null
    }
    OfferedTypes: components['schemas']['MenuType'][]
    /**
     * @description MAINCOURSE is accepted as ENTREE and never returned.
     * @enum {string}
     */
    MealCategoryCode: 'ENTREE' | 'FRUIT' | 'VEGETABLES' | 'SIDE' | 'ALACARTE' | 'MILK' | 'MISCELLANEOUS' | 'MAINCOURSE'
    /** @description Not negative, at most 12 digits before the decimal point and 6 after it. */
    Decimal: string
    /** @enum {string} */
    PriceType: 'Regular' | 'Itemized'
    /** @description Exactly one of `recipeId` and `ingredientId` is set. */
    MenuItemInput: {
      catererId?: components['schemas']['CatererId']
      name: string
      publicNames?: components['schemas']['PublicNames']
      recipeId?: components['schemas']['Id'] | null
      ingredientId?: components['schemas']['Id'] | null
      portions?: components['schemas']['GradePortions']
      types: components['schemas']['OfferedTypes']
      mealCategory: components['schemas']['MealCategoryCode']
      subCategoryId?: components['schemas']['Id'] | null
      price?: components['schemas']['Decimal'] | null
      priceType?: components['schemas']['PriceType'] | null
      /** @default true */
      isActive?: boolean
    }
    PastLink: {
      /** @description The first day on which it offered something else. */
      until: components['schemas']['Date']
      recipeId: components['schemas']['Id'] | null
      ingredientId: components['schemas']['Id'] | null
      linkedName: string
    }
    /** @description A sum. `missing` lists the foods whose value is unknown; if it is empty, the sum is complete. `estimated` lists the foods whose value is an estimate; it is absent if there are none. */
    Total: {
      known: number
      missing: string[]
      estimated?: string[]
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
      /** @description The foods in `missing` whose crediting was never assessed. */
      notAssessed: string[]
      unproven: string[]
    }
    MilkKind: {
      /** @enum {string} */
      fat: 'skim' | 'lowFat' | 'reducedFat' | 'whole'
      isFlavored: boolean
    }
    /** @description A food whose added sugars are or may be limited: grams in 8 fl oz of flavored milk, in an ounce of yogurt, or in an ounce of dry cereal. */
    SweetenedFood: {
      foodName: string
      /** @enum {string} */
      product: 'flavoredMilk' | 'yogurt' | 'cereal'
      addedSugars: number | null
      addedSugarsAtMost: number | null
      /** @enum {string|null} */
      gap: 'unknown' | 'notStated' | 'notAssessed' | null
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
      reasons: string[]
    }
    PortionNutrition: {
      grams: components['schemas']['Total']
      nutrients: components['schemas']['NutrientTotals']
      credits: components['schemas']['Credit'][]
      beansAsMeatAlternateCups: number
      fluidMilkSaturatedFat: components['schemas']['Total']
      milk: components['schemas']['MilkKind'] | null
      sweetenedFoods: components['schemas']['SweetenedFood'][]
      allergens: components['schemas']['AllergenFinding'][]
      cost: components['schemas']['Total']
    }
    GradeNutrition: {
      gradeGroup: components['schemas']['GradeGroup']
      portion: components['schemas']['Quantity'] | null
      nutrition: components['schemas']['PortionNutrition']
    }
    /** @description What is offered under a name. */
    MenuItem: {
      id: components['schemas']['Id']
      catererId: number
      name: string
      publicNames: components['schemas']['PublicNames']
      recipeId: components['schemas']['Id'] | null
      ingredientId: components['schemas']['Id'] | null
      /** @description Name of the recipe or ingredient. */
      linkedName: string
      /** @description What the item offered before, oldest first. */
      pastLinks: components['schemas']['PastLink'][]
      portions: components['schemas']['GradePortions']
      /** @description By grade group, youngest first. */
      grades: components['schemas']['GradeNutrition'][]
      types: components['schemas']['MenuType'][]
      mealCategory: components['schemas']['MealCategoryCode']
      subCategoryId: components['schemas']['Id'] | null
      subCategoryName: string | null
      /** @description In the caterer's currency. */
      price: string | null
      priceType: components['schemas']['PriceType'] | null
      isActive: boolean
      /** @description The newest photo among its documents. */
      photoId: components['schemas']['Id'] | null
      version: number
      updatedAt: components['schemas']['Instant']
      /** @description Name of the person who last saved it; null if no one did. */
      updatedBy: string | null
    }
    /** @description As on create; a field that is not in the request keeps its value. */
    MenuItemPatch: {
      catererId?: components['schemas']['CatererId']
      name?: string
      publicNames?: components['schemas']['PublicNames']
      recipeId?: components['schemas']['Id'] | null
      ingredientId?: components['schemas']['Id'] | null
      portions?: components['schemas']['GradePortions']
      types?: components['schemas']['OfferedTypes']
      mealCategory?: components['schemas']['MealCategoryCode']
      subCategoryId?: components['schemas']['Id'] | null
      price?: components['schemas']['Decimal'] | null
      priceType?: components['schemas']['PriceType'] | null
      isActive?: boolean
      /** @description The first day on which the item offers another recipe or ingredient; null or omitted = today. Its lines on menus of earlier days keep the previous one. */
      linkFrom?: components['schemas']['Date'] | null
      /** @description The recipe or ingredient that the item last offered was wrong. All days since it began are corrected. */
      isCorrection?: boolean
    }
    MenuItemConflict: {
      message: string
      current: components['schemas']['MenuItem']
    }
    MenuTypes: string
    DiscontinuedFood: {
      ingredientId: components['schemas']['Id']
      name: string
      from: components['schemas']['Date']
      /** @description What to use instead. */
      replacementName: string | null
    }
    /** @description The ingredients in it, at any depth of a recipe, that are not to be used starting on a given day. */
    DiscontinuedFoods: components['schemas']['DiscontinuedFood'][]
    OfferedPeriod: {
      /** @description The first day on which the item offers something else; null for what it offers last. */
      until: components['schemas']['Date'] | null
      recipeId: components['schemas']['Id'] | null
      ingredientId: components['schemas']['Id'] | null
      linkedName: string
      portion: components['schemas']['Quantity'] | null
      nutrition: components['schemas']['PortionNutrition']
      discontinued: components['schemas']['DiscontinuedFoods']
    }
    SchoolMenuItem: {
      id: components['schemas']['Id']
      catererId: number
      name: string
      recipeId: components['schemas']['Id'] | null
      ingredientId: components['schemas']['Id'] | null
      /** @description Name of the recipe or ingredient. */
      linkedName: string
      types: components['schemas']['MenuType'][]
      mealCategory: components['schemas']['MealCategoryCode']
      subCategoryId: components['schemas']['Id'] | null
      subCategoryName: string | null
      /** @description In the caterer's currency. */
      price: string | null
      priceType: components['schemas']['PriceType'] | null
      portion: components['schemas']['Quantity'] | null
      gradeGroup: components['schemas']['GradeGroup'] | null
      /** @description Nutrition, credits, allergens and cost of the portion. */
      nutrition: components['schemas']['PortionNutrition']
      discontinued: components['schemas']['DiscontinuedFoods']
      /** @description What the item offers on other days, in order; empty if it has always offered the same. */
      periods: components['schemas']['OfferedPeriod'][]
    }
    SchoolMenuItemList: {
      _embedded: {
        menuItems: components['schemas']['SchoolMenuItem'][]
      }
    }
    ItemSubCategoryInput: {
      catererId?: components['schemas']['CatererId']
      category: components['schemas']['MealCategoryCode']
      name: string
    }
    ItemSubCategory: {
      id: components['schemas']['Id']
      catererId: number
      category: components['schemas']['MealCategoryCode']
      name: string
      version: number
    }
    ItemSubCategoryConflict: {
      message: string
      current: components['schemas']['ItemSubCategory']
    }
    ItemSubCategoryPatch: {
      catererId?: components['schemas']['CatererId']
      name: string
    }
    ItemSubCategoryList: {
      _embedded: {
        itemSubCategories: components['schemas']['ItemSubCategory'][]
      }
    }
    MenuCatererPatch: {
      catererId?: components['schemas']['CatererId']
      types?: components['schemas']['OfferedTypes']
      mealCategory?: components['schemas']['MealCategoryCode']
      subCategoryId?: components['schemas']['Id'] | null
      price?: components['schemas']['Decimal'] | null
      priceType?: components['schemas']['PriceType'] | null
      isActive?: boolean
    }
    /** @description What a student of a grade group gets. */
    GradeValues: {
      gradeGroup: components['schemas']['GradeGroup']
      /** @description Null = the recipe's own portion, or unknown for an ingredient without a serving. */
      portion: components['schemas']['Quantity'] | null
      calories: components['schemas']['Total']
      credits: components['schemas']['Credit'][]
      cost: components['schemas']['Total']
    }
    /** @description How the caterer offers an item. Belongs to one item and shares its version. */
    MenuCaterer: {
      id: components['schemas']['Id']
      menuItemId: components['schemas']['Id']
      catererId: number
      name: string
      recipeId: components['schemas']['Id'] | null
      ingredientId: components['schemas']['Id'] | null
      /** @description Name of the recipe or ingredient. */
      linkedName: string
      types: components['schemas']['MenuType'][]
      mealCategory: components['schemas']['MealCategoryCode']
      subCategoryId: components['schemas']['Id'] | null
      subCategoryName: string | null
      /** @description In the caterer's currency. */
      price: string | null
      priceType: components['schemas']['PriceType'] | null
      isActive: boolean
      /** @description The newest photo among its documents. */
      photoId: components['schemas']['Id'] | null
      /** @description By grade group, youngest first. */
      grades: components['schemas']['GradeValues'][]
      allergens: components['schemas']['AllergenFinding'][]
      version: number
      updatedAt: components['schemas']['Instant']
      /** @description Name of the person who last saved it; null if no one did. */
      updatedBy: string | null
    }
    MenuCatererList: {
      _embedded: {
        menuCaterers: components['schemas']['MenuCaterer'][]
      }
      page: components['schemas']['Page']
    }
    /** @description Exactly one of `schoolId` and `catererCalendarId` is set. The range is at most 62 days. */
    MenuPrintRequest: {
      /** @enum {string} */
      audience: 'families' | 'kitchen'
      schoolId?: components['schemas']['Id']
      itemType?: components['schemas']['MenuType']
      programId?: components['schemas']['Id']
      catererCalendarId?: components['schemas']['Id']
      startDate: components['schemas']['Date']
      endDate: components['schemas']['Date']
    }
    /**
     * @description A language of `PublicNames`.
     * @enum {string}
     */
    PublicLanguage: 'en' | 'es' | 'ar' | 'zh' | 'vi' | 'ht' | 'pt' | 'ru' | 'fr' | 'ko' | 'tl' | 'so'
    PublicAllergen: {
      allergen: components['schemas']['Allergen']
      /**
       * @description `unknown` if it is not stated throughout. It never means free of the allergen.
       * @enum {string}
       */
      level: 'contains' | 'mayContain' | 'madeInFacility' | 'free' | 'unknown'
    }
    PublicContent: {
      /** @description The caterer's own name for it. */
      name: string
      /** @description Each allergen of the caterer's country once, in the order its law lists them. */
      allergens: components['schemas']['PublicAllergen'][]
    }
    PublicLine: {
      /**
       * @description A placeholder is a food that has not been chosen yet.
       * @enum {string}
       */
      kind: 'food' | 'placeholder' | 'text'
      /** @description The caterer's own name for it. */
      name: string
      names: components['schemas']['PublicNames']
      /** @description For a salad bar, what students take from it, in order. Absent for anything else. */
      contents?: components['schemas']['PublicContent'][]
      category: components['schemas']['MealCategory']
      /** @description In the caterer's currency; null if the caterer states no price. */
      price: components['schemas']['Decimal'] | null
      /** @description Each allergen of the caterer's country once, in the order its law lists them. Empty for a text. */
      allergens: components['schemas']['PublicAllergen'][]
      /** @description The only serving line that offers it; absent = every line. */
      servingLine?: number
    }
    PublicDay: {
      date: components['schemas']['Date']
      lines: components['schemas']['PublicLine'][]
    }
    PublicMenuOfType: {
      itemType: components['schemas']['MenuType']
      programId: components['schemas']['Id']
      /** @description As displayed, such as "K-5". */
      grades: string
      days: components['schemas']['PublicDay'][]
    }
    PublicMenu: {
      schoolName: string
      catererName: string
      /** @description ISO 3166-1 alpha-2. */
      country: string
      language: components['schemas']['Language']
      /** @description ISO 4217. */
      currency: string
      today: components['schemas']['Date']
      startDate: components['schemas']['Date']
      endDate: components['schemas']['Date']
      /** @description Languages that at least one of the names is available in. */
      languages: components['schemas']['PublicLanguage'][]
      /** @description The allergens that the caterer's country declares, in the order its law lists them. */
      allergens: components['schemas']['Allergen'][]
      menus: components['schemas']['PublicMenuOfType'][]
      /** @description The names of the school's serving lines, in the order of their numbers; absent = they have no names. */
      servingLines?: string[]
      closedDays: components['schemas']['ClosedDay'][]
    }
    MealProgramList: {
      _embedded: {
        mealPrograms: components['schemas']['MealProgram'][]
      }
    }
    /** @description The field in one version. Null = not planned, all items, no note, or not on the menu. */
    ConflictVersion: null | {
      /** @description For plannedMeals and selections. */
      count: number | null
      note: string | null
      line: null | {
        name: string
        category: components['schemas']['MealCategory']
        portion: components['schemas']['Quantity'] | null
        plannedServings: number | null
        servingLine?: number | null
      }
    }
    DayConflict: {
      /** @enum {string} */
      field: 'plannedMeals' | 'note' | 'selections' | 'line'
      /** @description Only for a conflict in selections. */
      category: components['schemas']['MealCategory'] | null
      /** @description The key of the line. */
      id: string | null
      /** @description The parts of a line in conflict; empty if one side removed the line. */
      parts: ('food' | 'category' | 'portion' | 'plannedServings' | 'servingLine')[]
      base: components['schemas']['ConflictVersion']
      school: components['schemas']['ConflictVersion']
      published: components['schemas']['ConflictVersion']
    }
    Dates: components['schemas']['Date'][]
    /** @description What a publication did to a school's month. */
    SchoolResult: {
      schoolId: components['schemas']['Id']
      schoolName: string
      schoolMonthId: components['schemas']['Id']
      came: components['schemas']['Dates']
      kept: components['schemas']['Dates']
      conflicts: components['schemas']['Dates']
      locked: components['schemas']['Dates']
    }
    PublishAnswer: {
      data: {
        message: string
        publicationId: components['schemas']['Id']
        /** @description The job that gives the month to the schools; null if all of them have it now. */
        jobId: components['schemas']['Id'] | null
        /** @description Empty if there is a job. */
        schools: components['schemas']['SchoolResult'][]
      }
    }
    PublicationConflict: {
      message: string
      current: {
        id: components['schemas']['Id']
      }
    }
    PublishJob: {
      id: components['schemas']['Id']
      /** @enum {string} */
      state: 'running' | 'done' | 'failed' | 'cancelled'
      publicationId: components['schemas']['Id']
      totalSchools: number
      /** @description Schools that have the month, or were left out. */
      doneSchools: number
      /** @description Names of schools that no longer serve the menu, or that got something else after the job began. */
      leftOut: string[]
      /** @description The schools that the month has not reached and, once the job has ended, will not reach. */
      waiting: components['schemas']['Id'][]
      /** @description What each school got. Filled in once the job has ended. */
      schools: components['schemas']['SchoolResult'][]
      /** @description Why the job failed. */
      problem: string | null
      /** @description The job is running, and the caller started it or has access to all schools that are waiting. */
      canCancel: boolean
    }
    ApplicableSchool: {
      schoolId: components['schemas']['Id']
      schoolName: string
      /**
       * @description Never published; the school has the month as it is; the month has changed since; the school changed days; every day of the month was served.
       * @enum {string}
       */
      state: 'never' | 'current' | 'behind' | 'customised' | 'locked'
      /** @description Days that the school changed. */
      ownDays: number
      openConflicts: number
      /** Format: date-time */
      publishedAt: string | null
    }
    ApplicableSchoolList: {
      _embedded: {
        applicableSchools: components['schemas']['ApplicableSchool'][]
      }
    }
    MasterMenuRequest: {
      catererCalendarId: components['schemas']['Id']
    }
    Published: {
      data: {
        message: string
        publicationId: components['schemas']['Id']
        schools: components['schemas']['SchoolResult'][]
      }
    }
    /** @description The progress of a job that publishes a month. */
    PublishProgress: {
      id: components['schemas']['Id']
      /** @enum {string} */
      state: 'running' | 'done' | 'failed' | 'cancelled'
      totalSchools: number
      /** @description Schools that have the month, or were left out. */
      doneSchools: number
    }
    Publication: {
      id: components['schemas']['Id']
      /** Format: date-time */
      publishedAt: string
      publishedBy: string | null
      reason: string | null
      /** Format: date-time */
      takenBackAt: string | null
      /** @description Why it was unpublished; null = no reason was given. */
      takenBackReason: string | null
      /** @description Schools that got it. */
      schools: number
      /** @description The user has access to all schools that have it. */
      canTakeBack: boolean
      /** @description The last job that published it; null if it was published within the call. */
      job: components['schemas']['PublishProgress'] | null
    }
    PublicationList: {
      _embedded: {
        publications: components['schemas']['Publication'][]
      }
    }
    /** @example 2026-11 */
    YearMonth: string
    /** @description A month of a school's menu. */
    SchoolMenu: {
      id: components['schemas']['Id']
      schoolId: components['schemas']['Id']
      yearMonth: components['schemas']['YearMonth']
      itemType: components['schemas']['MenuType']
      programId: components['schemas']['Id']
      /** @description The month of the master menu that it comes from; null = the school planned all of it. */
      catererCalendarId: number | null
      catererCalendarName: string | null
      /**
       * @description As published earlier, or planned entirely by the school and without changes; with the school's changes; as last published; every day was served.
       * @enum {string}
       */
      state: 'inherited' | 'customised' | 'published' | 'locked'
      isActive: boolean
      plannedDays: number
      /** @description Days that the school changed. */
      ownDays: number
      openConflicts: number
      version: number
    }
    SchoolMenuList: {
      _embedded: {
        getSchoolMenus: components['schemas']['SchoolMenu'][]
      }
    }
    SchoolDayInput: {
      date: components['schemas']['Date']
      /** @description The version that the change is based on. If omitted, the last write wins. */
      version?: number
      plannedMeals: number | null
      selections?: components['schemas']['Selections']
      note?: components['schemas']['DayNote']
      /** @description Why the school serves something other than what was published. Shown next to its changes and in the history. Absent = unchanged. A day that is served as published has no reason. */
      reason?: string | null
      lines: components['schemas']['MenuLineInput'][]
    }
    SchoolDaysInput: {
      days: components['schemas']['SchoolDayInput'][]
    }
    SavedSchoolDays: {
      data: {
        message: string
        days: components['schemas']['CalendarDay'][]
      }
    }
    SchoolDaysConflict: {
      message: string
      current: {
        days: components['schemas']['CalendarDay'][]
      }
    }
    ConflictAnswers: {
      date: components['schemas']['Date']
      version?: number
      /** @description One answer per conflict of the day, in order; null leaves the conflict open. */
      answers: (null | 'school' | 'published')[]
    }
    ConflictReopening: {
      date: components['schemas']['Date']
      version?: number
    }
    PublishedDayList: {
      _embedded: {
        publishedDays: components['schemas']['CalendarDay'][]
      }
    }
    /**
     * @description Edited since it was checked or published; checked; published as it is; published before, but no school has it now.
     * @enum {string}
     */
    MonthStatus: 'draft' | 'checked' | 'published' | 'superseded'
    /** @description A month of a master menu. */
    CalendarSummary: {
      id: components['schemas']['Id']
      name: string
      yearMonth: components['schemas']['YearMonth']
      itemType: components['schemas']['MenuType']
      programId: components['schemas']['Id']
      programName: string
      grades: string
      status: components['schemas']['MonthStatus']
      isActive: boolean
      plannedDays: number
      /** @description Schools that have a publication of the month. */
      publishedSchools: number
      /** @description The schools among them that changed a day. */
      differingSchools: number
      /** @description The worst verdict of its weeks for all its grade groups, under the rules of their dates. Null = nothing is planned, or the menu has no meal pattern. */
      verdict: components['schemas']['VerdictStatus'] | null
      /** @description The same, under the rules of July 1, 2027. */
      verdict2027: components['schemas']['VerdictStatus'] | null
      version: number
    }
    CalendarSummaryList: {
      _embedded: {
        catererCalendarSummaries: components['schemas']['CalendarSummary'][]
      }
    }
    /** @description 1 = Monday. */
    Weekdays: number[]
    NutritionChange: {
      from: components['schemas']['Date']
      nutrition: components['schemas']['PortionNutrition']
    }
    RecurringItem: {
      weekdays: components['schemas']['Weekdays']
      /** @description With the nutrition and cost on the month's first day. */
      line: components['schemas']['MenuLine']
      /** @description Nutrition and cost of its portion starting on later days of the month, by date, if prices, labels or recipes change. */
      changes: components['schemas']['NutritionChange'][]
    }
    MonthlyCalendar: {
      id: components['schemas']['Id']
      isCatererMenu: boolean
      schoolId: number | null
      /** @description Name of the master menu, or of the school. */
      name: string
      yearMonth: components['schemas']['YearMonth']
      itemType: components['schemas']['MenuType']
      program: components['schemas']['MealProgram']
      /** @description Only for a master menu. */
      status: components['schemas']['MonthStatus'] | null
      isActive: boolean
      /** @description The days that have a menu, by date. Recurring items are not included. */
      days: components['schemas']['CalendarDay'][]
      /** @description The days of the same menu in the months before and after, in the weeks that they share with this month: as served, with recurring items and without holidays. The verdicts of these weeks count them. They are locked: change them in their own month. */
      daysBeside: components['schemas']['CalendarDay'][]
      /** @description The recurring items, by meal category (ENTREE ...). They fill days that plan nothing for the category. */
      recurringDays: {
        [key: string]: components['schemas']['RecurringItem'][]
      }
      closedDays: components['schemas']['ClosedDay'][]
      version: number
    }
    MasterDayInput: {
      date: components['schemas']['Date']
      /** @description The version that the change is based on. If omitted, the last write wins. */
      version?: number
      plannedMeals: number | null
      selections?: components['schemas']['Selections']
      note?: components['schemas']['DayNote']
      /** @description Why the day was changed. Shown with the day and in the history of the month. Absent = unchanged. A day without a menu has no reason. */
      reason?: string | null
      lines: components['schemas']['MenuLineInput'][]
    }
    /**
     * @description The meal category. MAINCOURSE is ENTREE.
     * @enum {string}
     */
    RecurringCategory: 'ENTREE' | 'MAINCOURSE' | 'FRUIT' | 'VEGETABLES' | 'SIDE' | 'ALACARTE' | 'MILK' | 'MISCELLANEOUS'
    RecurringItemInput: {
      category: components['schemas']['RecurringCategory']
      weekdays: components['schemas']['Weekdays']
      line: components['schemas']['MenuLineInput']
    }
    MonthInput: {
      id?: components['schemas']['Id']
      /** @description The month's version. If omitted, the last write wins. */
      version?: number
      yearMonth: components['schemas']['YearMonth']
      /** @description Required for a new month. */
      name?: string
      programId?: components['schemas']['Id']
      isActive?: boolean
      /** @description Marks the month as checked until its next edit. */
      isChecked?: boolean
      /** @description Further grade groups that are served the master menu in the portions of its program's grade group. Like the name, they apply to all months of the menu. Omitted = unchanged; for a new menu, none. */
      alsoGradeGroups?: components['schemas']['AlsoGradeGroups']
      days?: components['schemas']['MasterDayInput'][]
      recurringDays?: components['schemas']['RecurringItemInput'][]
    }
    SavedMonth: {
      data: {
        message: string
        id: components['schemas']['Id']
        calendar: components['schemas']['MonthlyCalendar']
      }
    }
    MonthConflict: {
      message: string
      current: components['schemas']['MonthlyCalendar']
    }
    CloneRequest: {
      yearMonth: components['schemas']['YearMonth']
      /** @description Default = the name of the copied month. */
      name?: string
      /**
       * @description Weekday puts the first Monday on the first Monday; cycle puts the planned days one after the other on the days of service.
       * @enum {string}
       */
      align?: 'weekday' | 'cycle'
      /**
       * @description The menu of a closed day is left out, or moves to the next day.
       * @enum {string}
       */
      holidays?: 'skip' | 'shift'
      /** @description Whether existing days are replaced. Default: false. */
      replace?: boolean
    }
    ClonedMonth: {
      data: {
        message: string
        id: components['schemas']['Id']
        laid: components['schemas']['Dates']
        kept: components['schemas']['Dates']
        closed: components['schemas']['Dates']
      }
    }
    /**
     * @description A draft is still being planned. Default: draft.
     * @enum {string}
     */
    CycleMenuStatus: 'draft' | 'active'
    CycleUse: {
      /** @description The month's id. */
      id: components['schemas']['Id']
      name: string
      yearMonth: components['schemas']['YearMonth']
    }
    CycleMenu: {
      id: components['schemas']['Id']
      name: string
      itemType: components['schemas']['MenuType']
      programId: components['schemas']['Id']
      programName: string
      grades: string
      alsoGradeGroups?: components['schemas']['AlsoGradeGroups']
      weeks: number
      daysPerWeek: number
      status: components['schemas']['CycleMenuStatus']
      /** @description Days with a line. */
      plannedDays: number
      /** @description Lines of all days. */
      items: number
      /** @description The months of master menus that have a line from it, latest first. */
      usedIn: components['schemas']['CycleUse'][]
      version: number
      updatedAt: components['schemas']['Instant']
      /** @description Name of the person who last saved it; null if no one did. */
      updatedBy: string | null
    }
    CycleMenuList: {
      _embedded: {
        cycleMenus: components['schemas']['CycleMenu'][]
      }
    }
    CycleMenuInput: {
      name: string
      programId: components['schemas']['Id']
      weeks: number
      /** @description Days of service per week, starting Monday. */
      daysPerWeek: number
      status?: components['schemas']['CycleMenuStatus']
      /** @description Further grade groups that are served the menu in the portions of its program's grade group. Omitted = unchanged; for a new menu, none. */
      alsoGradeGroups?: components['schemas']['AlsoGradeGroups']
    }
    Week: number
    /** @description 1 = Monday. */
    Weekday: number
    CycleDay: {
      week: components['schemas']['Week']
      weekday: components['schemas']['Weekday']
      plannedMeals: number | null
      selections: components['schemas']['Selections']
      note: string | null
      /** @description Why the day was changed; null = no reason was given. */
      reason: string | null
      lines: components['schemas']['MenuLine'][]
      /** @description 0 = never saved. */
      version: number
      /** @description Name of the person who last changed the day. */
      updatedBy: string | null
      updatedById: number | null
    }
    CycleMenuPlan: {
      menu: components['schemas']['CycleMenu']
      program: components['schemas']['MealProgram']
      /** @description The days that have been saved at least once, in order. */
      days: components['schemas']['CycleDay'][]
    }
    CycleMenuConflict: {
      message: string
      current: components['schemas']['CycleMenu']
    }
    CycleDayInput: {
      week: components['schemas']['Week']
      weekday: components['schemas']['Weekday']
      /** @description The version that the change is based on; 0 = never saved. If omitted, the last write wins. */
      version?: number
      plannedMeals: number | null
      selections?: components['schemas']['Selections']
      note?: components['schemas']['DayNote']
      /** @description Why the day was changed. Shown with the day and in the history of the cycle menu. Absent = unchanged. A day without a menu has no reason. */
      reason?: string | null
      lines: components['schemas']['MenuLineInput'][]
    }
    CycleDaysInput: {
      days: components['schemas']['CycleDayInput'][]
    }
    SavedCycleDays: {
      data: {
        message: string
        days: components['schemas']['CycleDay'][]
      }
    }
    CycleDaysConflict: {
      message: string
      current: {
        /** @description The days that were changed in the meantime. */
        days: components['schemas']['CycleDay'][]
      }
    }
    /**
     * @description The menu of a day without service (a holiday, or a weekday after the last day of service) is left out, or moves to the next day of service. Default: skip.
     * @enum {string}
     */
    CycleHolidays: 'skip' | 'shift'
    /**
     * @description Weekday puts each weekday of the cycle on the same weekday; cycle puts its days one after the other on the days of service. Default: weekday.
     * @enum {string}
     */
    CycleAlign: 'weekday' | 'cycle'
    /**
     * @description In weeks with fewer days of service, the cycle continues, or each calendar week starts the next week of the cycle. Default: continue.
     * @enum {string}
     */
    CycleShortWeeks: 'continue' | 'restart'
    ApplyRequest: {
      /** @description A month of the master menu. If it is not set, the name is required. */
      catererCalendarId?: components['schemas']['Id']
      /** @description Name of the master menu. A new one is added if the program has none with that name. */
      name?: string
      startDate: components['schemas']['Date']
      /** @description The last day. */
      endDate: components['schemas']['Date']
      /** @description The week of the cycle to start with. Default: 1. */
      startWeek?: number
      holidays?: components['schemas']['CycleHolidays']
      align?: components['schemas']['CycleAlign']
      shortWeeks?: components['schemas']['CycleShortWeeks']
      /** @description Days of service in each week of the range, starting Monday, for a period with shorter weeks. Default and maximum: the program's days. */
      serviceDays?: number
      /** @description Whether days that have a menu are replaced. Default: false. */
      replace?: boolean
      /** @description Shows the result without saving anything. */
      preview?: boolean
    }
    AppliedDay: {
      date: components['schemas']['Date']
      /** @description Week of the cycle; null on a day without service. */
      week: number | null
      weekday: number | null
      /**
       * @description The menu was put on a day without one, or replaced the day's menu; or the day kept its menu, is unchanged because it already has this menu, is a holiday, has no service on this weekday, or is served because its date is past.
       * @enum {string}
       */
      outcome: 'laid' | 'replaced' | 'kept' | 'unchanged' | 'holiday' | 'noService' | 'served'
      /** @description The name of the holiday. */
      note: string | null
    }
    CyclePlace: {
      week: components['schemas']['Week']
      weekday: components['schemas']['Weekday']
    }
    AppliedCycle: {
      data: {
        message: string
        /** @description The first month; null in a preview of a month that does not exist yet. */
        id: components['schemas']['Id'] | null
        /** @description The months that are added. */
        months: components['schemas']['YearMonth'][]
        days: components['schemas']['AppliedDay'][]
        /** @description Cycle days with a menu that fell on a day without service and were put on no date. */
        leftOut: components['schemas']['CyclePlace'][]
      }
    }
    ProgramMenuItems: {
      _embedded: {
        menuItems: components['schemas']['SchoolMenuItem'][]
      }
    }
    MenuAnalysisItem: {
      id: components['schemas']['Id']
      menuSummaryId: components['schemas']['Id']
      isCatererMenu: boolean
      date: components['schemas']['Date']
      line: string | null
      gradeGroup: components['schemas']['GradeGroup']
      plannedServings: number | null
      servedServings: number | null
      portion: components['schemas']['Quantity'] | null
      version: number
      updatedAt: string
      updatedBy: string | null
    }
    MenuAnalysisItemList: {
      _embedded: {
        MenuAnalysisItems: components['schemas']['MenuAnalysisItem'][]
      }
    }
    Servings: number | null
    MenuAnalysisItemInput: {
      menuSummaryId: components['schemas']['Id']
      /** @description Default: true. If true, the id is of a month of a master menu; if false, of a month of a school. */
      isCatererMenu?: boolean
      date: components['schemas']['Date']
      /** @description The key of a line of the day. Null = the day's reimbursable meals. */
      line?: string | null
      /** @description Default: the menu's grade group. */
      gradeGroup?: components['schemas']['GradeGroup'] | null
      /** @description Replaces the planned servings. Null = as planned. */
      plannedServings?: components['schemas']['Servings']
      /** @description What was served. Null = unknown. */
      servedServings?: components['schemas']['Servings']
      /** @description Replaces the planned portion. Null = as planned. */
      portion?: components['schemas']['Quantity'] | null
    }
    MenuAnalysisItemConflict: {
      message: string
      current: components['schemas']['MenuAnalysisItem']
    }
    /** @enum {string} */
    ReportFormat: 'pdf' | 'xlsx' | 'csv'
    MealPatternRequest: {
      /** @description Default: the Monday of the first week that has a day of the month. */
      from?: components['schemas']['Date']
      /** @description Default: the Sunday of the last week that has a day of the month. */
      to?: components['schemas']['Date']
      format: components['schemas']['ReportFormat']
      /** @description Default: all of the menu's grade groups. */
      gradeGroups?: components['schemas']['GradeGroup'][]
    }
    ReportText: string
    ReportCell: {
      text: components['schemas']['ReportText']
      /** @description The value that a spreadsheet calculates with. */
      value?: number | null
      status?: components['schemas']['VerdictStatus'] | null
    }
    ReportRow: {
      /** @description How many levels the row is below others. */
      level?: number
      cells: components['schemas']['ReportCell'][]
    }
    ReportSection: {
      title: string
      facts: {
        label: components['schemas']['ReportText']
        value: components['schemas']['ReportText']
      }[]
      /** @description The first column is the name of each row. */
      columns: {
        label: components['schemas']['ReportText']
        isNumber?: boolean
      }[]
      rows: components['schemas']['ReportRow'][]
    }
    ReportExport: {
      format: components['schemas']['ReportFormat']
      title: string
      notice?: components['schemas']['ReportText']
      /** @description One page or sheet each. */
      sections: components['schemas']['ReportSection'][]
    }
    ReportPart: string
    ReportRequest: {
      /** @description For food reports without `to`, the range is a year starting this day. */
      from?: components['schemas']['Date']
      /** @description At most 366 days from the first to the last. For food reports without `from`, the range starts today. */
      to?: components['schemas']['Date']
      /** @description Default: all schools that the caller has access to. */
      schools?: components['schemas']['Id'][]
      /** @description The report's own choices, by their ids. */
      choices?: {
        [key: string]: string
      }
      /** @description How the rows are grouped, outermost group first. Default: the report's usual grouping. Empty = not grouped. */
      group?: components['schemas']['ReportPart'][]
      /** @description The keys of the groups to open, outermost first. */
      path?: string[]
      /** @default 0 */
      page?: number
      /** @default 50 */
      size?: number
    }
    ReportOption: {
      value: string
      label: string
    }
    ReportFigure: {
      /** @description As displayed; empty if the column has no total. */
      text: string
      /** @description For charts, in double precision; null = unknown, or not a number. */
      value: number | null
      /** @description What needs attention. `unknown` = some of its parts are unknown. */
      status: components['schemas']['VerdictStatus'] | null
    }
    ReportGroup: {
      key: string
      label: string
      /** @description Number of rows. */
      count: number
      cells: components['schemas']['ReportFigure'][]
    }
    ReportTableRow: {
      cells: components['schemas']['ReportFigure'][]
      /** @description The records that the row comes from, by name. */
      refs: {
        [key: string]: string
      }
    }
    /** @description The groups of the level that `path` opens, or the rows of the innermost one, with the totals of all rows. */
    ReportTable: {
      /** @description The first column is the name of the row. */
      columns: {
        id: components['schemas']['ReportPart']
        label: string
        isNumber: boolean
        isMoney: boolean
        /** @description The column has totals that a chart can show. */
        isMeasure: boolean
        /** @description A total with unknown parts is a lower bound. Such a total of an average or a difference is not: it could be anything. */
        isLeast: boolean
      }[]
      /** @description How the rows can be grouped. */
      groupings: components['schemas']['ReportOption'][]
      /** @description How the rows are grouped. */
      group: components['schemas']['ReportPart'][]
      choices: {
        id: components['schemas']['ReportPart']
        label: string
        /** @description Empty = all. */
        value: string
        options: components['schemas']['ReportOption'][]
      }[]
      /** @description What readers must know about the numbers. */
      notes: string[]
      /** @description Of all rows that the request selects, no matter which groups are open. */
      total: components['schemas']['ReportGroup']
      groups: components['schemas']['ReportGroup'][]
      rows: components['schemas']['ReportTableRow'][]
      page: components['schemas']['Page']
    }
    MealPrintRequest: {
      /** @enum {string} */
      as: 'classSheets' | 'labels'
      date: components['schemas']['Date']
      /** @description Default: all schools that the caller has access to. */
      schools?: components['schemas']['Id'][]
      /** @description The Meal Report's own choices, by their ids. */
      choices?: {
        [key: string]: string
      }
    }
    /** @enum {string} */
    ReportId:
      | 'currentInventory'
      | 'menuCosting'
      | 'purchaseOrders'
      | 'productionRecords'
      | 'deposits'
      | 'meals'
      | 'sales'
      | 'composition'
      | 'missingNutrition'
      | 'discontinuedItems'
    ReportExportInput: {
      report: components['schemas']['ReportId']
      format: components['schemas']['ReportFormat']
      /** @description The request that the report was read with. `path` and `page` are ignored. */
      request: components['schemas']['ReportRequest']
    }
    ReportExportJob: {
      id: components['schemas']['Id']
      /** @enum {string} */
      state: 'working' | 'done' | 'failed' | 'cancelled'
      /** @enum {string} */
      step: 'reading' | 'writing'
      doneRows: number
      /** @description Null until the rows are counted. */
      totalRows: number | null
      error: string | null
    }
    /**
     * @description What weights the averages: planned servings (default) or served servings.
     * @enum {string}
     */
    ServingsBasis: 'planned' | 'served'
    SchoolsAnalysisRequest: {
      /** @description Default: all schools that the caller has access to. */
      schools?: components['schemas']['Id'][]
      itemType?: components['schemas']['MenuType']
      startDate: components['schemas']['Date']
      /** @description At most 54 weeks after the start. */
      endDate: components['schemas']['Date']
      servings?: components['schemas']['ServingsBasis']
      /** @description Adds the items behind an average, per meal: the average of a nutrient, or of the food cost. */
      reasonsOf?: components['schemas']['NutrientCode'] | 'cost'
    }
    /** @description A weekly check, or the worst day of a daily check. */
    SchoolCheck: {
      id: components['schemas']['CheckId']
      /** @enum {string} */
      scope: 'day' | 'week'
      date: components['schemas']['Date'] | null
      /** @enum {string} */
      unit: 'kcal' | 'g' | 'mg' | 'percent' | 'cup' | 'ozEq' | 'count'
      actual: number | null
      isLowerBound: boolean
      isAdvisory: boolean
      now: components['schemas']['Verdict'] | null
      from2027: components['schemas']['Verdict'] | null
    }
    /** @enum {string} */
    VegetableSubgroup: 'DARK_GREEN' | 'RED_OR_ORANGE' | 'BEANS_AND_PEAS' | 'STARCHY' | 'OTHERS'
    SchoolsWeek: {
      /** @description Schools that have one menu and the same verdict for every check. Values are for the largest of them; at schools of other sizes they differ because servings are rounded. */
      schoolIds: components['schemas']['Id'][]
      program: components['schemas']['MealProgram']
      weekStart: components['schemas']['Date']
      servedDays: number
      regularDays: number
      isShortWeek: boolean
      /** @description Meals of the week at the largest of the schools; null = any day is unknown. */
      meals: number | null
      /** @description Meals of the week at each of the schools, in the order of their ids; null = any day is unknown. Absent = `meals` at each. */
      schoolMeals?: (number | null)[]
      nutrients: components['schemas']['NutrientTotals']
      fluidMilkSaturatedFat: components['schemas']['Total']
      cost: components['schemas']['Total']
      /** @description The grade group that it is checked for; absent = the program's grade group. A menu of several grade groups has a week for each of them, the program's first. They differ only in their limits and verdicts. */
      gradeGroup?: components['schemas']['GradeGroup']
      checks: components['schemas']['SchoolCheck'][]
      status: components['schemas']['StatusSummary']
      /** @description Present if the request names a value. Only for a menu's first grade group, because they are the same for the others. */
      reasons?: components['schemas']['AnalysisReason'][]
    }
    SchoolsAnalysis: {
      servings: components['schemas']['ServingsBasis']
      weeks: components['schemas']['SchoolsWeek'][]
    }
    /**
     * @description `notPlanned`: no menu and no record. The other states are as in a production record; for a school that keeps none, a past day is also `planned`.
     * @enum {string}
     */
    MealState: 'notPlanned' | 'planned' | 'open' | 'served' | 'signed' | 'late'
    MealOfDay: {
      itemType: components['schemas']['MenuType']
      state: components['schemas']['MealState']
      /** @description Over all menus of the meal; null if any menu does not state it. */
      plannedMeals: number | null
      /** @description As recorded; null until then. */
      servedMeals: number | null
    }
    SchoolMeals: {
      schoolId: components['schemas']['Id']
      schoolName: string
      keepsRecords: boolean
      meals: components['schemas']['MealOfDay'][]
    }
    DashboardMeals: {
      /** @description The name of the holiday on the day; null = no holiday. */
      closedFor: string | null
      /** @description By name. Excludes schools that serve no meal on the weekday or are outside their terms. */
      schools: components['schemas']['SchoolMeals'][]
    }
    /** @description Items at the caller's inventory sites. */
    DashboardStock: {
      belowZero: number
      belowPar: number
      /** @description Items with something on hand that expires within 7 days or has expired. */
      expiring: number
    }
    DashboardOrders: {
      /** @description Drafts whose cutoff is today or tomorrow or has passed. */
      toSubmit: number
      /** @description Submitted orders whose delivery is due on or before the day. */
      toReceive: number
    }
    /** @description Ingredients that are still offered. */
    DashboardCatalog: {
      /** @description Null for a caterer without nutrition analysis. */
      missingNutrition: number | null
      /** @description With credits that no unexpired document or food guide proves. */
      missingEvidence: number
    }
    /** @description Orders and payments of families. */
    DashboardFamilies: {
      ordersFrom: components['schemas']['Date']
      ordersTo: components['schemas']['Date']
      /** @description Orders of these days that are marked neither as served nor as no-show. */
      notMarked: number
      /** @description Recorded payments that are not marked as arrived at the bank. */
      notReconciled: number
    }
    /** @description Whether the caterer has at least one of each. */
    FirstSteps: {
      /** @description A school that serves a meal, even if the caller has no access to it. */
      schools: boolean
      vendors: boolean
      /** @description Reference foods. */
      foods: boolean
      ingredients: boolean
      recipes: boolean
      cycleMenus: boolean
      /** @description A planned day of a school. */
      menus: boolean
      /** @description Production records. */
      records: boolean
    }
    Dashboard: {
      date: components['schemas']['Date']
      /** @description The inventory site of the requested school; null if there is none. */
      siteId: components['schemas']['Id'] | null
      meals: components['schemas']['DashboardMeals'] | null
      /** @description How many meals of the last 30 days have no closed production record. */
      openRecords: number | null
      stock: components['schemas']['DashboardStock'] | null
      orders: components['schemas']['DashboardOrders'] | null
      catalog: components['schemas']['DashboardCatalog'] | null
      families: components['schemas']['DashboardFamilies'] | null
      /** @description Holidays in the three weeks starting on the day, by date. */
      holidays: components['schemas']['ClosedDay'][]
      steps: components['schemas']['FirstSteps']
    }
    /**
     * @description `planned`: a menu without a record. `served`: the meals of every column are entered. `signed`: closed. `late`: the day is past and the record is not signed.
     * @enum {string}
     */
    ProductionState: 'planned' | 'open' | 'served' | 'signed' | 'late'
    ProductionDay: {
      date: components['schemas']['Date']
      state: components['schemas']['ProductionState']
      recordId: components['schemas']['Id'] | null
      /** @description Total of all columns; null if any column is not planned. */
      plannedMeals: number | null
      /** @description Total of all columns; null until they are entered. */
      servedMeals: number | null
      /** @description Alerts of the record. */
      alerts: number
      /** @description How often the record was reopened. */
      amendments: number
    }
    ProductionDayList: {
      schoolId: components['schemas']['Id']
      itemType: components['schemas']['MenuType']
      days: components['schemas']['ProductionDay'][]
      closedDays: components['schemas']['ClosedDay'][]
    }
    ProductionRecordInput: {
      schoolId: components['schemas']['Id']
      date: components['schemas']['Date']
      itemType: components['schemas']['MenuType']
    }
    ProductionGroup: {
      programId: components['schemas']['Id']
      /** @description As displayed, such as "K-5" or "K-8". */
      grades: string
      gradeGroups: components['schemas']['GradeGroup'][]
      offerVersusServe: boolean
      plannedMeals: number | null
    }
    /**
     * @description What a portion is served with. Scoops are named by number, spoodles and ladles by fluid ounces.
     * @enum {string}
     */
    Utensil:
      | 'scoop4'
      | 'scoop6'
      | 'scoop8'
      | 'scoop10'
      | 'scoop12'
      | 'scoop16'
      | 'scoop20'
      | 'scoop24'
      | 'scoop30'
      | 'scoop40'
      | 'scoop50'
      | 'scoop60'
      | 'spoodle1'
      | 'spoodle2'
      | 'spoodle3'
      | 'spoodle4'
      | 'spoodle6'
      | 'spoodle8'
      | 'ladle1'
      | 'ladle2'
      | 'ladle3'
      | 'ladle4'
      | 'ladle6'
      | 'ladle8'
      | 'ladle12'
    /** @description Servings that two methods expect, not rounded; null = there is nothing to compute them from. An error is the forecast for the last day minus what was served on that day. */
    ProductionForecast: {
      byPlan: number | null
      byTakeRate: number | null
      lastErrorByPlan: number | null
      lastErrorByTakeRate: number | null
      /** @description Past days that the take rate is averaged over. */
      days: number
    }
    ProductionLinePlan: {
      programId: components['schemas']['Id']
      servings: number | null
      portion: components['schemas']['Quantity'] | null
      portionLabel: string | null
      utensil: components['schemas']['Utensil'] | null
      servingLine: number | null
      credits: components['schemas']['Credit'][]
      forecast: components['schemas']['ProductionForecast']
    }
    /** @description How much of an ingredient the planned servings take, as purchased. */
    ProductionPurchase: {
      ingredientId: components['schemas']['Id']
      name: string
      /** @description Decimal, in the unit. A lower bound unless `isComplete`. */
      amount: string
      unit: components['schemas']['Unit']
      isComplete: boolean
      /** @description In whole packs, largest first. Empty if the ingredient has no pack of a known size. */
      packs: {
        /** @enum {string} */
        level: 'case' | 'inner' | 'each'
        count: string
      }[]
      /** @description What is not a whole pack, or the whole amount if there are no packs. */
      rest: components['schemas']['Quantity'] | null
    }
    /**
     * @description Steam table pans as fractions of a full pan of 12 by 20 inches, and sheet pans of 18 by 26 and 18 by 13 inches.
     * @enum {string}
     */
    PanSize: 'full' | 'twoThirds' | 'half' | 'third' | 'quarter' | 'sixth' | 'ninth' | 'sheet' | 'halfSheet'
    /**
     * @description In inches.
     * @enum {string}
     */
    PanDepth: '1' | '2' | '2.5' | '4' | '6'
    ProductionPan: {
      size: components['schemas']['PanSize']
      depth: components['schemas']['PanDepth'] | null
      portionsPerPan: number
      /** @description Pans that the planned servings need; a partly filled pan counts as a whole pan. */
      pans: number
    }
    ProductionLine: {
      key: string
      name: string
      /** @description The recipe's number or the product's code. */
      number: string | null
      /** @enum {string} */
      kind: 'food' | 'placeholder' | 'text'
      category: components['schemas']['MealCategory']
      recipeId: components['schemas']['Id'] | null
      ingredientId: components['schemas']['Id'] | null
      /**
       * @description How it is held unless the field says otherwise; null = unknown.
       * @enum {string|null}
       */
      usualHolding: 'hot' | 'cold' | 'room' | null
      /** @description The credit is documented as USDA Foods. */
      isUsdaFood: boolean
      milk: components['schemas']['MilkKind'] | null
      /** @description The key of the line that it replaces. */
      replaces: string | null
      /** @description Why it was added or substituted. */
      reason: string | null
      /** @description Not from the menu. */
      isAdded: boolean
      plans: components['schemas']['ProductionLinePlan'][]
      purchases: components['schemas']['ProductionPurchase'][]
      pans: components['schemas']['ProductionPan'][]
    }
    /** @description A count, degrees Fahrenheit, a time as HH:MM, yes or no, a text or a choice. Null = not entered. */
    EntryValue: string | number | boolean | null
    /** @enum {string} */
    ProductionPart: 'kitchen' | 'school' | 'record'
    ProductionSignature: {
      part: components['schemas']['ProductionPart']
      round: number
      name: string
      at: components['schemas']['Instant']
    }
    /** @description A reopening. The record as it was signed before it is `round`. */
    ProductionAmendment: {
      round: number
      reason: string
      name: string
      at: components['schemas']['Instant']
    }
    /** @description The effect of closing on the stock. */
    ProductionStock: {
      /**
       * @description `off`: the caterer does not issue stock. `noSite`: the school belongs to no inventory site.
       * @enum {string}
       */
      state: 'off' | 'noSite' | 'issued'
      /** @description Ingredients that were not in stock, or whose quantity is unknown. */
      shortages: {
        ingredientId: components['schemas']['Id'] | null
        name: string
        /** @description Decimal, in the unit; null = unknown. */
        amount: string | null
        unit: components['schemas']['Unit'] | null
      }[]
    }
    ProductionRecord: {
      id: components['schemas']['Id']
      schoolId: components['schemas']['Id']
      schoolName: string
      date: components['schemas']['Date']
      itemType: components['schemas']['MenuType']
      state: components['schemas']['ProductionState']
      /** @description Has two sections: one for the kitchen that cooks, and one for the school that serves. */
      isVended: boolean
      /** @description Which closing the record is open for, counted from 1. */
      round: number
      groups: components['schemas']['ProductionGroup'][]
      /** @description By category. */
      lines: components['schemas']['ProductionLine'][]
      /** @description What people entered, by path. An absent field was never entered. */
      entries: {
        [key: string]: components['schemas']['EntryValue']
      }
      /** @description The signatures of this round. */
      signatures: components['schemas']['ProductionSignature'][]
      amendments: components['schemas']['ProductionAmendment'][]
      /** @description The share of prepared servings above which leftovers cause an alert. */
      leftoverPct: number
      /** @description Null until the record is closed. */
      stock: components['schemas']['ProductionStock'] | null
      version: number
      updatedAt: components['schemas']['Instant']
      updatedBy: string | null
      updatedById: components['schemas']['Id'] | null
    }
    SavedProductionRecord: {
      data: {
        message: string
        record: components['schemas']['ProductionRecord']
      }
    }
    ReviewBinderRequest: {
      schoolId: components['schemas']['Id']
      itemType: components['schemas']['MenuType']
      /** @description Any day of the week. */
      week: components['schemas']['Date']
    }
    OpenRecord: {
      schoolId: components['schemas']['Id']
      schoolName: string
      date: components['schemas']['Date']
      itemType: components['schemas']['MenuType']
      /** @description Null = no one has opened the record. */
      recordId: components['schemas']['Id'] | null
      plannedMeals: number | null
    }
    OpenRecordList: {
      _embedded: {
        productionRecords: components['schemas']['OpenRecord'][]
      }
    }
    /** @description A field: `events`, `group.7.servedMeals`, `line.recipe-3-entree.leftover` or `line.recipe-3-entree.group.7.served`, where 7 is a column's meal program, or `line.recipe-3-entree.group.7.grade.6-8.served`, where 6-8 is one of the grade groups that share its menu. If all grade groups are entered, their total follows from them. */
    EntryPath: string
    ProductionEdit: {
      path: components['schemas']['EntryPath']
      from: components['schemas']['EntryValue']
      to: components['schemas']['EntryValue']
    }
    ProductionEdits: {
      edits: components['schemas']['ProductionEdit'][]
    }
    EditedProductionRecord: {
      data: {
        message: string
        record: components['schemas']['ProductionRecord']
        conflicts: {
          edit: components['schemas']['ProductionEdit']
          stored: components['schemas']['EntryValue']
          /** @description Who last changed the field. */
          by: string | null
        }[]
      }
    }
    ProductionPlanning: {
      /** @enum {string} */
      from: 'menu' | 'forecastByPlan' | 'forecastByTakeRate'
    }
    /** @description Exactly one of `recipeId`, `ingredientId` and `text` is set. A line that replaces another has the same category and requires a reason. */
    ProductionLineInput: {
      replaces?: string | null
      reason?: string | null
      recipeId?: components['schemas']['Id']
      ingredientId?: components['schemas']['Id']
      text?: string
      category?: components['schemas']['MealCategory']
      /** @description For an ingredient. Null or omitted = its serving. */
      portion?: components['schemas']['Quantity'] | null
    }
    /** @description Exactly one of `recipeId` and `ingredientId` is set. */
    SubstitutionInput: {
      replaces: string
      recipeId?: components['schemas']['Id']
      ingredientId?: components['schemas']['Id']
      /** @description For an ingredient. Null or omitted = its serving. */
      portion?: components['schemas']['Quantity'] | null
    }
    SubstitutionEffect: {
      columns: {
        programId: components['schemas']['Id']
        grades: string
        before: components['schemas']['VerdictStatus']
        after: components['schemas']['VerdictStatus']
        /** @description Checks of the day or the week whose result or value differs. */
        changes: {
          id: components['schemas']['CheckId']
          /** @description Null = the check is of the week. */
          date: string | null
          unit: string
          before: components['schemas']['VerdictStatus']
          after: components['schemas']['VerdictStatus']
          valueBefore: number | null
          valueAfter: number | null
        }[]
      }[]
    }
    ProductionSignatureInput: {
      part: components['schemas']['ProductionPart']
      /** @description The version that the person saw. Null or omitted = any version. */
      version?: number | null
    }
    ProductionRecordConflict: {
      message: string
      current: components['schemas']['ProductionRecord']
    }
    ProductionReopening: {
      reason: string
    }
    ProductionEvent: {
      id: components['schemas']['Id']
      /** @enum {string} */
      action: 'opened' | 'edited' | 'planned' | 'lineAdded' | 'lineRemoved' | 'signed' | 'closed' | 'reopened'
      at: components['schemas']['Instant']
      by: string | null
      changes: {
        path: string
        /** @description The item, if the field belongs to a line. */
        name: string | null
        from: components['schemas']['EntryValue']
        to: components['schemas']['EntryValue']
      }[]
      reason: string | null
    }
    ProductionEventList: {
      _embedded: {
        events: components['schemas']['ProductionEvent'][]
      }
      page: components['schemas']['Page']
    }
    ProductionPrint: {
      /** @enum {string} */
      form: 'blank' | 'planned' | 'filled' | 'cards'
    }
    ReceivingLink: {
      id: components['schemas']['Id']
      createdAt: components['schemas']['Instant']
      createdBy: string | null
      expiresAt: components['schemas']['Instant']
      /** @enum {string} */
      state: 'open' | 'expired' | 'takenBack'
    }
    ReceivingLinkList: {
      links: components['schemas']['ReceivingLink'][]
    }
    CreatedReceivingLink: {
      data: {
        message: string
        link: components['schemas']['ReceivingLink']
        /** @description 256 random bits. The page's address is /receive/ followed by the token. */
        token: string
      }
    }
    SavedReceivingLink: {
      data: {
        message: string
        link: components['schemas']['ReceivingLink']
      }
    }
    ReceivingPrint: {
      /** @enum {string} */
      on: 'record' | 'labels'
    }
    ReceivingLine: {
      key: string
      name: string
      category: components['schemas']['MealCategory']
      /** @enum {string} */
      kind: 'food' | 'placeholder' | 'text'
      /** @enum {string|null} */
      usualHolding: 'hot' | 'cold' | 'room' | null
      /** @description The key of the line that it replaces. */
      replaces: string | null
      /** @description The columns that get it. */
      programIds: components['schemas']['Id'][]
    }
    Receiving: {
      schoolName: string
      catererName: string
      /** @description ISO 3166-1 code. */
      country: string
      timeZone: string
      date: components['schemas']['Date']
      itemType: components['schemas']['MenuType']
      groups: {
        programId: components['schemas']['Id']
        /** @description As displayed, such as "K-5" or "K-8". */
        grades: string
        gradeGroups: components['schemas']['GradeGroup'][]
      }[]
      lines: components['schemas']['ReceivingLine'][]
      /** @description By path: the school's fields and, from the kitchen, what was dispatched, when and at what temperature. */
      entries: {
        [key: string]: components['schemas']['EntryValue']
      }
      /** @description The kitchen has signed its section. */
      isSent: boolean
      /** @description The signature of the receiving section; null until it is signed. */
      signature: components['schemas']['ProductionSignature'] | null
      today: components['schemas']['Date']
      version: number
    }
    EditedReceiving: {
      data: {
        message: string
        receiving: components['schemas']['Receiving']
        conflicts: {
          edit: components['schemas']['ProductionEdit']
          stored: components['schemas']['EntryValue']
        }[]
      }
    }
    ReceivingSignature: {
      name: string
      /** @description The version that the person saw. Null or omitted = any version. */
      version?: number | null
    }
    SavedReceiving: {
      data: {
        message: string
        receiving: components['schemas']['Receiving']
      }
    }
    ReceivingConflict: {
      message: string
      current: components['schemas']['Receiving']
    }
    ProductionSettings: {
      /** @description The share of prepared servings above which leftovers cause an alert, in percent. */
      leftoverPct: number
      /** @description Closing a record issues what was prepared from stock. */
      issuesStock: boolean
      /** @description 0 for the defaults. */
      version: number
      updatedAt: components['schemas']['Instant'] | null
      updatedBy: string | null
    }
    ProductionSettingsInput: {
      leftoverPct: number
      issuesStock: boolean
    }
    SavedProductionSettings: {
      data: {
        message: string
        version: number
      }
    }
    ProductionSettingsConflict: {
      message: string
      current: components['schemas']['ProductionSettings']
    }
    OwnHousehold: {
      id: components['schemas']['Id']
      name: string
      /** @description Below 0 = the household owes. Null = the caterer takes no orders from families. */
      balance: string | null
    }
    Allergies: components['schemas']['Allergen'][]
    OwnChild: {
      id: components['schemas']['Id']
      householdId: components['schemas']['Id']
      firstName: string
      lastName: string
      className: string | null
      schoolName: string
      allergies: components['schemas']['Allergies']
      version: number
      updatedAt: components['schemas']['Instant']
    }
    OwnFamily: {
      catererName: string
      today: components['schemas']['Date']
      /** @description The allergens that the caterer's country declares, in the order its law lists them. */
      allergens: components['schemas']['Allergen'][]
      /** @description The caterer takes orders from families. */
      isOrderingOn: boolean
      households: components['schemas']['OwnHousehold'][]
      children: components['schemas']['OwnChild'][]
    }
    ChildAllergiesInput: {
      allergies: components['schemas']['Allergies']
    }
    OwnChildConflict: {
      message: string
      current: components['schemas']['OwnChild']
    }
    /**
     * @description A regular meal at the price of the student's price type, or items at their own prices.
     * @enum {string}
     */
    OrderKind: 'Regular' | 'Itemized'
    /**
     * @description An order is locked starting at its cutoff.
     * @enum {string}
     */
    OrderStatus: 'placed' | 'locked' | 'served' | 'noShow' | 'refunded' | 'cancelled'
    ChildOrderItem: {
      /** @description The caterer's own name for it when it was ordered. */
      name: string
      names: components['schemas']['PublicNames']
    }
    ChildOrder: {
      id: components['schemas']['Id']
      date: components['schemas']['Date']
      menuType: components['schemas']['MenuType']
      kind: components['schemas']['OrderKind']
      status: components['schemas']['OrderStatus']
      /** @description The chosen items. Empty for a regular meal. */
      items: components['schemas']['ChildOrderItem'][]
      total: string
    }
    OrderDay: {
      date: components['schemas']['Date']
      /** @description False on a holiday and outside the school's terms. */
      isServiceDay: boolean
      isLocked: boolean
      locksAt: components['schemas']['Instant']
    }
    ChildPrice: {
      menuType: components['schemas']['MenuType']
      /** @description Price of a regular meal, including tax. */
      price: string
    }
    ChildOrders: {
      /** @description Whether the caterer has items with a price. */
      hasItems: boolean
      orders: components['schemas']['ChildOrder'][]
      /** @description Every day of the range. */
      days: components['schemas']['OrderDay'][]
      /** @description Prices of the menu types that the school has. Menu types without a price cannot be ordered. */
      prices: components['schemas']['ChildPrice'][]
    }
    ChildItemInput: {
      itemId: components['schemas']['Id']
      quantity: number
    }
    ChildOrderInput: {
      date: components['schemas']['Date']
      menuType: components['schemas']['MenuType']
      /** @description Absent = a regular meal. */
      items?: components['schemas']['ChildItemInput'][]
    }
    ChildItem: {
      itemId: components['schemas']['Id']
      /** @description The caterer's own name for it. */
      name: string
      names: components['schemas']['PublicNames']
      /** @description Before tax. */
      price: string
      /** @description Of the child's allergens, those that it contains or may contain, or for which this is unknown. */
      conflicts: components['schemas']['Allergen'][]
    }
    ChildItems: {
      items: components['schemas']['ChildItem'][]
      /** @description Percent of each line. */
      taxPct: string
    }
    /** @enum {string} */
    PlanPeriod: 'Weekly' | 'Monthly' | 'Yearly'
    ChildPlan: {
      id: components['schemas']['Id']
      period: components['schemas']['PlanPeriod']
      from: components['schemas']['Date']
      to: components['schemas']['Date']
      menuType: components['schemas']['MenuType']
      kind: components['schemas']['OrderKind']
      orders: number
      /** @description Orders that can still be canceled. */
      open: number
      /** @description Excludes canceled and refunded orders. */
      total: string
    }
    ChildPlanList: {
      plans: components['schemas']['ChildPlan'][]
    }
    /** @description 1 = Monday. Empty = Monday to Friday. */
    PlanWeekdays: number[]
    ChildPlanInput: {
      period: components['schemas']['PlanPeriod']
      from: components['schemas']['Date']
      weekdays?: components['schemas']['PlanWeekdays']
      menuType: components['schemas']['MenuType']
    }
    PlanDay: {
      date: components['schemas']['Date']
      /** @description Why the day has no order. Null = it has one. */
      skipped: ('holiday' | 'outOfTerm' | 'locked' | 'ordered') | null
    }
    OrderPlanPreview: {
      from: components['schemas']['Date']
      to: components['schemas']['Date']
      days: components['schemas']['PlanDay'][]
      perDay: string
      total: string
    }
    MarkedOrders: {
      data: {
        message: string
        count: number
      }
    }
    OwnProfile: {
      firstName: string
      lastName: string
      email: string
      mobile: string | null
      version: number
      updatedAt: components['schemas']['Instant']
    }
    OwnProfileInput: {
      firstName: string
      lastName: string
      /** @description At most ten digits, without the dial code. Null = none. */
      mobile: string | null
    }
    OwnProfileConflict: {
      message: string
      current: components['schemas']['OwnProfile']
    }
    HouseholdAdult: {
      userId: components['schemas']['Id']
      firstName: string
      lastName: string
      email: string
      /** @enum {string} */
      state: 'invited' | 'active' | 'disabled'
    }
    HouseholdStudent: {
      id: components['schemas']['Id']
      firstName: string
      lastName: string
      className: string | null
      schoolId: components['schemas']['Id']
      schoolName: string
    }
    Household: {
      id: components['schemas']['Id']
      name: string
      code: string | null
      email: string | null
      phone: string | null
      note: string | null
      /** @description The sum of the household's entries. Below 0 = the household owes. */
      balance: string
      adults: components['schemas']['HouseholdAdult'][]
      students: components['schemas']['HouseholdStudent'][]
      isArchived: boolean
      version: number
      updatedAt: components['schemas']['Instant']
      updatedBy: string | null
    }
    HouseholdList: {
      _embedded: {
        households: components['schemas']['Household'][]
      }
      page: components['schemas']['Page']
      /** @description Over all pages. */
      totals: {
        /** @description Sum of the balances below 0, as a positive amount. */
        owed: string
        /** @description Sum of the balances above 0. */
        held: string
      }
    }
    HouseholdInput: {
      /** @description The name that payments use, such as "Nguyen". */
      name: string
      /** @description The account number in other programs. Unique. */
      code?: string | null
      /** @description The payer's email address, which settlements are matched with. */
      email?: string | null
      phone?: string | null
      note?: string | null
    }
    HouseholdConflict: {
      message: string
      current: components['schemas']['Household']
    }
    HouseholdAdultInput: {
      firstName: string
      lastName: string
      email: string
    }
    /**
     * @description A reversal reverses another entry (a canceled or refunded order, a voided payment or refund). A refund pays a payment back.
     * @enum {string}
     */
    LedgerEntryKind:
      | 'payment'
      | 'paymentReversal'
      | 'refund'
      | 'refundReversal'
      | 'order'
      | 'orderReversal'
      | 'adjustment'
    /** @enum {string} */
    PayType: 'Online' | 'Check' | 'Cash' | 'CreditCard'
    LedgerEntry: {
      id: components['schemas']['Id']
      date: components['schemas']['Date']
      kind: components['schemas']['LedgerEntryKind']
      /** @description Above 0 = in the household's favor. */
      amount: string
      /** @description The balance after this entry. */
      balance: string
      orderId: number | null
      orderDate: components['schemas']['Date'] | null
      studentName: string | null
      paymentId: number | null
      payType: components['schemas']['PayType'] | null
      note: string | null
      at: components['schemas']['Instant']
      by: string | null
    }
    LedgerEntryList: {
      _embedded: {
        entries: components['schemas']['LedgerEntry'][]
      }
      page: components['schemas']['Page']
      /** @description The sum of all entries. */
      balance: string
    }
    /** @description Above or below 0, at most 8 digits before the decimal point and 2 after it. */
    Change: string
    AdjustmentInput: {
      amount: components['schemas']['Change']
      reason: string
    }
    Student: {
      id: components['schemas']['Id']
      householdId: components['schemas']['Id']
      householdName: string
      schoolId: components['schemas']['Id']
      schoolName: string
      firstName: string
      lastName: string
      studentNumber: string | null
      className: string | null
      allergies: components['schemas']['Allergies']
      priceType: string | null
      isArchived: boolean
      version: number
      updatedAt: components['schemas']['Instant']
      updatedBy: string | null
    }
    StudentList: {
      _embedded: {
        students: components['schemas']['Student'][]
      }
      page: components['schemas']['Page']
    }
    StudentInput: {
      householdId: components['schemas']['Id']
      schoolId: components['schemas']['Id']
      firstName: string
      lastName: string
      /** @description The student's number at the register. Unique. */
      studentNumber?: string | null
      className?: string | null
      allergies?: components['schemas']['Allergies']
      /** @description The price type in the price list that the student pays by. Null = the default one. */
      priceType?: string | null
    }
    StudentConflict: {
      message: string
      current: components['schemas']['Student']
    }
    OrderLine: {
      id: components['schemas']['Id']
      itemId: number | null
      /** @description The name when it was ordered. Null = the regular meal of the menu type. */
      name: string | null
      category: components['schemas']['MealCategory'] | null
      quantity: number
      /** @description Null until the order is marked. */
      served: number | null
      unitPrice: string
      gross: string
      discount: string
      tax: string
      /** @description Gross − discount + tax. */
      total: string
    }
    Order: {
      id: components['schemas']['Id']
      date: components['schemas']['Date']
      menuType: components['schemas']['MenuType']
      kind: components['schemas']['OrderKind']
      status: components['schemas']['OrderStatus']
      studentId: components['schemas']['Id']
      /** @description Last name, first name. */
      studentName: string
      className: string | null
      allergies: components['schemas']['Allergies']
      householdId: components['schemas']['Id']
      householdName: string
      schoolId: components['schemas']['Id']
      schoolName: string
      planId: number | null
      importId: number | null
      payType: components['schemas']['PayType'] | null
      quantity: number
      gross: string
      discount: string
      tax: string
      total: string
      note: string | null
      /** @description Why the order was refunded. */
      reason: string | null
      lines: components['schemas']['OrderLine'][]
      version: number
      updatedAt: components['schemas']['Instant']
      updatedBy: string | null
    }
    /** @description Totals over all pages. Amounts exclude canceled and refunded orders. */
    OrderTotals: {
      orders: number
      /** @description Quantity ordered. */
      meals: number
      served: number
      gross: string
      discount: string
      tax: string
      total: string
    }
    OrderList: {
      _embedded: {
        orders: components['schemas']['Order'][]
      }
      page: components['schemas']['Page']
      totals: components['schemas']['OrderTotals']
    }
    OrderLineInput: {
      /** @description The master item. Required for Itemized; the chosen entree for Regular. */
      itemId?: components['schemas']['Id'] | null
      quantity: number
    }
    /** @description Discount on each line, in percent, at most 100. Null = none. */
    DiscountPct: string | null
    OrderInput: {
      studentId: components['schemas']['Id']
      date: components['schemas']['Date']
      menuType: components['schemas']['MenuType']
      kind: components['schemas']['OrderKind']
      /** @description How it is paid; null = not stated. Payments are recorded separately. */
      payType?: components['schemas']['PayType'] | null
      lines: components['schemas']['OrderLineInput'][]
      discountPct?: components['schemas']['DiscountPct']
      /**
       * @description The office places the order although the cutoff has passed.
       * @default false
       */
      isLate?: boolean
      note?: string | null
    }
    RefundInput: {
      reason: string
    }
    MarkInput: {
      schoolId: components['schemas']['Id']
      date: components['schemas']['Date']
      menuType?: components['schemas']['MenuType'] | null
      /** @enum {string} */
      status: 'served' | 'noShow'
      /** @description Only these orders. Null = all orders of the day that have no mark yet. */
      orderIds?: components['schemas']['Id'][] | null
    }
    OrderChoice: {
      itemId: components['schemas']['Id']
      name: string
      category: components['schemas']['MealCategory']
      priceType: components['schemas']['OrderKind'] | null
      /** @description Null = it has no price and cannot be ordered as an item. */
      price: string | null
      /** @description Whether the student's school serves it on that day. */
      isOnMenu: boolean
      allergens: components['schemas']['AllergenFinding'][]
      /** @description Of the student's allergens, those that it contains or may contain, or for which this is unknown. */
      conflicts: components['schemas']['Allergen'][]
    }
    OrderChoices: {
      /** @description The holiday on that day. */
      closedBy: string | null
      /** @description False on a holiday and outside the school's terms. */
      isServiceDay: boolean
      isLocked: boolean
      locksAt: components['schemas']['Instant']
      /** @description Null = the price list has no price for the student. */
      regularPrice: string | null
      priceType: string
      items: components['schemas']['OrderChoice'][]
    }
    OrderPlan: {
      id: components['schemas']['Id']
      studentId: components['schemas']['Id']
      period: components['schemas']['PlanPeriod']
      from: components['schemas']['Date']
      to: components['schemas']['Date']
      weekdays: number[]
      menuType: components['schemas']['MenuType']
      kind: components['schemas']['OrderKind']
      orders: number
      /** @description Orders that can still be canceled. */
      open: number
      /** @description Excludes canceled and refunded orders. */
      total: string
      at: components['schemas']['Instant']
      by: string | null
    }
    OrderPlanList: {
      orderPlans: components['schemas']['OrderPlan'][]
    }
    OrderPlanInput: {
      studentId: components['schemas']['Id']
      period: components['schemas']['PlanPeriod']
      from: components['schemas']['Date']
      weekdays?: components['schemas']['PlanWeekdays']
      menuType: components['schemas']['MenuType']
      kind: components['schemas']['OrderKind']
      payType?: components['schemas']['PayType'] | null
      lines: components['schemas']['OrderLineInput'][]
      discountPct?: components['schemas']['DiscountPct']
    }
    /** @description The fees that card and online providers keep. Each part is rounded to the minor unit. */
    CardFee: {
      currency: string
      transactionPct: string
      otherCharge: string
      applicationPct: string
      /** @description Minor units in one unit of the currency. */
      monetaryUnit: number
    }
    OrderSettings: {
      cutOffDays: number
      cutOffTime: string
      taxPct: string
      /** @description Parents place and cancel their children's orders. */
      familiesOrder: boolean
      lockedThrough: components['schemas']['Date']
      /** @description Null = no fee is known for the caterer's country. */
      cardFee: components['schemas']['CardFee'] | null
      /** @description 0 until the settings are first saved. */
      version: number
      updatedAt: components['schemas']['Instant'] | null
      updatedBy: string | null
    }
    OrderSettingsInput: {
      /** @description Calendar days before the meal. 0 = the day of the meal. */
      cutOffDays: number
      /** @description In the caterer's time zone. */
      cutOffTime: string
      /** @description Percent of each line, after its discount. */
      taxPct: string
      /** @description Parents place and cancel their children's orders. Absent = unchanged. */
      familiesOrder?: boolean
    }
    OrderSettingsConflict: {
      message: string
      current: components['schemas']['OrderSettings']
    }
    MealPrice: {
      id: components['schemas']['Id']
      menuType: components['schemas']['MenuType']
      priceType: string
      price: string
      isDefault: boolean
      /** @description Students with this price type. */
      students: number
      version: number
      updatedAt: components['schemas']['Instant']
      updatedBy: string | null
    }
    MealPriceList: {
      mealPrices: components['schemas']['MealPrice'][]
    }
    /** @description Not negative, at most 8 digits before the decimal point and 2 after it. */
    Money: string
    MealPriceInput: {
      menuType: components['schemas']['MenuType']
      /** @description Such as "Standard" or "Staff". */
      priceType: string
      price: components['schemas']['Money']
      /**
       * @description The price for students without a price type. One for each menu type.
       * @default false
       */
      isDefault?: boolean
    }
    MealPriceConflict: {
      message: string
      current: components['schemas']['MealPrice']
    }
    /**
     * @description Who processed an online or card payment.
     * @enum {string}
     */
    Provider: 'stripe' | 'square' | 'paypal' | 'other'
    /** @enum {string} */
    PaymentStatus: 'recorded' | 'voided'
    Payment: {
      id: components['schemas']['Id']
      householdId: components['schemas']['Id']
      householdName: string
      studentId: number | null
      studentName: string | null
      /** @description The school of the student or, if no student is set, of all the household's students if they share one school. */
      schoolName: string | null
      paidOn: components['schemas']['Date']
      payType: components['schemas']['PayType']
      provider: components['schemas']['Provider'] | null
      reference: string | null
      amount: string
      /** @description By the rates of the country; 0 for Check and Cash. Null = no rates are known. */
      expectedFee: string | null
      /** @description As the settlement states it. Null = not settled. */
      settledFee: string | null
      /** @description The settled fee or, if it is not settled, the expected fee. */
      fee: string | null
      /** @description Amount − fee. */
      net: string | null
      status: components['schemas']['PaymentStatus']
      /** @description Why the payment was voided. */
      reason: string | null
      reconciledOn: components['schemas']['Date'] | null
      /** @description The settlement that recorded or reconciled it. */
      importId: number | null
      note: string | null
      /** @description The payment that this refund pays back. The amount is below 0. */
      refundOf: number | null
      /** @description The sum of its refunds, excluding voided ones. */
      refunded: string
      version: number
      updatedAt: components['schemas']['Instant']
      recordedBy: string | null
    }
    /** @description Totals over all pages, excluding voided payments. Refunds are subtracted and not counted as payments. */
    PaymentTotals: {
      payments: number
      amount: string
      /** @description Of payments with a known fee. */
      fee: string
      /** @description Of payments with a known fee. */
      net: string
      unknownFees: number
      byPayType: {
        payType: components['schemas']['PayType']
        payments: number
        amount: string
      }[]
    }
    PaymentList: {
      _embedded: {
        payments: components['schemas']['Payment'][]
      }
      page: components['schemas']['Page']
      totals: components['schemas']['PaymentTotals']
    }
    /** @description Above 0, at most 8 digits before the decimal point and 2 after it. */
    PositiveMoney: string
    PaymentInput: {
      householdId: components['schemas']['Id']
      /** @description The household's student that it is for. Null = all students. */
      studentId?: components['schemas']['Id'] | null
      paidOn: components['schemas']['Date']
      payType: components['schemas']['PayType']
      amount: components['schemas']['PositiveMoney']
      /** @description Only for Online and CreditCard. */
      provider?: components['schemas']['Provider'] | null
      /** @description The check number, or the provider's reference for the payment. */
      reference?: string | null
      note?: string | null
    }
    PaymentRefundInput: {
      amount: components['schemas']['PositiveMoney']
      paidOn: components['schemas']['Date']
      /** @description The check number, or the provider's reference for the refund. */
      reference?: string | null
      reason: string
    }
    ReconciliationInput: {
      paymentIds: components['schemas']['Id'][]
      isReconciled: boolean
    }
    /** @enum {string} */
    OrderImportKind: 'orders' | 'settlement'
    /**
     * @description The recognized layout. `mapped` = columns that someone mapped.
     * @enum {string}
     */
    OrderImportSource: 'till' | 'stripe' | 'square' | 'paypal' | 'mapped'
    /**
     * @description `unmapped` = someone must map the columns.
     * @enum {string}
     */
    OrderImportState: 'unmapped' | 'ready' | 'applied' | 'undone'
    /** @enum {string} */
    OrderImportField:
      | 'date'
      | 'time'
      | 'timeZone'
      | 'reference'
      | 'status'
      | 'type'
      | 'amount'
      | 'card'
      | 'cash'
      | 'fee'
      | 'net'
      | 'currency'
      | 'email'
      | 'name'
      | 'accountCode'
      | 'studentNumber'
      | 'studentName'
      | 'schoolName'
      | 'menuType'
      | 'item'
      | 'quantity'
      | 'unitPrice'
      | 'payType'
    OrderImportColumn: {
      header: string
      field: components['schemas']['OrderImportField'] | null
      samples: string[]
    }
    OrderImportCounts: {
      create: number
      match: number
      skip: number
      problem: number
    }
    OrderImport: {
      id: components['schemas']['Id']
      kind: components['schemas']['OrderImportKind']
      source: components['schemas']['OrderImportSource'] | null
      fileName: string
      state: components['schemas']['OrderImportState']
      columns: components['schemas']['OrderImportColumn'][]
      /** @description What a column of this kind of file can be mapped to. */
      fields: components['schemas']['OrderImportField'][]
      counts: components['schemas']['OrderImportCounts']
      rows: number
      /** @description Total of the rows that are created or matched. */
      amount: string
      at: components['schemas']['Instant']
      by: string | null
    }
    OrderImportList: {
      _embedded: {
        orderImports: components['schemas']['OrderImport'][]
      }
      page: components['schemas']['Page']
    }
    OrderImportColumns: {
      /** @description One for each column; null = not used. */
      fields: (components['schemas']['OrderImportField'] | null)[]
    }
    /**
     * @description What applying the import does with the row. `match` reconciles a recorded payment; `skip` = not a payment or an order, or already recorded.
     * @enum {string}
     */
    OrderImportResult: 'create' | 'match' | 'skip' | 'problem'
    OrderImportProblem: {
      field: components['schemas']['OrderImportField'] | null
      message: string
    }
    OrderImportRow: {
      /** @description The row number as in a spreadsheet: the header is row 1. */
      row: number
      result: components['schemas']['OrderImportResult']
      problems: components['schemas']['OrderImportProblem'][]
      date: components['schemas']['Date'] | null
      amount: string | null
      fee: string | null
      reference: string | null
      householdId: number | null
      householdName: string | null
      studentId: number | null
      studentName: string | null
      item: string | null
      cells: string[]
    }
    OrderImportRowList: {
      _embedded: {
        rows: components['schemas']['OrderImportRow'][]
      }
      page: components['schemas']['Page']
    }
    /** @enum {string} */
    RuleDate: 'now' | 'from2027'
    /** @enum {string} */
    DietTag: 'GlutenFree' | 'DairyFree' | 'Vegan' | 'Kosher' | 'Organic' | 'SugarFree' | 'NoTransFat' | 'NoMsg'
    PlanDayKey: string
    MenuPlanDayInput: {
      key: components['schemas']['PlanDayKey']
      date: components['schemas']['Date']
      plannedMeals: number | null
      /** @description Open days keep their lines, which recur on them, and get items of other categories; other days stay as they are. */
      isOpen: boolean
      /** @description For a day that stays: it counts for how soon things repeat, but not for the rules of its week. */
      isAround?: boolean
      selections?: components['schemas']['Selections']
      lines: components['schemas']['MenuLineInput'][]
    }
    MenuPlanRequest: {
      /** @description The programs that every day must pass for, all of one menu type and rule pack. The lines have the portions of the first program's grade group. */
      programIds: components['schemas']['Id'][]
      /** @description Further grade groups that every day must pass for, in the portions of the first program's. */
      alsoGradeGroups?: components['schemas']['AlsoGradeGroups']
      /** @description Which rules apply: the rules of the menu date, the rules of July 1, 2027, or both. */
      rules: components['schemas']['RuleDate'][]
      /**
       * @description A food is an entree at most once in this many days.
       * @default 5
       */
      entreeDays?: number
      /**
       * @description The same for all other items except milk.
       * @default 2
       */
      otherDays?: number
      /** @description No item contains one of these, or has it unstated. */
      avoidAllergens?: components['schemas']['Allergen'][]
      /** @description Every food in an item has these diet tags. */
      diets?: components['schemas']['DietTag'][]
      /**
       * @description A vegetable color is on open days at most once in this many days, even across weeks. The color is the subgroup that a vegetable credits to most, except other vegetables.
       * @default 1
       */
      colorDays?: number
      /**
       * @description An entree with the same cooking method, based on its name or steps, is on open days at most once in this many days, even across weeks.
       * @default 1
       */
      methodDays?: number
      /** @description The menu repeats after this many days, as a cycle menu does, so its last days come before its first. Absent = it does not repeat. */
      repeatsAfterDays?: number
      /** @description At most the longest cycle menu, 26 weeks of 7 days. Weeks are planned one after the other, or together if a week cannot follow the weeks before it or if there is time left. */
      days: components['schemas']['MenuPlanDayInput'][]
    }
    MenuPlanLine: {
      menuItemId: components['schemas']['Id'] | null
      recipeId: components['schemas']['Id'] | null
      ingredientId: components['schemas']['Id'] | null
      portion: components['schemas']['Quantity'] | null
      category: components['schemas']['MealCategory']
      plannedServings: number
      name: string
    }
    MenuPlanDay: {
      key: components['schemas']['PlanDayKey']
      date: components['schemas']['Date']
      plannedMeals: number
      lines: components['schemas']['MenuPlanLine'][]
    }
    MenuPlanWeek: {
      weekStart: components['schemas']['Date']
      gradeGroup: components['schemas']['GradeGroup']
      now: components['schemas']['VerdictStatus']
      from2027: components['schemas']['VerdictStatus']
    }
    MenuPlanRequirement: {
      /** @enum {string} */
      kind: 'rule' | 'variety' | 'colors' | 'methods' | 'allergens' | 'diets' | 'recurring' | 'fixedDays' | 'items'
      checkId: components['schemas']['CheckId'] | null
      gradeGroup: components['schemas']['GradeGroup'] | null
      rules: components['schemas']['RuleDate'] | null
    }
    MenuPlan: {
      id: components['schemas']['Id']
      /**
       * @description `impossible`: no menus meet all requirements; `conflict` names them.
       * @enum {string}
       */
      state: 'working' | 'done' | 'impossible' | 'failed' | 'cancelled'
      /** @description Weeks with open days. */
      totalWeeks: number
      solvedWeeks: number
      /** @description Food cost per meal of the open days of the weeks so far, with all meals weighted equally. An item without a price counts slightly more than the most expensive item. */
      cost: number | null
      /** @description No menus of these weeks cost less. Without `isBoundOfAll`, no menus of each week cost less while the weeks before it stay as they are. */
      bound: number | null
      /** @description `bound` applies to all menus of these weeks together. */
      isBoundOfAll: boolean
      days: components['schemas']['MenuPlanDay'][]
      weeks: components['schemas']['MenuPlanWeek'][]
      /** @description Requirements that cannot all be met. With `isConflictProven`, the others can be met if any one of them is dropped. */
      conflict: components['schemas']['MenuPlanRequirement'][]
      conflictWeek: components['schemas']['Date'] | null
      /** @description How many weeks are in conflict together, of which `conflictWeek` is the last; 0 = none. */
      conflictWeeks: number
      /** @description The weeks are impossible no matter what the weeks before them serve, and each requirement is needed for that. If false, time ran out before both were certain. */
      isConflictProven: boolean
      /** @description Items that are never chosen because a value that a rule needs is unknown. */
      leftOut: number
      error: string | null
    }
    ReferenceFoodSummary: {
      id: components['schemas']['Id']
      /** @description 0 = shared by all caterers. */
      catererId: number
      /** @description The food's number in its database (NDB number for USDA SR). */
      code: string
      description: string
      foodGroup: string
      /** @description Its database, such as `USDA SR`. */
      source: string
      release: string
      nutrients: components['schemas']['Nutrients']
    }
    ReferenceFood: {
      id: components['schemas']['Id']
      catererId: number
      code: string
      description: string
      foodGroup: string
      source: string
      release: string
      nutrients: components['schemas']['Nutrients']
      /** @description Inedible part of the purchased weight. */
      refusePct: number | null
      measures: components['schemas']['Measure'][]
    }
    ReferenceFoodList: {
      _embedded: {
        referenceFoods: components['schemas']['ReferenceFoodSummary'][]
      }
      page: components['schemas']['Page']
    }
    Import: {
      id: components['schemas']['Id']
      fileName: string
      /** @description The vendor that the list is from. Null if no one chose one. */
      vendorId: components['schemas']['Id'] | null
      /** @description Detected from the header row; null until it has been read. */
      kind: ('products' | 'foods' | 'measures') | null
      /** @enum {string} */
      state: 'reading' | 'ready' | 'applying' | 'done' | 'failed' | 'cancelled' | 'undone'
      /** @description Null until the file has been read. */
      totalRows: number | null
      doneRows: number
      counts: {
        create: number
        update: number
        unchanged: number
        /** @description Products that were excluded by hand. */
        skipped: number
        /** @description Rows with problems, which are skipped. */
        rejected: number
        /** @description Rows with doubtful values, which are imported. */
        warnings: number
        /** @description Blank cells, imported as unknown. */
        blankValues: number
      }
      preview: {
        columns: {
          header: string
          /** @description The field that it is imported into; null = not used. */
          field: string | null
          /** @description The values are per serving and are converted to 100 g. */
          isPerServing: boolean
          /** @description The header does not say; the field is guessed from the values. */
          isGuessed: boolean
        }[]
        rows: string[][]
      }
      /** @description Why the file as a whole cannot be imported. */
      problem: string | null
      createdAt: components['schemas']['Instant']
    }
    ImportProblem: {
      /**
       * @description A row with a problem is skipped.
       * @enum {string}
       */
      severity: 'problem' | 'warning'
      /** @description As in a spreadsheet; the header is row 1. */
      row: number
      column: string
      value: string
      /** @description What is wrong and how to fix it. */
      message: string
    }
    ImportProblemList: {
      _embedded: {
        problems: components['schemas']['ImportProblem'][]
      }
      page: components['schemas']['Page']
    }
    ImportColumns: {
      /** @description The field of each column, in order, as named in `preview.columns` of the import; null = not used. */
      fields: (string | null)[]
      /** @description The vendor that the list is from; null = none. Omitted = unchanged. */
      vendorId?: components['schemas']['Id'] | null
    }
    ImportRowChoice: {
      /** @description As in a spreadsheet; the header is row 1. */
      rows: number[]
      isSkipped: boolean
    }
    /** @enum {string} */
    ImportAction: 'create' | 'update' | 'unchanged'
    ImportRow: {
      /** @description As in a spreadsheet; the header is row 1. */
      row: number
      action: components['schemas']['ImportAction']
      /** @description Excluded by hand. */
      isSkipped: boolean
      code: string
      name: string
      /** @description The vendor's known name, or the name in the file if the vendor is unknown. */
      vendor: string | null
      /** @description The vendor's item number for the product. Null without a known vendor. */
      vendorItem: string | null
      /** @description How the row's price was understood, in the caterer's currency. */
      price: components['schemas']['Price'] | null
      /** @description The pack as the file writes it, and how it was understood. */
      pack: {
        text: string
        /** @description Such as "6 × 5 lb"; null if it was not understood. */
        understood: string | null
      } | null
      /** @description Why the pack was not understood. */
      packProblem: string | null
      changes: {
        /** @description As in an ingredient, such as `brand` or `nutrients.sodium`. */
        field: string
        from: string | null
        to: string | null
      }[]
    }
    ImportRowList: {
      _embedded: {
        rows: components['schemas']['ImportRow'][]
      }
      page: components['schemas']['Page']
    }
    ImportDependent: {
      row: number
      ingredientId: components['schemas']['Id']
      code: string
      name: string
      /** @enum {string} */
      reason: 'edited' | 'recipe' | 'menu' | 'cycleMenu' | 'item' | 'document' | 'replacement'
      /** @description The recipe, master item, document or replaced product, or the date of the menu. */
      where: string | null
    }
    ImportDependentList: {
      _embedded: {
        dependents: components['schemas']['ImportDependent'][]
      }
      page: components['schemas']['Page']
    }
    FoodSource: {
      /** @enum {string} */
      kind: 'USDA_SR' | 'FOODDATA_CENTRAL' | 'LABEL' | 'MANUFACTURER' | 'UPLOAD' | 'MANUAL'
      id: string | null
      release: string | null
    }
    /** @description A number as printed for one serving, such as 20%, <1 or 2.5. */
    PrintedValue: string
    /** @description The Nutrition Facts label that the nutrients come from, as printed. The values per 100 g are in `nutrients`. */
    IngredientLabel: {
      /** @description Grams of one serving. */
      servingG: number
      /** @description The serving size as printed: `2/3 cup (55g)`. */
      servingText: string | null
      /** @description A nutrient that the label does not print is absent. */
      printed: {
        calories?: components['schemas']['PrintedValue']
        protein?: components['schemas']['PrintedValue']
        calcium?: components['schemas']['PrintedValue']
        potassium?: components['schemas']['PrintedValue']
        cholestral?: components['schemas']['PrintedValue']
        saturatedFat?: components['schemas']['PrintedValue']
        totalFat?: components['schemas']['PrintedValue']
        totalCarbohydrate?: components['schemas']['PrintedValue']
        iron?: components['schemas']['PrintedValue']
        sugars?: components['schemas']['PrintedValue']
        phosphorous?: components['schemas']['PrintedValue']
        sodium?: components['schemas']['PrintedValue']
        dietaryFiber?: components['schemas']['PrintedValue']
        vitaminA?: components['schemas']['PrintedValue']
        vitaminB6?: components['schemas']['PrintedValue']
        vitaminB12?: components['schemas']['PrintedValue']
        vitaminC?: components['schemas']['PrintedValue']
        vitaminD?: components['schemas']['PrintedValue']
        vitaminE?: components['schemas']['PrintedValue']
        vitaminK?: components['schemas']['PrintedValue']
        pantothenicAcid?: components['schemas']['PrintedValue']
        folate?: components['schemas']['PrintedValue']
        manganese?: components['schemas']['PrintedValue']
        thiamin?: components['schemas']['PrintedValue']
        niacin?: components['schemas']['PrintedValue']
        copper?: components['schemas']['PrintedValue']
        magnesium?: components['schemas']['PrintedValue']
        riboFlavin?: components['schemas']['PrintedValue']
        selenium?: components['schemas']['PrintedValue']
        zinc?: components['schemas']['PrintedValue']
        addedSugars?: components['schemas']['PrintedValue']
        transFat?: components['schemas']['PrintedValue']
      }
    }
    IngredientInput: {
      /** @description Assigned automatically if omitted. */
      code?: string | null
      name: string
      category?: string | null
      brand?: string | null
      referenceFoodId?: components['schemas']['Id'] | null
      source?: components['schemas']['FoodSource'] | null
      densityGml?: number | null
      eachWeightG?: number | null
      ediblePct?: number | null
      measures?: components['schemas']['Measure'][]
      /** @description If omitted, the nutrients of the reference food. Nutrients that it leaves blank are unknown. */
      nutrients?: components['schemas']['NutrientAnswers']
      nutrientNotes?: components['schemas']['NutrientNotes']
      label?: components['schemas']['IngredientLabel'] | null
      allergens?: components['schemas']['AllergenAnswers']
      /** @description Null = not assessed yet; an empty list = does not credit. */
      crediting?: components['schemas']['CreditRule'][] | null
      creditEvidence?: components['schemas']['CreditEvidence'] | null
      milk?: components['schemas']['MilkKind'] | null
      dietTags?: components['schemas']['DietTag'][]
      packs?: components['schemas']['Pack'][]
      /** @description Costs use the price in effect on the day: the one with the latest `validFrom` that is not after the day. */
      prices?: components['schemas']['DatedPrice'][]
      /** @description One serving, for an ingredient that can be a menu item (a carton of milk, an apple). */
      serving?: components['schemas']['Quantity'] | null
      mealCategory?: components['schemas']['MealCategory'] | null
      /** @description The first day of a changed label, today or earlier. Days before it keep the facts stored so far. Null or omitted = the facts are corrected for every day since the label last changed. */
      labelFrom?: components['schemas']['Date'] | null
      /** @description The first day on which it is not offered for new lines. Null = it is offered. */
      discontinuedOn?: components['schemas']['Date'] | null
      /** @description For a discontinued ingredient, the ingredient to use instead. */
      replacementId?: components['schemas']['Id'] | null
      /** @description Why an allergen that the food contained or could contain is no longer stated that way. Required with such a change, and kept in the history; otherwise ignored. */
      allergenReason?: string | null
    }
    /** @description How the product is sold. A case holds inner packs or single units, an inner pack holds single units. */
    Pack: {
      /** @description As the distributor writes it, such as "6/5 LB". */
      text: string | null
      case: components['schemas']['PackLevel'] | null
      inner: components['schemas']['PackLevel'] | null
      each: components['schemas']['PackLevel'] | null
    }
    PackLevel: {
      /** @description GTIN-8, 12, 13 or 14 with a valid check digit. */
      gtin: string | null
      /** @description Net weight or volume. */
      content: components['schemas']['Quantity'] | null
      /** @description How many of the next smaller level it holds. Null for a single unit, and if unknown. */
      holds: number | null
    }
    DatedPrice: {
      /** @description Null = a planning price without a vendor. A vendor's price is above 0. */
      vendorId: components['schemas']['Id'] | null
      /** @description The vendor's item number for the product. */
      vendorItemCode: string | null
      amount: components['schemas']['Decimal']
      per: components['schemas']['Quantity']
      /** @description Null = from the beginning. */
      validFrom: components['schemas']['Date'] | null
      /** @description Lower prices of the same quantity, starting at a number of packs in one order. Costs do not use them. */
      breaks?: components['schemas']['PriceBreak'][]
    }
    PriceBreak: {
      /** @description Applies starting at this many packs in one order. */
      packs: number
      amount: components['schemas']['Decimal']
    }
    Ingredient: {
      id: components['schemas']['Id']
      code: string
      name: string
      category: string | null
      brand: string | null
      referenceFoodId: components['schemas']['Id'] | null
      source: components['schemas']['FoodSource'] | null
      densityGml: number | null
      eachWeightG: number | null
      ediblePct: number | null
      measures: components['schemas']['Measure'][]
      nutrients: components['schemas']['Nutrients']
      nutrientNotes: components['schemas']['NutrientNotes']
      label: components['schemas']['IngredientLabel'] | null
      allergens: components['schemas']['Allergens']
      /** @description Null = not assessed yet; an empty list = does not credit. */
      crediting: components['schemas']['CreditRule'][] | null
      creditEvidence: components['schemas']['CreditEvidence'] | null
      milk: components['schemas']['MilkKind'] | null
      dietTags: components['schemas']['DietTag'][]
      packs: components['schemas']['Pack'][]
      prices: components['schemas']['DatedPrice'][]
      /** @description The price in effect today. Null if there is none. */
      price: components['schemas']['Price'] | null
      serving: components['schemas']['Quantity'] | null
      mealCategory: components['schemas']['MealCategory'] | null
      /** @description It is not offered for new lines today. */
      isDiscontinued: boolean
      discontinuedOn: components['schemas']['Date'] | null
      replacementId: components['schemas']['Id'] | null
      replacementName: string | null
      /** @description The days on which the label changed, latest first. Days before a change keep the facts of the previous label. */
      labelChanges: components['schemas']['Date'][]
      /** @description Nutrition of one serving; null if there is no serving. */
      servingNutrition: components['schemas']['PortionNutrition'] | null
      /** @description The newest photo among its documents. */
      photoId: components['schemas']['Id'] | null
      creditDocument: components['schemas']['CreditDocument'] | null
      version: number
      updatedAt: components['schemas']['Instant']
    }
    IngredientList: {
      _embedded: {
        ingredients: components['schemas']['Ingredient'][]
      }
      page: components['schemas']['Page']
    }
    /** @enum {string} */
    CreditStatus: 'notAssessed' | 'doesNotCredit' | 'credits'
    UnassessedIngredient: {
      id: components['schemas']['Id']
      code: string
      name: string
      category: string | null
      /** @description Weeks of the schools' menus that serve it, by itself or in a recipe. */
      weeks: number
      /** @description Its reference food is water, salt, a spice, an oil or a sweetener. */
      isProposedWithoutCredit: boolean
    }
    UnassessedIngredientList: {
      _embedded: {
        unassessedIngredients: components['schemas']['UnassessedIngredient'][]
      }
      page: components['schemas']['Page']
      /** @description Every ingredient, on all pages, that is proposed as one that does not credit; at most 200. */
      proposals: components['schemas']['UnassessedIngredient'][]
    }
    IngredientIds: {
      ids: components['schemas']['Id'][]
    }
    MarkedIngredients: {
      data: {
        message: string
        marked: number
      }
    }
    /**
     * @description A salad bar is made for a number of meals: its lines are what students are expected to take at that many meals, and a portion is what one student takes.
     * @enum {string}
     */
    RecipeType: 'myRecipe' | 'usda' | 'shared' | 'subRecipe' | 'saladBar'
    /** @enum {string} */
    RecipeStatus: 'draft' | 'tested' | 'approved'
    RecipePatch: {
      type?: components['schemas']['RecipeType']
      category?: components['schemas']['MealCategory'] | null
      status?: components['schemas']['RecipeStatus']
    }
    RecipeInput: {
      /** @description Assigned automatically if omitted. */
      number?: string | null
      name: string
      type: components['schemas']['RecipeType']
      category?: components['schemas']['MealCategory'] | null
      portions: components['schemas']['PositiveDecimal']
      /** @description What one portion is, such as "1 taco". */
      portionLabel?: string | null
      yield?: components['schemas']['Quantity'] | null
      cooking?: components['schemas']['Cooking'] | null
      prepMinutes?: number | null
      cookMinutes?: number | null
      haccpProcess?: components['schemas']['HaccpProcess'] | null
      equipment?: string | null
      notes?: string | null
      steps?: components['schemas']['RecipeStep'][]
      gradePortions?: components['schemas']['RecipeGradePortions']
      pans?: components['schemas']['RecipePan'][]
      lines: components['schemas']['RecipeLine'][]
      /** @description For an approved recipe: the first day of the new version; null or omitted = today. Days before it keep the recipe as it was. */
      versionFrom?: components['schemas']['Date'] | null
      /**
       * @description For an approved recipe: the change is a correction. The version is corrected for every day on which it is in effect, and stays approved.
       * @default false
       */
      isCorrection?: boolean
    }
    RetentionFactorList: {
      _embedded: {
        retentionFactors: components['schemas']['RetentionFactor'][]
      }
    }
    RetentionFactor: {
      code: string
      description: string
      /** @description Percent of each nutrient that remains. Nutrients that are not listed remain in full. */
      factors: components['schemas']['Nutrients']
    }
    /** @description What cooking changes, as a percent of the ingredients' weight before cooking; negative = lost. Either `lossPct`, the total loss of weight, or `moisturePct`. */
    Cooking: {
      lossPct?: number | null
      moisturePct?: number | null
      fatPct?: number | null
    }
    /** @description A recipe as it is today, in the version in effect. */
    RecipeSummary: {
      id: components['schemas']['Id']
      number: string
      name: string
      type: components['schemas']['RecipeType']
      category: components['schemas']['MealCategory'] | null
      status: components['schemas']['RecipeStatus']
      portions: string
      portionLabel: string | null
      /** @description For a salad bar, the names of what students take from it, in order. Absent for anything else. */
      contents?: string[]
      nutrition: components['schemas']['PortionNutrition']
      version: number
      updatedAt: components['schemas']['Instant']
      /** @description The first day of the next version; null = the version in effect is the latest. */
      nextVersionFrom: components['schemas']['Date'] | null
    }
    RecipeList: {
      _embedded: {
        recipes: components['schemas']['RecipeSummary'][]
      }
      page: components['schemas']['Page']
    }
    RecipeSource: {
      id: components['schemas']['Id']
      name: string
      portions: string
      yield: components['schemas']['Quantity'] | null
      cooking: components['schemas']['Cooking'] | null
      lines: components['schemas']['RecipeLine'][]
    }
    Recipe: {
      id: components['schemas']['Id']
      number: string
      name: string
      type: components['schemas']['RecipeType']
      category: components['schemas']['MealCategory'] | null
      status: components['schemas']['RecipeStatus']
      portions: string
      portionLabel: string | null
      yield: components['schemas']['Quantity'] | null
      cooking: components['schemas']['Cooking'] | null
      prepMinutes: number | null
      cookMinutes: number | null
      haccpProcess: components['schemas']['HaccpProcess'] | null
      equipment: string | null
      notes: string | null
      steps: components['schemas']['RecipeStep'][]
      gradePortions: components['schemas']['RecipeGradePortions']
      pans: components['schemas']['RecipePan'][]
      lines: components['schemas']['RecipeLine'][]
      /** @description The newest photo among its documents. */
      photoId: components['schemas']['Id'] | null
      nutrition: components['schemas']['PortionNutrition']
      /** @description Every ingredient and sub-recipe of the lines, at all levels. */
      pantry: {
        ingredients: components['schemas']['Ingredient'][]
        recipes: components['schemas']['RecipeSource'][]
      }
      tested: components['schemas']['StatusStep'] | null
      approved: components['schemas']['StatusStep'] | null
      /** @description Counts from 1; `version` counts every save. */
      versionNumber: number
      /** @description The first day on which this version is in effect; null = from the beginning. */
      validFrom: components['schemas']['Date'] | null
      version: number
      updatedAt: components['schemas']['Instant']
    }
    /** @description Amounts per 100 g of edible food. An absent nutrient is unknown, never zero. */
    Nutrients: {
      calories?: number
      protein?: number
      calcium?: number
      potassium?: number
      cholestral?: number
      saturatedFat?: number
      totalFat?: number
      totalCarbohydrate?: number
      iron?: number
      sugars?: number
      phosphorous?: number
      sodium?: number
      dietaryFiber?: number
      vitaminA?: number
      vitaminB6?: number
      vitaminB12?: number
      vitaminC?: number
      vitaminD?: number
      vitaminE?: number
      vitaminK?: number
      pantothenicAcid?: number
      folate?: number
      manganese?: number
      thiamin?: number
      niacin?: number
      copper?: number
      magnesium?: number
      riboFlavin?: number
      selenium?: number
      zinc?: number
      addedSugars?: number
      transFat?: number
    }
    Measure: {
      amount: number
      measure: string
      unit?: components['schemas']['Unit'] | null
      grams: number
    }
    Conflict: {
      message: string
      current: {
        [key: string]: unknown
      }
    }
    Price: {
      amount: components['schemas']['Decimal']
      per: components['schemas']['Quantity']
    }
    /** @enum {string} */
    AllergenName:
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
      | 'Nuts'
      | 'CrabCrustaceans'
      | 'Soja'
    NutrientNote: {
      /** @enum {string} */
      status: 'known' | 'estimated'
      reason: string
    }
    /** @description Why a value is not a plain measurement. */
    NutrientNotes: {
      calories?: components['schemas']['NutrientNote']
      protein?: components['schemas']['NutrientNote']
      calcium?: components['schemas']['NutrientNote']
      potassium?: components['schemas']['NutrientNote']
      cholestral?: components['schemas']['NutrientNote']
      saturatedFat?: components['schemas']['NutrientNote']
      totalFat?: components['schemas']['NutrientNote']
      totalCarbohydrate?: components['schemas']['NutrientNote']
      iron?: components['schemas']['NutrientNote']
      sugars?: components['schemas']['NutrientNote']
      phosphorous?: components['schemas']['NutrientNote']
      sodium?: components['schemas']['NutrientNote']
      dietaryFiber?: components['schemas']['NutrientNote']
      vitaminA?: components['schemas']['NutrientNote']
      vitaminB6?: components['schemas']['NutrientNote']
      vitaminB12?: components['schemas']['NutrientNote']
      vitaminC?: components['schemas']['NutrientNote']
      vitaminD?: components['schemas']['NutrientNote']
      vitaminE?: components['schemas']['NutrientNote']
      vitaminK?: components['schemas']['NutrientNote']
      pantothenicAcid?: components['schemas']['NutrientNote']
      folate?: components['schemas']['NutrientNote']
      manganese?: components['schemas']['NutrientNote']
      thiamin?: components['schemas']['NutrientNote']
      niacin?: components['schemas']['NutrientNote']
      copper?: components['schemas']['NutrientNote']
      magnesium?: components['schemas']['NutrientNote']
      riboFlavin?: components['schemas']['NutrientNote']
      selenium?: components['schemas']['NutrientNote']
      zinc?: components['schemas']['NutrientNote']
      addedSugars?: components['schemas']['NutrientNote']
      transFat?: components['schemas']['NutrientNote']
    }
    /** @enum {string} */
    AllergenLevel: 'contains' | 'mayContain' | 'madeInFacility' | 'free'
    /** @description An allergen that is not listed is unknown. */
    Allergens: {
      Milk?: components['schemas']['AllergenLevel']
      Wheat?: components['schemas']['AllergenLevel']
      Eggs?: components['schemas']['AllergenLevel']
      Soy?: components['schemas']['AllergenLevel']
      Fish?: components['schemas']['AllergenLevel']
      Shellfish?: components['schemas']['AllergenLevel']
      Peanuts?: components['schemas']['AllergenLevel']
      Sesame?: components['schemas']['AllergenLevel']
      TreeNuts?: components['schemas']['AllergenLevel']
      Gluten?: components['schemas']['AllergenLevel']
      Lactose?: components['schemas']['AllergenLevel']
      Celery?: components['schemas']['AllergenLevel']
      Mustard?: components['schemas']['AllergenLevel']
      Lupins?: components['schemas']['AllergenLevel']
      SnailsShellfish?: components['schemas']['AllergenLevel']
      SulfurDioxideSulfates?: components['schemas']['AllergenLevel']
    }
    CreditRule: {
      component: components['schemas']['MealComponent']
      subgroup?: components['schemas']['VegetableSubgroup'] | null
      credit: number
      per: components['schemas']['Quantity']
      /** @description Weight as served, as a percent of the weight that `yieldFrom` names. */
      cookedYieldPct?: number | null
      /**
       * @description What the yield is a percent of: the food as purchased, so that it includes trimming, or its edible portion (default).
       * @enum {string|null}
       */
      yieldFrom?: 'AP' | 'EP' | null
      /** @description As the Food Buying Guide prints it: one purchase unit `per`, as purchased, gives this many portions of `credit` each. No yield applies in this case. */
      portionsPerPurchaseUnit?: number | null
      isWholeGrainRich?: boolean
      isGrainDessert?: boolean
      isJuice?: boolean
      /**
       * @description The kind of product, for a food with a grain or meat alternate credit, because the added sugars of cereal and yogurt are limited. Null = not stated.
       * @enum {string|null}
       */
      product?: 'CEREAL' | 'YOGURT' | 'OTHER' | null
    }
    /** @enum {string} */
    CreditEvidence: 'FOOD_BUYING_GUIDE' | 'CN_LABEL' | 'PRODUCT_FORMULATION_STATEMENT' | 'USDA_FOODS'
    /**
     * @description What a document is. A CN label or a product formulation statement can prove a crediting.
     * @enum {string}
     */
    DocumentKind: 'LABEL' | 'PRODUCT_FORMULATION_STATEMENT' | 'CN_LABEL' | 'SPECIFICATION' | 'PHOTO'
    /** @description The document that proves an ingredient's crediting. */
    CreditDocument: {
      id: components['schemas']['Id']
      fileName: string
      kind: components['schemas']['DocumentKind']
      expiresOn: components['schemas']['Date'] | null
    }
    /** @description Amounts per 100 g of edible food. Null = deliberately unknown. Each of calories, protein, calcium, potassium, cholestral, saturatedFat, totalFat, totalCarbohydrate, iron and sugars is required: an absent one is rejected at its field. Any other absent nutrient is unknown. */
    NutrientAnswers: {
      calories?: number | null
      protein?: number | null
      calcium?: number | null
      potassium?: number | null
      cholestral?: number | null
      saturatedFat?: number | null
      totalFat?: number | null
      totalCarbohydrate?: number | null
      iron?: number | null
      sugars?: number | null
      phosphorous?: number | null
      sodium?: number | null
      dietaryFiber?: number | null
      vitaminA?: number | null
      vitaminB6?: number | null
      vitaminB12?: number | null
      vitaminC?: number | null
      vitaminD?: number | null
      vitaminE?: number | null
      vitaminK?: number | null
      pantothenicAcid?: number | null
      folate?: number | null
      manganese?: number | null
      thiamin?: number | null
      niacin?: number | null
      copper?: number | null
      magnesium?: number | null
      riboFlavin?: number | null
      selenium?: number | null
      zinc?: number | null
      addedSugars?: number | null
      transFat?: number | null
    }
    /** @description Allergens as stated in a request. Nuts is another name for TreeNuts, CrabCrustaceans for Shellfish, and Soja for Soy; the two names of an allergen must not have different values. */
    AllergenAnswers: {
      Milk?: components['schemas']['AllergenLevel']
      Wheat?: components['schemas']['AllergenLevel']
      Eggs?: components['schemas']['AllergenLevel']
      Soy?: components['schemas']['AllergenLevel']
      Fish?: components['schemas']['AllergenLevel']
      Shellfish?: components['schemas']['AllergenLevel']
      Peanuts?: components['schemas']['AllergenLevel']
      Sesame?: components['schemas']['AllergenLevel']
      TreeNuts?: components['schemas']['AllergenLevel']
      Gluten?: components['schemas']['AllergenLevel']
      Lactose?: components['schemas']['AllergenLevel']
      Celery?: components['schemas']['AllergenLevel']
      Mustard?: components['schemas']['AllergenLevel']
      Lupins?: components['schemas']['AllergenLevel']
      SnailsShellfish?: components['schemas']['AllergenLevel']
      SulfurDioxideSulfates?: components['schemas']['AllergenLevel']
      Nuts?: components['schemas']['AllergenLevel']
      CrabCrustaceans?: components['schemas']['AllergenLevel']
      Soja?: components['schemas']['AllergenLevel']
    }
    IngredientDocument: {
      id: components['schemas']['Id']
      fileName: string
      /** @enum {string} */
      mediaType: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp'
      sizeBytes: number
      hasThumbnail: boolean
      kind: components['schemas']['DocumentKind']
      validFrom: components['schemas']['Date'] | null
      expiresOn: components['schemas']['Date'] | null
      provesCrediting: boolean
      version: number
      createdAt: components['schemas']['Instant']
    }
    IngredientDocumentList: {
      _embedded: {
        documents: components['schemas']['IngredientDocument'][]
      }
    }
    IngredientDocumentInput: {
      kind: components['schemas']['DocumentKind']
      validFrom?: components['schemas']['Date'] | null
      /** @description The last day on which it is valid. Null = it does not expire, or the day is unknown. */
      expiresOn?: components['schemas']['Date'] | null
      provesCrediting?: boolean
    }
    IngredientDocumentConflict: {
      message: string
      current: components['schemas']['IngredientDocument']
    }
    UsingRecipe: {
      id: components['schemas']['Id']
      name: string
      /** @description The recipes between the record and this one, starting with the recipe that contains the record; empty if this one contains it. If there are several paths, the shortest. */
      chain: string[]
    }
    UsingRecipes: {
      total: number
      /** @description By name. */
      rows: components['schemas']['UsingRecipe'][]
    }
    UsingMenuItem: {
      id: components['schemas']['Id']
      name: string
      /** @description The linked recipe. Null if the item offers the record itself. */
      recipeName: string | null
    }
    UsingMenuItems: {
      total: number
      /** @description By name. */
      rows: components['schemas']['UsingMenuItem'][]
    }
    UsingMenu: {
      /** @description A master menu; if false, one school's changes. */
      isMaster: boolean
      id: number
      /** @description Of the master menu, or of the school. */
      name: string
      itemType: components['schemas']['MenuType']
      programId: components['schemas']['Id']
      /** @description The schools with the menu that the caller has access to, by name. */
      schools: {
        schoolId: components['schemas']['Id']
        schoolName: string
      }[]
      /** @description Days of the menu that have it, past and coming. */
      days: number
      /** @description The next ten of them, including today; for a period, its first ten. */
      coming: components['schemas']['Date'][]
      /** @description The last of these days before today. */
      lastPast: components['schemas']['Date'] | null
    }
    UsingMenus: {
      /** @description Menus that have it, not counting those in `hidden`. */
      total: number
      /** @description Schools' own menus, of schools that the caller has no access to. */
      hidden: number
      /** @description Menus with a coming day first, by that day; then by name. */
      rows: components['schemas']['UsingMenu'][]
    }
    UsingCycleMenu: {
      id: components['schemas']['Id']
      name: string
      /** @description The days that have it, in order, at most ten. */
      days: {
        week: number
        /** @description 1 = Monday. */
        weekday: number
      }[]
    }
    UsingCycleMenus: {
      total: number
      /** @description By name. Archived cycle menus are left out. */
      rows: components['schemas']['UsingCycleMenu'][]
    }
    Replacement: {
      id: components['schemas']['Id']
      byId: components['schemas']['Id']
      byName: string
      from: components['schemas']['Date']
      at: components['schemas']['Instant']
      /** @description The user. */
      by: string | null
      isUndone: boolean
    }
    Uses: {
      recipes: components['schemas']['UsingRecipes']
      menuItems: components['schemas']['UsingMenuItems']
      menus: components['schemas']['UsingMenus']
      cycleMenus: components['schemas']['UsingCycleMenus']
      /** @description The last 20 times that it was replaced everywhere, newest first. */
      replacements: components['schemas']['Replacement'][]
    }
    /** @description A change of nutrients, allergens, crediting, measures or packs. */
    SpecChange: {
      id: components['schemas']['Id']
      at: components['schemas']['Instant']
      /** @description The user. */
      by: string | null
    }
    PortionValues: {
      calories: components['schemas']['Total']
      sodium: components['schemas']['Total']
      cost: components['schemas']['Total']
      credits: components['schemas']['Credit'][]
      allergens: components['schemas']['AllergenFinding'][]
    }
    FoodEffect: {
      id: components['schemas']['Id']
      name: string
      /** @description It contains the food itself, not through a recipe. */
      isDirect: boolean
      before: components['schemas']['PortionValues']
      after: components['schemas']['PortionValues']
    }
    FoodEffects: {
      total: number
      /** @description Rows with a line that changes come first, then by name. */
      rows: components['schemas']['FoodEffect'][]
    }
    /**
     * @description `noMealPattern`: the menu has no meal pattern, so nothing is checked.
     * @enum {string}
     */
    WeekStatus: 'failsNow' | 'notPlanned' | 'unknown' | 'fails2027' | 'passes' | 'noMealPattern'
    CostEffect: {
      before: components['schemas']['Total']
      after: components['schemas']['Total']
    }
    WeekEffect: {
      schoolId: components['schemas']['Id']
      schoolName: string
      programId: components['schemas']['Id']
      itemType: components['schemas']['MenuType']
      monday: components['schemas']['Date']
      before: components['schemas']['WeekStatus']
      after: components['schemas']['WeekStatus']
      /** @description The average food cost of a meal in the week. Null if nothing is served. */
      cost: components['schemas']['CostEffect'] | null
      /** @description What a meal of the program may cost. Null if there is no target. */
      targetCost: components['schemas']['PositiveDecimal'] | null
    }
    WeekEffects: {
      /** @description Planned weeks with it, not counting those in `hidden`. */
      total: number
      /** @description Planned weeks of schools that the caller has no access to. */
      hidden: number
      /** @description The first weeks, with their checks. */
      rows: components['schemas']['WeekEffect'][]
    }
    /** @description Changes of nutrients, allergens, crediting, measures or packs. */
    ChangeEffects: {
      /** @description Newest first, at most 100. Before and after cover all of them. */
      changes: components['schemas']['SpecChange'][]
      /** @description Someone has reviewed all changes. */
      isSeen: boolean
      /** @description Null if none of these changed since the ingredient was added. */
      at: components['schemas']['Instant'] | null
      /** @description Who made the last change. */
      by: string | null
      recipes: components['schemas']['FoodEffects']
      menuItems: components['schemas']['FoodEffects']
      weeks: components['schemas']['WeekEffects']
    }
    SeenChanges: {
      /** @description The newest change that the user saw. */
      lastId: components['schemas']['Id']
    }
    ChangedAgain: {
      message: string
      current: components['schemas']['SpecChange']
    }
    PriceChange: {
      /** @description All prices of the ingredient. They replace the stored ones. */
      prices: components['schemas']['DatedPrice'][]
    }
    PriceEffects: {
      /** @description The first day, today or later, with a different price. Null = there is no such day, and no week changes. */
      from: components['schemas']['Date'] | null
      weeks: components['schemas']['WeekEffects']
    }
    ChangedSpec: {
      ingredientId: components['schemas']['Id']
      name: string
      /** @description How many changes no one has reviewed. */
      changes: number
      /** @description When the last one was made. */
      at: components['schemas']['Instant']
    }
    ChangedSpecs: {
      total: number
      rows: components['schemas']['ChangedSpec'][]
    }
    ReplacementInput: {
      /**
       * @description What both ids refer to.
       * @enum {string}
       */
      kind: 'ingredient' | 'recipe'
      id: components['schemas']['Id']
      byId: components['schemas']['Id']
      /** @description The first day on which menus change. */
      from: components['schemas']['Date']
    }
    /** @description A line whose amount cannot be converted for the new food, so its nutrition will be unknown. */
    ReplacementProblem: {
      /** @description The recipe or master item. Null for a menu. */
      name: string | null
      /** @description The first day of menus with such a line. */
      date: components['schemas']['Date'] | null
      amount: string | null
      unit: string
      measure: string | null
    }
    ReplacementPreview: {
      recipes: components['schemas']['FoodEffects']
      menuItems: components['schemas']['FoodEffects']
      /** @description Days of menus, starting on the date, with a line that is replaced. */
      menuDays: number
      weeks: components['schemas']['WeekEffects']
      problems: {
        total: number
        rows: components['schemas']['ReplacementProblem'][]
      }
    }
    /** @description What a line offers: by its id or, if it is a text, by its words. */
    PlannedItemRef: {
      /** @enum {string} */
      kind: 'ingredient' | 'recipe' | 'menuItem' | 'placeholder' | 'text'
      id: components['schemas']['Id'] | null
      text: string | null
    }
    PlannedDayKey: string
    PlannedReplacementInput: {
      /** @enum {string} */
      menus: 'school' | 'master' | 'cycle'
      find: components['schemas']['PlannedItemRef']
      by: components['schemas']['PlannedItemRef'] | null
      days: {
        menuId: components['schemas']['Id']
        day: components['schemas']['PlannedDayKey']
        version: number
      }[]
    }
    PlannedReplacementResult: {
      message: string
      id: components['schemas']['Id'] | null
      /** @description Days that changed. */
      replaced: number
      skipped: {
        menuName: string
        day: components['schemas']['PlannedDayKey']
        /** @enum {string} */
        reason: 'served' | 'changed' | 'recurs' | 'discontinued'
      }[]
    }
    /** @description The menus of one kind that the caller may edit, and the first day. */
    PlannedMenus: {
      /** @enum {string} */
      menus: 'school' | 'master' | 'cycle'
      /** @description A school, a month of a master menu (which means all of its months), or a cycle menu. Null = all menus of the kind. */
      id: components['schemas']['Id'] | null
      /** @description The meal program of a school's menu. */
      programId?: components['schemas']['Id']
      /** @description The first day: a date, or the position in a cycle ("w02-3" is Wednesday of week 2). */
      from: components['schemas']['PlannedDayKey']
    }
    PlannedSearch: {
      where: components['schemas']['PlannedMenus']
      q?: string
    }
    PlannedItem: {
      item: components['schemas']['PlannedItemRef']
      name: string
      /** @description Days that have it, starting on the first day. */
      days: number
    }
    PlannedItems: {
      total: number
      rows: components['schemas']['PlannedItem'][]
    }
    PlannedDayRef: {
      /** @description The menu as named in the preview. */
      menuId: components['schemas']['Id']
      day: components['schemas']['PlannedDayKey']
    }
    PlannedReplacementQuestion: {
      where: components['schemas']['PlannedMenus']
      find: components['schemas']['PlannedItemRef']
      /** @description Null removes the item. */
      by: components['schemas']['PlannedItemRef'] | null
      /** @description Days that must stay as they are. */
      except?: components['schemas']['PlannedDayRef'][]
    }
    VerdictEffect: {
      before: components['schemas']['WeekStatus']
      after: components['schemas']['WeekStatus']
    }
    PlannedDayEffect: {
      menuId: components['schemas']['Id']
      day: components['schemas']['PlannedDayKey']
      /** @description The school with its program, the master menu, or the cycle menu. */
      menuName: string
      /** @description The day's version; 0 = never saved. */
      version: number
      /** @description Lines with the item. */
      lines: number
      /** @description Why the day stays. `recurs`: the day has the item only because the item recurs, and removing it would bring it back. `discontinued`: the new ingredient is discontinued on that day. */
      blocked: ('recurs' | 'discontinued') | null
      /** @description The day already has the new item on another line. */
      isAlreadyPlanned: boolean
      /** @description The food cost of a meal on the day. Null if nothing is served. */
      cost: components['schemas']['CostEffect'] | null
      /** @description The verdict of its week. Null for weeks beyond those that are checked. */
      week: components['schemas']['VerdictEffect'] | null
    }
    PlannedReplacementPreview: {
      /** @description Days that can change. */
      total: number
      /** @description Days with the item, since the first day, that were served. They stay. */
      served: number
      rows: components['schemas']['PlannedDayEffect'][]
    }
    /**
     * @description A portion (default): a recipe's portion, an ingredient's serving, or a master item's portion for its youngest grade group.
     * @enum {string}
     */
    CompositionBasis: 'portion' | 'per100g'
    FoodCompositionRow: {
      id: components['schemas']['Id']
      name: string
      category: string | null
      /** @description For an ingredient or a master item; null = a recipe's own portion, or unknown. */
      portion: components['schemas']['Quantity'] | null
      /** @description Weight of one portion. Null = no portion is known. */
      grams: components['schemas']['Total'] | null
      /** @description For the basis. Null = the portion or, for 100 g, its weight is unknown. */
      nutrients: components['schemas']['NutrientTotals'] | null
      freeOf: components['schemas']['Allergen'][]
    }
    FoodPart: {
      ingredientId: components['schemas']['Id'] | null
      name: string
      /** @description The sub-recipes that contain it, outermost first. */
      within: string[]
      grams: components['schemas']['Total']
      /** @description Its part of the recipe's values, for the basis. */
      nutrients: components['schemas']['NutrientTotals'] | null
    }
    FoodParts: {
      food: components['schemas']['FoodCompositionRow']
      parts: components['schemas']['FoodPart'][]
      /** @description Cooking changes the fat of the whole batch, so the parts do not add up to it. */
      isCooked: boolean
    }
    /** @enum {string} */
    FoodGap: 'nutrients' | 'crediting' | 'allergens' | 'documents'
    MissingNutritionRow: {
      id: components['schemas']['Id']
      code: string
      name: string
      category: string | null
      version: number
      /** @description The nutrients without a value, of those that are required and those that the weekly check needs. */
      nutrients: components['schemas']['NutrientCode'][]
      /** @description No one has stated what it credits. */
      isNotAssessed: boolean
      /** @description The allergens that the caterer's country declares and no one has stated. */
      allergens: components['schemas']['Allergen'][]
      /** @description It credits, but nothing documents it. */
      hasNoDocument: boolean
      /** @description Recipes in use that contain it, at any depth. */
      recipes: number
      /** @description Weeks, starting today, that have it in a reimbursable meal. A week is one school's menu of one meal from Monday to Sunday. */
      weeks: number
      /** @description The weeks among them in which the weekly check needs what is missing. */
      openWeeks: number
      /** @description The first of the days that have it. */
      nextDate: components['schemas']['Date'] | null
    }
    MissingNutritionList: {
      _embedded: {
        missingNutrition: components['schemas']['MissingNutritionRow'][]
      }
      page: components['schemas']['Page']
      /** @description Weeks left open by any of the ingredients on all pages; each week counts once. */
      openWeeks: number
      /** @description Categories of the caterer's ingredients, in order, at most 200. */
      categories: string[]
    }
    CheckedWeek: {
      schoolId: components['schemas']['Id']
      schoolName: string
      programId: components['schemas']['Id']
      itemType: components['schemas']['MenuType']
      monday: components['schemas']['Date']
      status: components['schemas']['WeekStatus']
    }
    CheckedWeeks: {
      /** @description Weeks that have it, not counting those in `hidden`. */
      total: number
      /** @description Weeks of schools that the caller has no access to. */
      hidden: number
      rows: components['schemas']['CheckedWeek'][]
    }
    /** @enum {string} */
    DiscontinuedKind: 'ingredient' | 'vendorItem' | 'recipe'
    /** @enum {string} */
    DiscontinuedPlace: 'recipes' | 'menuItems' | 'cycleMenus' | 'menus' | 'stock' | 'orders'
    /** @description Quantities are in the base unit of the ingredient. */
    DiscontinuedStock: {
      siteId: components['schemas']['Id']
      siteName: string
      /** @description Below 0 for a shortage. */
      quantity: string
      par: components['schemas']['Decimal'] | null
    }
    DiscontinuedItem: {
      kind: components['schemas']['DiscontinuedKind']
      /** @description The recipe's or the ingredient's id. */
      id: components['schemas']['Id']
      name: string
      code: string | null
      /** @description Only for a vendor item. */
      vendorName: string | null
      vendorItemCode: string | null
      /** @description For a vendor item, the active vendors that have the ingredient; otherwise 0. */
      otherVendors: number
      /** @description Null for a vendor item. */
      discontinuedOn: components['schemas']['Date'] | null
      /** @description Who discontinued it. */
      by: string | null
      replacementId: components['schemas']['Id'] | null
      replacementName: string | null
      /** @description Recipes in use that contain it, at any depth. */
      recipes: number
      /** @description Master items that offer it today or later, by itself or in a recipe. */
      menuItems: number
      cycleMenus: number
      /** @description Days of master menus, today or later. */
      masterDays: number
      /** @description Days of schools, today or later. */
      schoolDays: number
      /** @description The first of these days. */
      nextDate: components['schemas']['Date'] | null
      /** @description By site; empty if stock is not kept. */
      stock: components['schemas']['DiscontinuedStock'][]
      /** @description The unit of the stock. */
      unit: components['schemas']['Unit']
      /** @description Purchase orders that are expected to bring it. */
      openOrders: number
    }
    DiscontinuedItemList: {
      _embedded: {
        discontinuedItems: components['schemas']['DiscontinuedItem'][]
      }
      page: components['schemas']['Page']
    }
    /**
     * @description Process of the HACCP plan, by how often the food passes through the danger zone: 1 = no cook, 2 = same-day service, 3 = complex food preparation (USDA, Guidance for School Food Authorities, 2005).
     * @enum {integer}
     */
    HaccpProcess: 1 | 2 | 3
    /** @description A critical control point of a step. */
    ControlPoint: {
      /** @description Such as "Heat to 165 °F for 15 seconds". */
      limit: string
      /** @description What is checked, how, how often and by whom. */
      monitoring: string | null
      /** @description What is done if the limit is missed. */
      correctiveAction: string | null
    }
    RecipeStep: {
      text: string
      ccp: components['schemas']['ControlPoint'] | null
    }
    GradePortion: {
      /** @description Null = the recipe's own portion, or as labeled. */
      serving: components['schemas']['Quantity'] | null
      /** @description What the serving line calls it, such as "2 tacos". */
      label: string | null
      utensil: components['schemas']['Utensil'] | null
    }
    /** @description What the serving line gives to each grade group. Null or omitted = the recipe's own portion. */
    RecipeGradePortions: {
      'PK1-2'?: components['schemas']['GradePortion'] | null
      'PK3-5'?: components['schemas']['GradePortion'] | null
      'K-5'?: components['schemas']['GradePortion'] | null
      '6-8'?: components['schemas']['GradePortion'] | null
      '9-12'?: components['schemas']['GradePortion'] | null
    }
    RecipePan: {
      size: components['schemas']['PanSize']
      depth: components['schemas']['PanDepth'] | null
      portionsPerPan: number
    }
    /**
     * @description A unit. For sub-recipes, also their portions and batches; for foods, also one of the food's own measures.
     * @enum {string}
     */
    LineUnit:
      | 'tsp'
      | 'tbsp'
      | 'cup'
      | 'pt'
      | 'qt'
      | 'gal'
      | 'lb'
      | 'oz'
      | 'g'
      | 'kg'
      | 'ml'
      | 'each'
      | 'floz'
      | 'scoop6'
      | 'scoop8'
      | 'scoop10'
      | 'scoop12'
      | 'scoop16'
      | 'scoop20'
      | 'scoop24'
      | 'scoop30'
      | 'scoop40'
      | 'scoop50'
      | 'scoop60'
      | 'scoop70'
      | 'scoop100'
      | 'can10'
      | 'can5'
      | 'can2half'
      | 'can303'
      | 'can300'
      | 'portion'
      | 'batch'
      | 'measure'
    LineAmount: {
      amount: components['schemas']['PositiveDecimal'] | null
      unit: components['schemas']['LineUnit']
      /** @description Required with the unit `measure` and allowed only with it: the name of one of the food's measures, such as "cup, shredded". */
      measure?: string | null
    }
    RecipeLine: {
      ingredientId?: components['schemas']['Id'] | null
      subRecipeId?: components['schemas']['Id'] | null
      amount: components['schemas']['PositiveDecimal'] | null
      unit: components['schemas']['LineUnit']
      /** @description Required with the unit `measure` and allowed only with it: the name of one of the food's measures, such as "cup, shredded". */
      measure?: string | null
      /** @description A second amount, added to the first, as in "1 qt + 8 oz". */
      plus?: components['schemas']['LineAmount'] | null
      /** @description Edible share of the purchased weight, in percent. It replaces the ingredient's own `ediblePct`. */
      yieldPct?: number | null
      /** @description How the food is cooked, as a code from the nutrient retention factors. */
      retentionCode?: string | null
      /** @description Percent of each nutrient that remains after cooking. Null if there is no code or the factors are not loaded. Ignored in a request. */
      readonly retention?: components['schemas']['Nutrients'] | null
      /** @enum {string|null} */
      form?: 'AP' | 'EP' | null
      /** @enum {string|null} */
      creditAs?: 'VEGETABLE' | 'MEAT_ALTERNATE' | null
      prepNote?: string | null
    }
    /** @description Who moved a recipe to a status, and when. */
    StatusStep: {
      at: components['schemas']['Instant']
      /** @description Name; null if no one was logged in. */
      by: string | null
    }
    RecipeVersion: {
      /** @description From 1. */
      number: number
      status: components['schemas']['RecipeStatus']
      /** @description The first day on which it is in effect; null = from the beginning. */
      validFrom: components['schemas']['Date'] | null
      /** @description The first day on which the next version is in effect; null = this is the latest version. */
      until: components['schemas']['Date'] | null
      savedAt: components['schemas']['Instant']
      /** @description Who last changed it. */
      savedBy: string | null
      tested: components['schemas']['StatusStep'] | null
      approved: components['schemas']['StatusStep'] | null
    }
    RecipeVersionList: {
      recipeVersions: components['schemas']['RecipeVersion'][]
    }
    RecipeVersionMove: {
      validFrom: components['schemas']['Date']
    }
    RecipeVersionStart: {
      /** @description The first day of the new version; null or omitted = today. */
      versionFrom?: components['schemas']['Date'] | null
    }
    Vendor: {
      id: components['schemas']['Id']
      /** @description 0 = shared. */
      catererId: number
      vendorCode: string
      name: string
      contact: string | null
      email: string | null
      address: string | null
      accountNo: string | null
      active: boolean
      terms: string | null
      leadDays: number | null
      cutOffTime: string | null
      deliveryDays: number[]
      minimumOrder: string | null
      version: number
      updatedAt: components['schemas']['Instant']
      /** @description Name of the person who last saved it; null if no one did. */
      updatedBy: string | null
    }
    VendorList: {
      Vendors: components['schemas']['Vendor'][]
    }
    VendorInput: {
      /** @description 0 on create. The id in the path is the one that counts. */
      id?: number
      catererId?: components['schemas']['CatererId']
      vendorCode: string
      name: string
      /** @description At most ten digits, without the dial code. */
      contact?: string | null
      /** @description An email address, or empty. */
      email?: string | null
      address?: string | null
      accountNo?: string | null
      /** @default true */
      active?: boolean
      /** @description Payment terms, as the vendor writes them, such as "Net 30". */
      terms?: string | null
      /** @description Calendar days from the cutoff to the delivery. Null = unknown. */
      leadDays?: number | null
      /** @description The latest time to place an order on the last day, such as "14:00", in the caterer's time zone. Null = until midnight. */
      cutOffTime?: string | null
      /** @description Delivery weekdays, 1 = Monday. Empty = any day. */
      deliveryDays?: number[]
      /** @description The smallest order total that the vendor accepts. Null = none known. */
      minimumOrder?: components['schemas']['Decimal'] | null
    }
    VendorConflict: {
      message: string
      current: components['schemas']['Vendor']
    }
    StorageLocation: {
      id: components['schemas']['Id']
      catererId: number
      storageLocationName: string
      version: number
      updatedAt: components['schemas']['Instant']
      /** @description Name of the person who last saved it; null if no one did. */
      updatedBy: string | null
    }
    StorageLocationList: {
      _embedded: {
        storageLocations: components['schemas']['StorageLocation'][]
      }
    }
    StorageLocationConflict: {
      message: string
      current: components['schemas']['StorageLocation']
    }
    Site: {
      siteId: components['schemas']['Id']
      siteName: string
      schools: components['schemas']['SiteSchool'][]
      version: number
      updatedAt: components['schemas']['Instant']
      /** @description Name of the person who last saved it; null if no one did. */
      updatedBy: string | null
    }
    SiteList: {
      _embedded: {
        sites: components['schemas']['Site'][]
      }
    }
    NewSite: {
      siteName: string
      /** @description Ids. A school belongs to at most one site. */
      schools: components['schemas']['Id'][]
    }
    SiteInput: {
      siteId: components['schemas']['Id']
      siteName: string
      /** @description A school belongs to at most one site. */
      schools: {
        schoolId: components['schemas']['Id']
        /** @description Accepted but not used. */
        schoolName?: string
      }[]
    }
    SiteConflict: {
      message: string
      current: components['schemas']['Site']
    }
    /** @description How much of the base unit each level of a pack holds. A level is missing if this is unknown. */
    PackLevelSizes: {
      case?: string
      inner?: string
      each?: string
    }
    StockPack: {
      /** @description As the distributor writes it. */
      text: string | null
      sizes: components['schemas']['PackLevelSizes']
    }
    /** @description A quantity as it is on the shelf: whole packs and what is left over. */
    PackCount: {
      isNegative: boolean
      levels: {
        /** @enum {string} */
        level: 'case' | 'inner' | 'each'
        count: string
      }[]
      rest: {
        amount: string
        unit: components['schemas']['Unit']
      } | null
    }
    StockRow: {
      siteId: components['schemas']['Id']
      siteName: string
      ingredientId: components['schemas']['Id']
      code: string
      name: string
      category: string | null
      baseUnit: components['schemas']['Unit']
      packs: components['schemas']['StockPack'][]
      /** @description On hand, in the base unit. */
      quantity: string
      inPacks: components['schemas']['PackCount']
      /** @description Where it is; null = no particular place. */
      locations: {
        locationId: number | null
        locationName: string | null
        quantity: string
      }[]
      /** @description What the planned menus of the next 14 days need; `isMore` if some of their need is unknown. Null for a past date. */
      reserved: {
        quantity: string
        isMore: boolean
        inPacks: components['schemas']['PackCount']
      } | null
      /** @description On hand at the site, minus what is reserved. Null for a past date. */
      available: {
        quantity: string
        inPacks: components['schemas']['PackCount']
      } | null
      /** @description What submitted orders will still bring. Null for a past date. */
      onOrder: {
        quantity: string
        inPacks: components['schemas']['PackCount']
      } | null
      /** @description In transit: sent by other sites and not yet received by this one. Null for a past date. */
      onTheWay: {
        quantity: string
        inPacks: components['schemas']['PackCount']
      } | null
      par: string | null
      /** @description Days of cover. Null if nothing shows how long the stock will last, and for a past date. */
      cover: {
        days: number
        isAtLeast: boolean
        /**
         * @description Based on planned menus, or on what was used in the last 28 days.
         * @enum {string}
         */
        by: 'plan' | 'use'
      } | null
      /** @description Cost of the part whose cost is known. */
      value: string
      /** @description The part of the quantity whose cost is unknown. */
      uncosted: string
      /** Format: date */
      nextExpiry: string | null
      /** @description The ingredient is archived. */
      isArchived: boolean
    }
    StockList: {
      _embedded: {
        stock: components['schemas']['StockRow'][]
      }
      page: components['schemas']['Page']
    }
    StockOptions: {
      sites: {
        siteId: components['schemas']['Id']
        siteName: string
      }[]
      locations: {
        id: components['schemas']['Id']
        name: string
      }[]
      categories: string[]
      allowsNegativeStock: boolean
    }
    StockIngredient: {
      id: components['schemas']['Id']
      code: string
      name: string
      category: string | null
      baseUnit: components['schemas']['Unit']
      packs: components['schemas']['StockPack'][]
    }
    StockIngredientList: {
      _embedded: {
        ingredients: components['schemas']['StockIngredient'][]
      }
      page: components['schemas']['Page']
    }
    StockTexts: {
      texts: string[]
    }
    FoundStockIngredients: {
      found: {
        text: string
        /** @description Empty = none. Several = the name is not enough to tell which one. */
        ingredients: components['schemas']['StockIngredient'][]
      }[]
    }
    /** @description At most 12 digits before the decimal point and 6 after it, with a minus sign for what is missing. */
    SignedDecimal: string
    /** @description The cost of one base unit in the caterer's currency, with at most 12 digits after the decimal point. */
    UnitCost: string
    StockChangeInput: {
      /** @enum {string} */
      kind: 'transfer' | 'adjust' | 'waste' | 'return'
      siteId: components['schemas']['Id']
      /** @description The place of the goods; null = no particular place. Omitted = any place. */
      locationId?: components['schemas']['Id'] | null
      /** @description Omitted = first expired, first out. */
      lotId?: components['schemas']['Id'] | null
      ingredientId: components['schemas']['Id']
      movedOn: components['schemas']['Date']
      /** @description In the base unit. Below zero only for an adjustment of what is missing. */
      quantity: components['schemas']['SignedDecimal']
      /** @description For goods that an adjustment finds; omitted = the cost of their lot, or the last known cost. Null = unknown. */
      unitCost?: components['schemas']['UnitCost'] | null
      /** @description For goods that an adjustment finds, with `expiresOn` instead of `lotId`: the lot with this code and date, or a new lot if there is none. */
      lotCode?: string | null
      /** @description For goods that an adjustment finds, instead of `lotId`. */
      expiresOn?: components['schemas']['Date'] | null
      /** @description For a transfer. */
      toSiteId?: components['schemas']['Id'] | null
      /** @description For a transfer. */
      toLocationId?: components['schemas']['Id'] | null
      reason: string
    }
    StockLot: {
      lotId: components['schemas']['Id']
      lotCode: string | null
      /** Format: date */
      expiresOn: string | null
      locationId: number | null
      locationName: string | null
      quantity: string
      inPacks: components['schemas']['PackCount']
      value: string
      uncosted: string
    }
    StockLotList: {
      _embedded: {
        lots: components['schemas']['StockLot'][]
      }
    }
    MovingRecord: {
      schoolId: components['schemas']['Id']
      date: components['schemas']['Date']
      itemType: components['schemas']['MenuType']
    }
    StockMove: {
      id: components['schemas']['Id']
      movedOn: components['schemas']['Date']
      /** @enum {string} */
      kind: 'receive' | 'issue' | 'transfer' | 'count' | 'adjust' | 'return' | 'waste'
      locationName: string | null
      lotCode: string | null
      /** Format: date */
      expiresOn: string | null
      /** @description Signed, in the base unit. */
      quantity: string
      /** @description What the site had after the move. */
      balance: string
      /** @description Null = unknown. */
      unitCost: string | null
      reason: string | null
      /** @enum {string} */
      causeKind: 'startingInventory' | 'change' | 'count' | 'stockRequest' | 'receipt' | 'productionRecord'
      causeId: components['schemas']['Id']
      /** @description The order that the receipt is for; null for any other cause. */
      causeOrderId: components['schemas']['Id'] | null
      /** @description The school, date and meal of the production record; null for any other cause. */
      causeRecord: components['schemas']['MovingRecord'] | null
      createdAt: components['schemas']['Instant']
      createdBy: string | null
    }
    StockMoveList: {
      _embedded: {
        moves: components['schemas']['StockMove'][]
      }
      page: components['schemas']['Page']
    }
    StockParInput: {
      /** @description In the base unit; null = none. */
      par: components['schemas']['Decimal'] | null
    }
    StartingInventorySummary: {
      id: components['schemas']['Id']
      siteId: components['schemas']['Id']
      siteName: string
      locationId: number | null
      locationName: string | null
      asOf: components['schemas']['Date']
      lines: number
      /**
       * Format: date-time
       * @description Null for a draft.
       */
      postedAt: string | null
      postedBy: string | null
      version: number
      updatedAt: components['schemas']['Instant']
      /** @description Name of the person who last saved it; null if no one did. */
      updatedBy: string | null
    }
    StartingInventoryList: {
      _embedded: {
        startingInventories: components['schemas']['StartingInventorySummary'][]
      }
    }
    StartingInventoryLine: {
      ingredientId: components['schemas']['Id']
      /** @description The text of the pack that the quantities are in; null = the first pack, or none. */
      packText?: string | null
      cases?: components['schemas']['Decimal'] | null
      inners?: components['schemas']['Decimal'] | null
      eaches?: components['schemas']['Decimal'] | null
      /** @description In the base unit, in addition to the packs. */
      amount?: components['schemas']['Decimal'] | null
      /** @description Cost of one case, of the largest level of the pack or, if there is no pack, of one base unit; null = unknown. */
      cost?: components['schemas']['Decimal'] | null
      lotCode?: string | null
      expiresOn?: components['schemas']['Date'] | null
    }
    StartingInventoryInput: {
      siteId: components['schemas']['Id']
      /** @description Null = no particular place. */
      locationId?: components['schemas']['Id'] | null
      asOf: components['schemas']['Date']
      lines: components['schemas']['StartingInventoryLine'][]
    }
    StoredStartingLine: {
      ingredient: components['schemas']['StockIngredient']
      packText: string | null
      cases: string | null
      inners: string | null
      eaches: string | null
      amount: string | null
      cost: string | null
      lotCode: string | null
      /** Format: date */
      expiresOn: string | null
    }
    StartingInventory: components['schemas']['StartingInventorySummary'] & {
      content: components['schemas']['StoredStartingLine'][]
    }
    /** @enum {string} */
    CountStatus: 'open' | 'counted' | 'reviewed' | 'posted'
    /** @description At most 12 digits before the decimal point and 6 after it. */
    'SignedDecimal-2': string
    StockCountSummary: {
      id: components['schemas']['Id']
      siteId: components['schemas']['Id']
      siteName: string
      date: components['schemas']['Date']
      /** @description Empty = the whole site. */
      locations: string[]
      category: string | null
      isBlind: boolean
      status: components['schemas']['CountStatus']
      note: string | null
      lines: number
      countedLines: number
      /** @description Value of the variances whose cost is known. Null while the count is open. */
      varianceValue: components['schemas']['SignedDecimal-2'] | null
      /** @description Lines with a variance of unknown value. */
      unpricedLines: number
      startedBy: string | null
      startedAt: components['schemas']['Instant']
      postedBy: string | null
      postedAt: components['schemas']['Instant'] | null
      version: number
    }
    StockCountList: {
      _embedded: {
        stockCounts: components['schemas']['StockCountSummary'][]
      }
    }
    StockCountInput: {
      siteId: components['schemas']['Id']
      date: components['schemas']['Date']
      /** @description If there are none, the whole site. */
      locationIds?: components['schemas']['Id'][]
      /** @description Null = all categories. */
      category?: string | null
      /**
       * @description The count sheet does not show what is expected.
       * @default false
       */
      isBlind?: boolean
      note?: string | null
    }
    NamedId: {
      id: components['schemas']['Id']
      name: string
    }
    CountOptions: {
      sites: components['schemas']['NamedId'][]
      locations: components['schemas']['NamedId'][]
      /** @description Ingredient categories. */
      categories: string[]
    }
    ShelfOrderInput: {
      siteId: components['schemas']['Id']
      locationId: components['schemas']['Id'] | null
      ingredientIds: components['schemas']['Id'][]
    }
    CountUnit: {
      unit: components['schemas']['Unit']
      /** @description In the base unit of the item. */
      size: components['schemas']['Decimal']
    }
    CountPackLevel: {
      gtin: string | null
      /** @description In the base unit of the item; null = unknown. */
      size: components['schemas']['Decimal'] | null
    } | null
    /** @description A pack of an item. A level that the pack does not have is null. */
    CountPack: {
      text: string | null
      case: components['schemas']['CountPackLevel']
      inner: components['schemas']['CountPackLevel']
      each: components['schemas']['CountPackLevel']
    }
    CountLot: {
      lotId: components['schemas']['Id']
      lotCode: string | null
      expiresOn: components['schemas']['Date'] | null
      /** @description In the base unit of the item. Null while a blind count is open. */
      quantity: components['schemas']['Decimal'] | null
      /** @description Null until the count is counted, and for a lot that was not counted separately. */
      variance: components['schemas']['SignedDecimal-2'] | null
    }
    GivenNumber: components['schemas']['Decimal'] | null
    /** @description An amount as counted: the sum of the packs of each level and of loose goods with a unit. At least one of them is required; 0 is an amount. */
    GivenAmount: {
      /**
       * @description Which of the ingredient's packs.
       * @default 0
       */
      pack?: number
      cases?: components['schemas']['GivenNumber']
      inners?: components['schemas']['GivenNumber']
      eaches?: components['schemas']['GivenNumber']
      amount?: components['schemas']['GivenNumber']
      unit?: components['schemas']['Unit'] | null
    }
    CountAmount: {
      id: components['schemas']['Id']
      lotId: components['schemas']['Id'] | null
      given: components['schemas']['GivenAmount']
      quantity: components['schemas']['Decimal']
      by: string | null
      /** @description When it was saved. */
      at: components['schemas']['Instant']
      /** @description When it was counted. The amount is compared with what was there at that time. */
      countedAt: components['schemas']['Instant']
      /** @description What another person had counted, before the correction. */
      replaced: {
        quantity: components['schemas']['Decimal']
        by: string | null
        at: components['schemas']['Instant']
      } | null
      version: number
    }
    /** @enum {string} */
    CountReason: 'miscounted' | 'notRecorded' | 'wasted' | 'spoiled' | 'missing' | 'received' | 'wrongUnit' | 'other'
    CountLine: {
      id: components['schemas']['Id']
      ingredientId: components['schemas']['Id']
      name: string
      code: string
      category: string | null
      locationId: components['schemas']['Id'] | null
      locationName: string | null
      baseUnit: components['schemas']['Unit']
      /** @description Units in which loose goods can be counted. */
      units: components['schemas']['CountUnit'][]
      packs: components['schemas']['CountPack'][]
      /** @description False if a person added it. */
      isExpected: boolean
      /** @description What the ledger had when the count began. Null while a blind count is open. */
      expected: components['schemas']['SignedDecimal-2'] | null
      /** @description What the ledger had at the location when the count began, first expired, first out. Empty if no one recorded a lot code or an expiration date. */
      lots: components['schemas']['CountLot'][]
      amounts: components['schemas']['CountAmount'][]
      /** @description The sum of the amounts; null if there are none. Not counted is not zero. */
      counted: components['schemas']['Decimal'] | null
      /** @description What the ledger had when the line was counted. Null until the count is counted, and if the line has no amount. */
      system: components['schemas']['SignedDecimal-2'] | null
      /** @description Moves between the start of the count and the time the line was counted. 0 if the line was counted before the start. */
      movedDuring: components['schemas']['SignedDecimal-2'] | null
      variance: components['schemas']['SignedDecimal-2'] | null
      /** @description Cost of one base unit. Null = unknown. */
      unitCost: string | null
      /** @description Null if the cost is unknown. */
      varianceValue: components['schemas']['SignedDecimal-2'] | null
      reason: components['schemas']['CountReason'] | null
      reasonNote: string | null
      /** @description A second count was requested. */
      isRecount: boolean
    }
    StockCount: {
      count: components['schemas']['StockCountSummary']
      lines: components['schemas']['CountLine'][]
    }
    StockCountConflict: {
      message: string
      current: components['schemas']['StockCountSummary']
    }
    StockCountStep: {
      to: components['schemas']['CountStatus']
    }
    CountLines: {
      lineIds: components['schemas']['Id'][]
    }
    CountReasons: {
      lineIds: components['schemas']['Id'][]
      reason: components['schemas']['CountReason']
      note?: string | null
    }
    CountItem: {
      ingredientId: components['schemas']['Id']
      name: string
      code: string
      gtins: string[]
    }
    CountItemList: {
      _embedded: {
        items: components['schemas']['CountItem'][]
      }
    }
    CountItemInput: {
      ingredientId: components['schemas']['Id']
      locationId: components['schemas']['Id'] | null
    }
    CountLineSaved: {
      data: {
        message: string
        line: components['schemas']['CountLine']
      }
    }
    CountAmountInput: {
      lineId: components['schemas']['Id']
      /** @description The lot that was counted. Null or omitted = no particular lot: the amount is compared with the stock of the lots that are not counted separately. */
      lotId?: components['schemas']['Id'] | null
      given: components['schemas']['GivenAmount']
      /** @description When it was counted, at most a year ago, for an amount that is typed from paper or that could not be sent earlier. Null or omitted = now. */
      countedAt?: components['schemas']['Instant'] | null
      /** @description The line's amounts that the person saw. */
      seen: components['schemas']['Id'][]
    }
    CountLineConflict: {
      message: string
      current: components['schemas']['CountLine']
    }
    CountedAmount: {
      given: components['schemas']['GivenAmount']
      /** @description When it was counted again; null = now. Omit it when correcting an earlier count, which keeps its time. */
      countedAt?: components['schemas']['Instant'] | null
    }
    RequestParty: {
      /** @enum {string} */
      kind: 'site' | 'vendor'
      id: components['schemas']['Id']
      name: string
    }
    /**
     * @description `partFulfilled`: part was sent. `fulfilled`: all was sent, and some is in transit. `received`: all has arrived. `ordered`: it became an order to a vendor.
     * @enum {string}
     */
    RequestStatus:
      | 'draft'
      | 'submitted'
      | 'approved'
      | 'declined'
      | 'partFulfilled'
      | 'fulfilled'
      | 'received'
      | 'ordered'
    /** @description What the caller may do, based on the caller's schools. */
    RequestRights: {
      /** @description Edit, submit and receive. */
      ask: boolean
      /** @description Approve, decline and send. */
      supply: boolean
    }
    StockRequestSummary: {
      id: components['schemas']['Id']
      number: number
      from: components['schemas']['NamedId']
      to: components['schemas']['RequestParty']
      needBy: components['schemas']['Date']
      status: components['schemas']['RequestStatus']
      lines: number
      /** @description Value of what was requested or approved, as far as its cost is known. */
      value: components['schemas']['Decimal'] | null
      unpricedLines: number
      note: string | null
      createdBy: string | null
      createdAt: components['schemas']['Instant']
      submittedBy: string | null
      submittedAt: components['schemas']['Instant'] | null
      decidedBy: string | null
      decidedAt: components['schemas']['Instant'] | null
      declineReason: string | null
      /** @description The purchase order that a request to a vendor became. */
      orderNumber: number | null
      may: components['schemas']['RequestRights']
      version: number
    }
    StockRequestList: {
      _embedded: {
        stockRequests: components['schemas']['StockRequestSummary'][]
      }
    }
    RequestLineInput: {
      ingredientId: components['schemas']['Id']
      given: components['schemas']['GivenAmount']
    }
    /** @description Exactly one of `toSiteId` and `toVendorId` is set. */
    StockRequestInput: {
      fromSiteId: components['schemas']['Id']
      toSiteId?: components['schemas']['Id'] | null
      toVendorId?: components['schemas']['Id'] | null
      needBy: components['schemas']['Date']
      note?: string | null
      lines: components['schemas']['RequestLineInput'][]
    }
    RequestOptions: {
      fromSites: components['schemas']['NamedId'][]
      toSites: components['schemas']['NamedId'][]
      vendors: components['schemas']['NamedId'][]
    }
    RequestItem: {
      ingredientId: components['schemas']['Id']
      name: string
      code: string
      baseUnit: components['schemas']['Unit']
      units: components['schemas']['CountUnit'][]
      packs: components['schemas']['CountPack'][]
      /** @description At the requesting site; null if unknown. */
      available: components['schemas']['SignedDecimal-2'] | null
    }
    RequestSuggestion: {
      item: components['schemas']['RequestItem']
      needed: components['schemas']['Decimal']
      available: components['schemas']['SignedDecimal-2']
      given: components['schemas']['GivenAmount']
      quantity: components['schemas']['Decimal']
    }
    RequestSuggestions: {
      lines: components['schemas']['RequestSuggestion'][]
      /** @description The numbers of drafts that already ask for some of what the menus need. Their amounts are counted. */
      drafts: number[]
      /** @description Items whose need is unknown, by name. */
      unknown: string[]
    }
    RequestItemList: {
      _embedded: {
        items: components['schemas']['RequestItem'][]
      }
    }
    RequestLine: {
      id: components['schemas']['Id']
      ingredientId: components['schemas']['Id']
      name: string
      code: string
      baseUnit: components['schemas']['Unit']
      units: components['schemas']['CountUnit'][]
      packs: components['schemas']['CountPack'][]
      /** @description At the requesting site; null if unknown. */
      available: components['schemas']['SignedDecimal-2'] | null
      /** @description At the supplying site. Null for a vendor. */
      supplierAvailable: components['schemas']['SignedDecimal-2'] | null
      given: components['schemas']['GivenAmount']
      requested: components['schemas']['Decimal']
      approved: components['schemas']['Decimal'] | null
      sent: components['schemas']['Decimal']
      received: components['schemas']['Decimal']
      inTransit: components['schemas']['Decimal']
      /** @description Cost of one base unit. Null = unknown. */
      unitCost: string | null
    }
    /**
     * @description `stayed`: not sent after all. `damaged`, `lost`: in transit. `extra`: more than was sent.
     * @enum {string}
     */
    DifferenceReason: 'stayed' | 'damaged' | 'lost' | 'extra'
    ShippedLot: {
      lot: string | null
      expiresOn: components['schemas']['Date'] | null
      quantity: components['schemas']['Decimal']
    }
    ShipmentLine: {
      lineId: components['schemas']['Id']
      name: string
      sent: components['schemas']['Decimal']
      received: components['schemas']['Decimal'] | null
      reason: components['schemas']['DifferenceReason'] | null
      note: string | null
      lots: components['schemas']['ShippedLot'][]
    }
    Shipment: {
      id: components['schemas']['Id']
      sentBy: string | null
      sentAt: components['schemas']['Instant']
      isFinal: boolean
      receivedBy: string | null
      receivedAt: components['schemas']['Instant'] | null
      lines: components['schemas']['ShipmentLine'][]
    }
    StockRequest: {
      request: components['schemas']['StockRequestSummary']
      lines: components['schemas']['RequestLine'][]
      shipments: components['schemas']['Shipment'][]
    }
    StockRequestConflict: {
      message: string
      current: components['schemas']['StockRequestSummary']
    }
    /** @description In the base unit. 0 leaves the line out. */
    DecidedLine: {
      lineId: components['schemas']['Id']
      quantity: components['schemas']['Decimal']
    }
    RequestDecision: {
      approve: boolean
      /** @description Why a request is declined. Not kept for an approval. */
      reason?: string | null
      lines?: components['schemas']['DecidedLine'][]
    }
    Pick: {
      lineId: components['schemas']['Id']
      name: string
      locationId: components['schemas']['Id'] | null
      locationName: string | null
      lot: string | null
      expiresOn: components['schemas']['Date'] | null
      quantity: components['schemas']['Decimal']
      baseUnit: components['schemas']['Unit']
      packs: components['schemas']['CountPack'][]
    }
    ShortLine: {
      lineId: components['schemas']['Id']
      name: string
      quantity: components['schemas']['Decimal']
      baseUnit: components['schemas']['Unit']
    }
    PickList: {
      picks: components['schemas']['Pick'][]
      /** @description What the supplying site does not have. */
      short: components['schemas']['ShortLine'][]
    }
    ShipmentInput: {
      isFinal: boolean
      lines: components['schemas']['DecidedLine'][]
    }
    ReceivedLine: {
      lineId: components['schemas']['Id']
      quantity: components['schemas']['Decimal']
      reason?: components['schemas']['DifferenceReason'] | null
      note?: string | null
    }
    ShipmentReceipt: {
      /** @description Where the goods are stored. */
      locationId?: components['schemas']['Id'] | null
      lines: components['schemas']['ReceivedLine'][]
    }
    /** @enum {string} */
    PurchaseOrderStatus: 'draft' | 'submitted' | 'confirmed' | 'partReceived' | 'received' | 'closed' | 'cancelled'
    /** @enum {string} */
    OrderDue: 'submit' | 'receive'
    /** @description The latest time to order a delivery. `time` null = until midnight. */
    OrderBy: {
      date: components['schemas']['Date']
      time: string | null
    }
    PurchaseOrderSummary: {
      id: components['schemas']['Id']
      /** @description PO-0001 */
      number: string
      vendorId: components['schemas']['Id']
      vendorName: string
      siteId: components['schemas']['Id']
      siteName: string
      status: components['schemas']['PurchaseOrderStatus']
      deliveryDate: components['schemas']['Date'] | null
      orderBy: components['schemas']['OrderBy'] | null
      lineCount: number
      /** @description Lines with packs outstanding. */
      openLines: number
      /** @description Total of the lines with a price. */
      total: string
      unpricedLines: number
      version: number
      updatedAt: components['schemas']['Instant']
    }
    PurchaseOrderList: {
      _embedded: {
        purchaseOrders: components['schemas']['PurchaseOrderSummary'][]
      }
      page: components['schemas']['Page']
    }
    /** @description Why a line was suggested, in the ingredient's base unit. Kept as it was when the order was created. */
    OrderReason: {
      need: components['schemas']['Decimal']
      available: components['schemas']['SignedDecimal-2']
      par: components['schemas']['Decimal']
      /** @description How many packs cover the need, if the order has more because more cost less. */
      insteadOf: number | null
      from: components['schemas']['Date']
      to: components['schemas']['Date']
    }
    PurchaseOrderLineInput: {
      ingredientId: components['schemas']['Id']
      vendorItemCode: string | null
      /** @description As the distributor writes it, such as "6/5 LB". */
      packText: string | null
      packSize: components['schemas']['PositiveDecimal']
      packs: components['schemas']['PositiveDecimal']
      /** @description Price of one pack at this number of packs. Null = unknown. */
      price: components['schemas']['Decimal'] | null
      /**
       * @description No one typed the price: it is saved as the vendor's price for this pack at this number of packs, if that is known.
       * @default false
       */
      followsOffer?: boolean
      /** @description Null or omitted = added by hand. */
      reason?: components['schemas']['OrderReason'] | null
    }
    PurchaseOrderInput: {
      vendorId: components['schemas']['Id']
      siteId: components['schemas']['Id']
      /** @description Required to submit. */
      deliveryDate: components['schemas']['Date'] | null
      /** @description A note to the vendor. */
      note?: string | null
      lines: components['schemas']['PurchaseOrderLineInput'][]
    }
    OpenOrder: {
      lineId: components['schemas']['Id']
      orderId: components['schemas']['Id']
      /** @description PO-0001 */
      number: string
      vendorName: string
      vendorItemCode: string | null
      siteName: string
      /** @enum {string} */
      status: 'submitted' | 'confirmed' | 'partReceived'
      deliveryDate: components['schemas']['Date'] | null
      /** @description What is outstanding, in `unit`. */
      quantity: string
    }
    OpenOrders: {
      /** @description Lines of orders, not counting those in `hidden`. */
      total: number
      /** @description Lines of orders for sites that the caller has no access to. */
      hidden: number
      /** @description The base unit of the ingredient; null for an unknown ingredient. */
      unit: components['schemas']['Unit'] | null
      rows: components['schemas']['OpenOrder'][]
    }
    VendorOffer: {
      ingredientId: components['schemas']['Id']
      vendorId: components['schemas']['Id']
      vendorItemCode: string | null
      /** @description How much one pack holds, in the base unit. */
      packSize: string
      /** @description Price of one pack. Null = unknown. */
      price: string | null
      breaks: {
        /** @description Applies starting at this number of packs in one order. */
        packs: number
        price: string
      }[]
    }
    PurchaseOrderLine: {
      id: components['schemas']['Id']
      ingredientId: components['schemas']['Id']
      name: string
      unit: components['schemas']['Unit']
      vendorItemCode: string | null
      packText: string | null
      /** @description How much one pack holds, in the base unit. */
      packSize: string
      packs: string
      price: string | null
      reason: components['schemas']['OrderReason'] | null
      /** @description What was received, over all receipts. In packs of this line, as are damaged, short and open. */
      received: string
      /** @description Packs that arrived damaged and were not accepted. */
      damaged: string
      /** @description Packs that the vendor will not send. */
      short: string
      /** @description Packs outstanding. */
      open: string
      /** @description What a pack of this size cost the last time the vendor delivered the ingredient on another order; null = never. */
      lastPrice: string | null
      /** @description The vendor's price for this pack today. Null = unknown, or the order is not a draft. */
      offer: components['schemas']['VendorOffer'] | null
    }
    PurchaseReceiptLine: {
      id: components['schemas']['Id']
      orderLineId: components['schemas']['Id']
      ingredientId: components['schemas']['Id']
      name: string
      unit: components['schemas']['Unit']
      isSubstitute: boolean
      packSize: string
      /** @description Below 0 in a receipt that undoes another, as are damaged and short. */
      packs: string
      damaged: string
      short: string
      price: string | null
      lotCode: string | null
      expiresOn: components['schemas']['Date'] | null
      locationId: components['schemas']['Id'] | null
      locationName: string | null
      heldAs: ('cold' | 'hot') | null
      temperature: number | null
      countryOfOrigin: string | null
      note: string | null
      /** @description The ingredient has this price from the vendor, starting on the day of the receipt. */
      isPriceTaken: boolean
    }
    PurchaseReceipt: {
      id: components['schemas']['Id']
      receivedOn: components['schemas']['Date']
      invoiceNumber: string | null
      tax: string | null
      /** @description For a receipt that undoes another, the reason. */
      note: string | null
      /** @description The receipt that this one undoes. */
      reversesId: components['schemas']['Id'] | null
      /** @description The receipt that undoes this one. */
      reversedById: components['schemas']['Id'] | null
      at: components['schemas']['Instant']
      by: string | null
      lines: components['schemas']['PurchaseReceiptLine'][]
    }
    TakenStep: {
      status: components['schemas']['PurchaseOrderStatus']
      at: components['schemas']['Instant']
      by: string | null
      reason: string | null
    }
    PurchaseOrder: {
      id: components['schemas']['Id']
      /** @description PO-0001 */
      number: string
      vendorId: components['schemas']['Id']
      vendorName: string
      siteId: components['schemas']['Id']
      siteName: string
      status: components['schemas']['PurchaseOrderStatus']
      deliveryDate: components['schemas']['Date'] | null
      orderBy: components['schemas']['OrderBy'] | null
      lineCount: number
      /** @description Lines with packs outstanding. */
      openLines: number
      /** @description Total of the lines with a price. */
      total: string
      unpricedLines: number
      version: number
      updatedAt: components['schemas']['Instant']
      note: string | null
      /** @description The address that the order was sent to. */
      sentTo: string | null
      mailState: ('waiting' | 'sent' | 'failed') | null
      minimumOrder: string | null
      vendorEmail: string | null
      lines: components['schemas']['PurchaseOrderLine'][]
      receipts: components['schemas']['PurchaseReceipt'][]
      steps: components['schemas']['TakenStep'][]
    }
    PurchaseOrderConflict: {
      message: string
      current: components['schemas']['PurchaseOrder']
    }
    PurchaseOrderStep: {
      /** @enum {string} */
      status: 'submitted' | 'confirmed' | 'closed' | 'cancelled'
      /** @description Required to cancel a submitted order. */
      reason?: string | null
      /**
       * @description Sends the submitted order to the vendor as PDF and CSV.
       * @default false
       */
      sendMail?: boolean
      /**
       * @description Submits after the cutoff, as agreed with the vendor.
       * @default false
       */
      isLate?: boolean
    }
    PurchaseOrderExport: {
      /** @enum {string} */
      format: 'pdf' | 'csv'
    }
    /** @description Not negative, below 1,000,000, at most 6 digits after the decimal point. */
    'PackCount-2': string
    PurchaseReceiptLineInput: {
      orderLineId: components['schemas']['Id']
      /** @description What arrived instead of what was ordered; all packs of this line are of its size. Packs of the ordered ingredient count by what they hold: 4 packs of 10 lb count as one of 40 lb. Packs of another ingredient count as packs of the ordered line. */
      substitute?: {
        ingredientId: components['schemas']['Id']
        packSize: components['schemas']['PositiveDecimal']
      } | null
      /** @description Packs that arrived and were accepted. */
      packs: components['schemas']['PackCount-2']
      /** @default 0 */
      damaged?: components['schemas']['PackCount-2']
      /** @default 0 */
      short?: components['schemas']['PackCount-2']
      /** @description Price of one pack on the invoice. Null = unknown. */
      price?: components['schemas']['Decimal'] | null
      lotCode?: string | null
      expiresOn?: components['schemas']['Date'] | null
      locationId?: components['schemas']['Id'] | null
      /** @description Which limit applies to the temperature: 41 °F or below for cold food, 135 °F or above for hot food. */
      heldAs?: ('cold' | 'hot') | null
      /** @description Degrees Fahrenheit. */
      temperature?: number | null
      /** @description ISO 3166. Null = unknown. */
      countryOfOrigin?: string | null
      note?: string | null
    }
    PurchaseReceiptInput: {
      receivedOn: components['schemas']['Date']
      invoiceNumber?: string | null
      /** @description Tax on the invoice. Null = none, or unknown. */
      tax?: components['schemas']['Decimal'] | null
      note?: string | null
      lines: components['schemas']['PurchaseReceiptLineInput'][]
    }
    ReceiptReversal: {
      reason: string
    }
    TakenPrice: {
      receiptLineId: components['schemas']['Id']
    }
    SuggestionGap: {
      /** @enum {string} */
      kind: 'servings' | 'amount' | 'conversion' | 'portion'
      /** @description The menu line or the recipe that has the gap. */
      name: string
    }
    SuggestionSource: {
      date: components['schemas']['Date']
      name: string
      servings: number | null
      amount: string
    }
    SuggestedLine: {
      ingredientId: components['schemas']['Id']
      name: string
      unit: components['schemas']['Unit']
      /** @description Need in the period. With gaps, it is a lower bound. */
      need: string
      onHand: string
      onOrder: string
      /** @description In transit: sent by other sites and not yet received by this one. */
      onTheWay: string
      /** @description What the days before the period need. */
      neededBefore: string
      /** @description On hand, on order and in transit, minus what the days before the period need. */
      available: string
      /** @description 0 if none is set. */
      par: string
      /** @description The first day whose needs are not covered by stock, open orders and goods in transit; null = all needs are covered. */
      neededOn: components['schemas']['Date'] | null
      gaps: components['schemas']['SuggestionGap'][]
      sources: components['schemas']['SuggestionSource'][]
      vendorItemCode: string | null
      packText: string | null
      packSize: string
      packs: number
      price: string | null
      insteadOf: number | null
      /** @description How many vendors sell it. The suggested vendor is the cheapest. */
      vendors: number
      offer: components['schemas']['VendorOffer']
    }
    VendorSuggestion: {
      vendorId: components['schemas']['Id']
      vendorName: string
      email: string | null
      minimumOrder: string | null
      /** @description The next deliveries that can still be ordered. */
      deliveries: {
        date: components['schemas']['Date']
        orderBy: components['schemas']['OrderBy'] | null
      }[]
      lines: components['schemas']['SuggestedLine'][]
      total: string
      unpricedLines: number
    }
    OpenNeed: {
      ingredientId: components['schemas']['Id']
      name: string
      unit: components['schemas']['Unit']
      /** @description Need in the period. With gaps, it is a lower bound. */
      need: string
      onHand: string
      onOrder: string
      /** @description In transit: sent by other sites and not yet received by this one. */
      onTheWay: string
      /** @description What the days before the period need. */
      neededBefore: string
      /** @description On hand, on order and in transit, minus what the days before the period need. */
      available: string
      /** @description 0 if none is set. */
      par: string
      /** @description The first day whose needs are not covered by stock, open orders and goods in transit; null = all needs are covered. */
      neededOn: components['schemas']['Date'] | null
      gaps: components['schemas']['SuggestionGap'][]
      sources: components['schemas']['SuggestionSource'][]
      /**
       * @description Why it cannot be suggested: no active vendor, no pack with a known size, or an unknown need.
       * @enum {string}
       */
      problem: 'vendor' | 'pack' | 'need'
    }
    OrderSuggestions: {
      siteId: components['schemas']['Id']
      from: components['schemas']['Date']
      to: components['schemas']['Date']
      vendors: components['schemas']['VendorSuggestion'][]
      /** @description Needs that cannot be suggested for a vendor. */
      open: components['schemas']['OpenNeed'][]
      /** @description Menu lines without a known ingredient, such as placeholders. */
      unresolved: {
        date: components['schemas']['Date']
        /** @enum {string} */
        kind: 'placeholder' | 'missing'
        name: string
      }[]
    }
    BuyAmericanShare: {
      from: components['schemas']['Date']
      to: components['schemas']['Date']
      domestic: string
      nonDomestic: string
      /** @description Cost of food without a stated origin. Never counted as domestic. */
      unknown: string
      /** @description Percent that is certainly non-domestic. */
      least: number | null
      /** @description Percent if everything unknown is non-domestic. */
      most: number | null
      /** @description Percent; null before July 1, 2025. */
      cap: number | null
      /** @enum {string} */
      status: 'within' | 'over' | 'unknown' | 'none'
      /** @description Ingredients received without a price. */
      uncosted: string[]
      /** @description Food that is not domestic or of unknown origin, most expensive first. */
      items: {
        ingredientId: components['schemas']['Id']
        name: string
        countryOfOrigin: string | null
        cost: string
      }[]
    }
    LotCodes: string
    ItemCode: string
    /** @description Decimal, in base units. */
    BaseQuantity: string
    TracedLot: {
      lotId: components['schemas']['Id']
      ingredientId: components['schemas']['Id']
      ingredientName: string
      /** @description The base unit. */
      unit: components['schemas']['Unit']
      /** @description Null = no one recorded it. */
      code: string | null
      expiresOn: components['schemas']['Date'] | null
      /** @description The first day on which it was received. */
      receivedOn: components['schemas']['Date']
      received: components['schemas']['BaseQuantity']
      /** @description On hand, and in transit between sites. */
      remaining: components['schemas']['BaseQuantity']
      /** @description Issued to meals. */
      used: components['schemas']['BaseQuantity']
      /** @description Wasted, returned or missing. */
      outOfUse: components['schemas']['BaseQuantity']
      /** @description The ingredient is archived. */
      isArchived: boolean
    }
    TracedPlace: {
      lotId: components['schemas']['Id']
      siteId: components['schemas']['Id']
      siteName: string
      /** @description The site that sent it, while it is in transit to this one and in no site's stock. Null = it is on hand here. */
      sentFrom: string | null
      locationId: components['schemas']['Id'] | null
      locationName: string | null
      quantity: components['schemas']['BaseQuantity']
    }
    TracedTransfer: {
      lotId: components['schemas']['Id']
      date: components['schemas']['Date']
      /** @description Null = the goods were a shortage at the site that sent them. */
      fromSite: string | null
      toSite: string | null
      quantity: components['schemas']['BaseQuantity']
    }
    /**
     * @description `held`: its closed record took the lot. `notClosed`: the lot was in its school's store, and the meal is planned or its record is open. `lotUnknown`: its closed record took the same ingredient from goods without a lot code. `leftoversUsed`: its record served leftovers of the ingredient within a week of a meal of the school that contained or may contain the lot. `issueShort`: its closed record found less of the ingredient in stock than it used, and the lot was there no later than a week after, so it may have been entered late. `notIssued`: nothing in the stock says where its food came from. Either its closed record took nothing from the stock while the lot was in its school's store, or its record is of food that the store was short of or did not have on that day.
     * @enum {string}
     */
    TraceCertainty: 'held' | 'notClosed' | 'lotUnknown' | 'leftoversUsed' | 'issueShort' | 'notIssued'
    TracedDish: {
      name: string
      recipeId: components['schemas']['Id'] | null
      /** @description Servings; null = unknown. */
      planned: number | null
      /** @description Servings; null = not entered. */
      prepared: number | null
      /** @description Servings for children and adults; null = not entered. */
      served: number | null
    }
    TracedMeal: {
      recordId: components['schemas']['Id'] | null
      schoolId: components['schemas']['Id']
      schoolName: string
      date: components['schemas']['Date']
      itemType: components['schemas']['MenuType']
      certainty: components['schemas']['TraceCertainty']
      dishes: components['schemas']['TracedDish'][]
      /** @description Empty = any lot of the search, because no one entered one there (`notIssued`). */
      lots: {
        lotId: components['schemas']['Id']
        /** @description Decimal, in base units; null = unknown. */
        quantity: string | null
      }[]
    }
    LotTrace: {
      /** @description Planned meals without a record are listed starting this day. Null = no day. */
      plansSince: components['schemas']['Date'] | null
      /** @description By ingredient, then code; at most 500. */
      lots: components['schemas']['TracedLot'][]
      lotsTotal: number
      /** @description Where the goods are now, then what is in transit between sites. */
      places: components['schemas']['TracedPlace'][]
      /** @description Newest first, at most 500. */
      transfers: components['schemas']['TracedTransfer'][]
      /** @description Meals that contained it first, then newest first; at most 500. */
      meals: components['schemas']['TracedMeal'][]
      mealsTotal: number
      /** @description Served or prepared servings of the dishes in all meals that contained it. */
      servings: number
      /** @description Sites that had it and that the caller does not work for. */
      hiddenSites: number
    }
    MealTrace: {
      schoolId: components['schemas']['Id']
      schoolName: string
      date: components['schemas']['Date']
      itemType: components['schemas']['MenuType']
      recordId: components['schemas']['Id'] | null
      /**
       * @description `nothingIssued`: its record was closed without taking anything from the stock.
       * @enum {string}
       */
      certainty: 'held' | 'notClosed' | 'nothingIssued'
      /** @description The inventory site of the school. */
      siteName: string | null
      /** @description Foods that it used or will use for which the lot of all or a part is unknown. */
      foodsWithoutLot: {
        /** @description Null = only the text is known. */
        ingredientId: components['schemas']['Id'] | null
        name: string
      }[]
      /** @description By ingredient; within each ingredient, the lots that its record took come first. */
      lots: {
        certainty: components['schemas']['TraceCertainty']
        lotId: components['schemas']['Id']
        ingredientId: components['schemas']['Id']
        ingredientName: string
        unit: components['schemas']['Unit']
        code: string | null
        expiresOn: components['schemas']['Date'] | null
        receivedOn: components['schemas']['Date']
        /** @description Decimal, in base units; null = unknown. */
        quantity: string | null
      }[]
    }
    LotTraceExport: {
      /** @enum {string} */
      format: 'pdf' | 'csv'
      lotCodes?: components['schemas']['LotCodes']
      ingredientId?: components['schemas']['Id']
      vendorId?: components['schemas']['Id']
      itemCode?: components['schemas']['ItemCode']
      from?: components['schemas']['Date']
      to?: components['schemas']['Date']
    }
    LotWithdrawal: {
      /**
       * @description `waste`: destroyed. `adjust`: set aside, or returned outside the system.
       * @enum {string}
       */
      kind: 'waste' | 'adjust'
      reason: string
      lines: {
        siteId: components['schemas']['Id']
        /** @description Null = no particular place. */
        locationId: components['schemas']['Id'] | null
        lotId: components['schemas']['Id']
        /** @description What is left, in base units, as previewed. */
        quantity: string
      }[]
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type TokenRequest = components['schemas']['TokenRequest']
export type RevokeRequest = components['schemas']['RevokeRequest']
export type Token = components['schemas']['Token']
export type TokenFailure = components['schemas']['TokenFailure']
export type Failure = components['schemas']['Failure']
export type Rejection = components['schemas']['Rejection']
export type Id = components['schemas']['Id']
export type Saved = components['schemas']['Saved']
export type UserInfo = components['schemas']['UserInfo']
export type LanguageInput = components['schemas']['LanguageInput']
export type School = components['schemas']['School']
export type SchoolList = components['schemas']['SchoolList']
export type MealProgram = components['schemas']['MealProgram']
export type CountryDetail = components['schemas']['CountryDetail']
export type CountryDetailList = components['schemas']['CountryDetailList']
export type Selections = components['schemas']['Selections']
export type MenuLineInput = components['schemas']['MenuLineInput']
export type CalendarDayInput = components['schemas']['CalendarDayInput']
export type DayNote = components['schemas']['DayNote']
export type MenuLine = components['schemas']['MenuLine']
export type CalendarDay = components['schemas']['CalendarDay']
export type SavedCalendarDay = components['schemas']['SavedCalendarDay']
export type CalendarDayConflict = components['schemas']['CalendarDayConflict']
export type ClosedDay = components['schemas']['ClosedDay']
export type SchoolCalendar = components['schemas']['SchoolCalendar']
export type OtherMeals = components['schemas']['OtherMeals']
export type MenuAnalysisRequest = components['schemas']['MenuAnalysisRequest']
export type RuleOptionsInput = components['schemas']['RuleOptionsInput']
export type RuleOptions = components['schemas']['RuleOptions']
export type VerdictStatus = components['schemas']['VerdictStatus']
export type AnalysisReason = components['schemas']['AnalysisReason']
export type Verdict = components['schemas']['Verdict']
export type CheckId = components['schemas']['CheckId']
export type Check = components['schemas']['Check']
export type StatusSummary = components['schemas']['StatusSummary']
export type ComponentRange = components['schemas']['ComponentRange']
export type DayAnalysis = components['schemas']['DayAnalysis']
export type WeekAnalysis = components['schemas']['WeekAnalysis']
export type MenuAnalysis = components['schemas']['MenuAnalysis']
export type MenuType = components['schemas']['MenuType']
export type GradeGroup = components['schemas']['GradeGroup']
export type AlsoGradeGroups = components['schemas']['AlsoGradeGroups']
export type Module = components['schemas']['Module']
export type Date = components['schemas']['Date']
export type Language = components['schemas']['Language']
export type ScreenIds = components['schemas']['ScreenIds']
export type OwnScreens = components['schemas']['OwnScreens']
export type ScreenPin = components['schemas']['ScreenPin']
export type Credentials = components['schemas']['Credentials']
export type ForgotPassword = components['schemas']['ForgotPassword']
export type RecoveryPassword = components['schemas']['RecoveryPassword']
export type ChangePassword = components['schemas']['ChangePassword']
export type UserRole = components['schemas']['UserRole']
export type GoodLink = components['schemas']['GoodLink']
export type AccountState = components['schemas']['AccountState']
export type UserStatus = components['schemas']['UserStatus']
export type PartOfText = components['schemas']['PartOfText']
export type SiteSchool = components['schemas']['SiteSchool']
export type Instant = components['schemas']['Instant']
export type User = components['schemas']['User']
export type Page = components['schemas']['Page']
export type UserList = components['schemas']['UserList']
export type UserInput = components['schemas']['UserInput']
export type Added = components['schemas']['Added']
export type UserConflict = components['schemas']['UserConflict']
export type RecordType = components['schemas']['RecordType']
export type RecordChange = components['schemas']['RecordChange']
export type RecordEvent = components['schemas']['RecordEvent']
export type RecordHistory = components['schemas']['RecordHistory']
export type CatererId = components['schemas']['CatererId']
export type CatererLogin = components['schemas']['CatererLogin']
export type Caterer = components['schemas']['Caterer']
export type CatererInput = components['schemas']['CatererInput']
export type CatererConflict = components['schemas']['CatererConflict']
export type SchoolGrade = components['schemas']['SchoolGrade']
export type SchoolMeal = components['schemas']['SchoolMeal']
export type SchoolTerm = components['schemas']['SchoolTerm']
export type SchoolRecord = components['schemas']['SchoolRecord']
export type SchoolRecordList = components['schemas']['SchoolRecordList']
export type SchoolRecordInput = components['schemas']['SchoolRecordInput']
export type SchoolRecordConflict = components['schemas']['SchoolRecordConflict']
export type SubdomainProposal = components['schemas']['SubdomainProposal']
export type CatererHoliday = components['schemas']['CatererHoliday']
export type CatererHolidayList = components['schemas']['CatererHolidayList']
export type CatererHolidayInput = components['schemas']['CatererHolidayInput']
export type CatererHolidayConflict = components['schemas']['CatererHolidayConflict']
export type NotificationKind = components['schemas']['NotificationKind']
export type NotificationFacts = components['schemas']['NotificationFacts']
export type Notification = components['schemas']['Notification']
export type NotificationList = components['schemas']['NotificationList']
export type ReadNotifications = components['schemas']['ReadNotifications']
export type NotificationsRead = components['schemas']['NotificationsRead']
export type NotificationChoice = components['schemas']['NotificationChoice']
export type NotificationChoiceList = components['schemas']['NotificationChoiceList']
export type NotificationChoiceInput = components['schemas']['NotificationChoiceInput']
export type NotificationChosen = components['schemas']['NotificationChosen']
export type TableId = components['schemas']['TableId']
export type ColumnId = components['schemas']['ColumnId']
export type ViewLayout = components['schemas']['ViewLayout']
export type SavedView = components['schemas']['SavedView']
export type SavedViewList = components['schemas']['SavedViewList']
export type SavedViewInput = components['schemas']['SavedViewInput']
export type SavedViewConflict = components['schemas']['SavedViewConflict']
export type PositiveDecimal = components['schemas']['PositiveDecimal']
export type CostTarget = components['schemas']['CostTarget']
export type WeekLength = components['schemas']['WeekLength']
export type NutrientCode = components['schemas']['NutrientCode']
export type NutrientLimit = components['schemas']['NutrientLimit']
export type NutrientStandard = components['schemas']['NutrientStandard']
export type CatererAnalysisSettings = components['schemas']['CatererAnalysisSettings']
export type CatererAnalysisSettingsInput = components['schemas']['CatererAnalysisSettingsInput']
export type CatererAnalysisSettingsConflict = components['schemas']['CatererAnalysisSettingsConflict']
export type MealCategory = components['schemas']['MealCategory']
export type ExpectedCups = components['schemas']['ExpectedCups']
export type ExpectedOunces = components['schemas']['ExpectedOunces']
export type PlaceholderCredits = components['schemas']['PlaceholderCredits']
export type PlaceholderUse = components['schemas']['PlaceholderUse']
export type PlaceholderUses = components['schemas']['PlaceholderUses']
export type MenuPlaceholder = components['schemas']['MenuPlaceholder']
export type MenuPlaceholderList = components['schemas']['MenuPlaceholderList']
export type MenuPlaceholderInput = components['schemas']['MenuPlaceholderInput']
export type MenuPlaceholderConflict = components['schemas']['MenuPlaceholderConflict']
export type PublicNames = components['schemas']['PublicNames']
export type Unit = components['schemas']['Unit']
export type Quantity = components['schemas']['Quantity']
export type GradePortions = components['schemas']['GradePortions']
export type OfferedTypes = components['schemas']['OfferedTypes']
export type MealCategoryCode = components['schemas']['MealCategoryCode']
export type Decimal = components['schemas']['Decimal']
export type PriceType = components['schemas']['PriceType']
export type MenuItemInput = components['schemas']['MenuItemInput']
export type PastLink = components['schemas']['PastLink']
export type Total = components['schemas']['Total']
export type NutrientTotals = components['schemas']['NutrientTotals']
export type MealComponent = components['schemas']['MealComponent']
export type Credit = components['schemas']['Credit']
export type MilkKind = components['schemas']['MilkKind']
export type SweetenedFood = components['schemas']['SweetenedFood']
export type Allergen = components['schemas']['Allergen']
export type AllergenFinding = components['schemas']['AllergenFinding']
export type PortionNutrition = components['schemas']['PortionNutrition']
export type GradeNutrition = components['schemas']['GradeNutrition']
export type MenuItem = components['schemas']['MenuItem']
export type MenuItemPatch = components['schemas']['MenuItemPatch']
export type MenuItemConflict = components['schemas']['MenuItemConflict']
export type MenuTypes = components['schemas']['MenuTypes']
export type DiscontinuedFood = components['schemas']['DiscontinuedFood']
export type DiscontinuedFoods = components['schemas']['DiscontinuedFoods']
export type OfferedPeriod = components['schemas']['OfferedPeriod']
export type SchoolMenuItem = components['schemas']['SchoolMenuItem']
export type SchoolMenuItemList = components['schemas']['SchoolMenuItemList']
export type ItemSubCategoryInput = components['schemas']['ItemSubCategoryInput']
export type ItemSubCategory = components['schemas']['ItemSubCategory']
export type ItemSubCategoryConflict = components['schemas']['ItemSubCategoryConflict']
export type ItemSubCategoryPatch = components['schemas']['ItemSubCategoryPatch']
export type ItemSubCategoryList = components['schemas']['ItemSubCategoryList']
export type MenuCatererPatch = components['schemas']['MenuCatererPatch']
export type GradeValues = components['schemas']['GradeValues']
export type MenuCaterer = components['schemas']['MenuCaterer']
export type MenuCatererList = components['schemas']['MenuCatererList']
export type MenuPrintRequest = components['schemas']['MenuPrintRequest']
export type PublicLanguage = components['schemas']['PublicLanguage']
export type PublicAllergen = components['schemas']['PublicAllergen']
export type PublicContent = components['schemas']['PublicContent']
export type PublicLine = components['schemas']['PublicLine']
export type PublicDay = components['schemas']['PublicDay']
export type PublicMenuOfType = components['schemas']['PublicMenuOfType']
export type PublicMenu = components['schemas']['PublicMenu']
export type MealProgramList = components['schemas']['MealProgramList']
export type ConflictVersion = components['schemas']['ConflictVersion']
export type DayConflict = components['schemas']['DayConflict']
export type Dates = components['schemas']['Dates']
export type SchoolResult = components['schemas']['SchoolResult']
export type PublishAnswer = components['schemas']['PublishAnswer']
export type PublicationConflict = components['schemas']['PublicationConflict']
export type PublishJob = components['schemas']['PublishJob']
export type ApplicableSchool = components['schemas']['ApplicableSchool']
export type ApplicableSchoolList = components['schemas']['ApplicableSchoolList']
export type MasterMenuRequest = components['schemas']['MasterMenuRequest']
export type Published = components['schemas']['Published']
export type PublishProgress = components['schemas']['PublishProgress']
export type Publication = components['schemas']['Publication']
export type PublicationList = components['schemas']['PublicationList']
export type YearMonth = components['schemas']['YearMonth']
export type SchoolMenu = components['schemas']['SchoolMenu']
export type SchoolMenuList = components['schemas']['SchoolMenuList']
export type SchoolDayInput = components['schemas']['SchoolDayInput']
export type SchoolDaysInput = components['schemas']['SchoolDaysInput']
export type SavedSchoolDays = components['schemas']['SavedSchoolDays']
export type SchoolDaysConflict = components['schemas']['SchoolDaysConflict']
export type ConflictAnswers = components['schemas']['ConflictAnswers']
export type ConflictReopening = components['schemas']['ConflictReopening']
export type PublishedDayList = components['schemas']['PublishedDayList']
export type MonthStatus = components['schemas']['MonthStatus']
export type CalendarSummary = components['schemas']['CalendarSummary']
export type CalendarSummaryList = components['schemas']['CalendarSummaryList']
export type Weekdays = components['schemas']['Weekdays']
export type NutritionChange = components['schemas']['NutritionChange']
export type RecurringItem = components['schemas']['RecurringItem']
export type MonthlyCalendar = components['schemas']['MonthlyCalendar']
export type MasterDayInput = components['schemas']['MasterDayInput']
export type RecurringCategory = components['schemas']['RecurringCategory']
export type RecurringItemInput = components['schemas']['RecurringItemInput']
export type MonthInput = components['schemas']['MonthInput']
export type SavedMonth = components['schemas']['SavedMonth']
export type MonthConflict = components['schemas']['MonthConflict']
export type CloneRequest = components['schemas']['CloneRequest']
export type ClonedMonth = components['schemas']['ClonedMonth']
export type CycleMenuStatus = components['schemas']['CycleMenuStatus']
export type CycleUse = components['schemas']['CycleUse']
export type CycleMenu = components['schemas']['CycleMenu']
export type CycleMenuList = components['schemas']['CycleMenuList']
export type CycleMenuInput = components['schemas']['CycleMenuInput']
export type Week = components['schemas']['Week']
export type Weekday = components['schemas']['Weekday']
export type CycleDay = components['schemas']['CycleDay']
export type CycleMenuPlan = components['schemas']['CycleMenuPlan']
export type CycleMenuConflict = components['schemas']['CycleMenuConflict']
export type CycleDayInput = components['schemas']['CycleDayInput']
export type CycleDaysInput = components['schemas']['CycleDaysInput']
export type SavedCycleDays = components['schemas']['SavedCycleDays']
export type CycleDaysConflict = components['schemas']['CycleDaysConflict']
export type CycleHolidays = components['schemas']['CycleHolidays']
export type CycleAlign = components['schemas']['CycleAlign']
export type CycleShortWeeks = components['schemas']['CycleShortWeeks']
export type ApplyRequest = components['schemas']['ApplyRequest']
export type AppliedDay = components['schemas']['AppliedDay']
export type CyclePlace = components['schemas']['CyclePlace']
export type AppliedCycle = components['schemas']['AppliedCycle']
export type ProgramMenuItems = components['schemas']['ProgramMenuItems']
export type MenuAnalysisItem = components['schemas']['MenuAnalysisItem']
export type MenuAnalysisItemList = components['schemas']['MenuAnalysisItemList']
export type Servings = components['schemas']['Servings']
export type MenuAnalysisItemInput = components['schemas']['MenuAnalysisItemInput']
export type MenuAnalysisItemConflict = components['schemas']['MenuAnalysisItemConflict']
export type ReportFormat = components['schemas']['ReportFormat']
export type MealPatternRequest = components['schemas']['MealPatternRequest']
export type ReportText = components['schemas']['ReportText']
export type ReportCell = components['schemas']['ReportCell']
export type ReportRow = components['schemas']['ReportRow']
export type ReportSection = components['schemas']['ReportSection']
export type ReportExport = components['schemas']['ReportExport']
export type ReportPart = components['schemas']['ReportPart']
export type ReportRequest = components['schemas']['ReportRequest']
export type ReportOption = components['schemas']['ReportOption']
export type ReportFigure = components['schemas']['ReportFigure']
export type ReportGroup = components['schemas']['ReportGroup']
export type ReportTableRow = components['schemas']['ReportTableRow']
export type ReportTable = components['schemas']['ReportTable']
export type MealPrintRequest = components['schemas']['MealPrintRequest']
export type ReportId = components['schemas']['ReportId']
export type ReportExportInput = components['schemas']['ReportExportInput']
export type ReportExportJob = components['schemas']['ReportExportJob']
export type ServingsBasis = components['schemas']['ServingsBasis']
export type SchoolsAnalysisRequest = components['schemas']['SchoolsAnalysisRequest']
export type SchoolCheck = components['schemas']['SchoolCheck']
export type VegetableSubgroup = components['schemas']['VegetableSubgroup']
export type SchoolsWeek = components['schemas']['SchoolsWeek']
export type SchoolsAnalysis = components['schemas']['SchoolsAnalysis']
export type MealState = components['schemas']['MealState']
export type MealOfDay = components['schemas']['MealOfDay']
export type SchoolMeals = components['schemas']['SchoolMeals']
export type DashboardMeals = components['schemas']['DashboardMeals']
export type DashboardStock = components['schemas']['DashboardStock']
export type DashboardOrders = components['schemas']['DashboardOrders']
export type DashboardCatalog = components['schemas']['DashboardCatalog']
export type DashboardFamilies = components['schemas']['DashboardFamilies']
export type FirstSteps = components['schemas']['FirstSteps']
export type Dashboard = components['schemas']['Dashboard']
export type ProductionState = components['schemas']['ProductionState']
export type ProductionDay = components['schemas']['ProductionDay']
export type ProductionDayList = components['schemas']['ProductionDayList']
export type ProductionRecordInput = components['schemas']['ProductionRecordInput']
export type ProductionGroup = components['schemas']['ProductionGroup']
export type Utensil = components['schemas']['Utensil']
export type ProductionForecast = components['schemas']['ProductionForecast']
export type ProductionLinePlan = components['schemas']['ProductionLinePlan']
export type ProductionPurchase = components['schemas']['ProductionPurchase']
export type PanSize = components['schemas']['PanSize']
export type PanDepth = components['schemas']['PanDepth']
export type ProductionPan = components['schemas']['ProductionPan']
export type ProductionLine = components['schemas']['ProductionLine']
export type EntryValue = components['schemas']['EntryValue']
export type ProductionPart = components['schemas']['ProductionPart']
export type ProductionSignature = components['schemas']['ProductionSignature']
export type ProductionAmendment = components['schemas']['ProductionAmendment']
export type ProductionStock = components['schemas']['ProductionStock']
export type ProductionRecord = components['schemas']['ProductionRecord']
export type SavedProductionRecord = components['schemas']['SavedProductionRecord']
export type ReviewBinderRequest = components['schemas']['ReviewBinderRequest']
export type OpenRecord = components['schemas']['OpenRecord']
export type OpenRecordList = components['schemas']['OpenRecordList']
export type EntryPath = components['schemas']['EntryPath']
export type ProductionEdit = components['schemas']['ProductionEdit']
export type ProductionEdits = components['schemas']['ProductionEdits']
export type EditedProductionRecord = components['schemas']['EditedProductionRecord']
export type ProductionPlanning = components['schemas']['ProductionPlanning']
export type ProductionLineInput = components['schemas']['ProductionLineInput']
export type SubstitutionInput = components['schemas']['SubstitutionInput']
export type SubstitutionEffect = components['schemas']['SubstitutionEffect']
export type ProductionSignatureInput = components['schemas']['ProductionSignatureInput']
export type ProductionRecordConflict = components['schemas']['ProductionRecordConflict']
export type ProductionReopening = components['schemas']['ProductionReopening']
export type ProductionEvent = components['schemas']['ProductionEvent']
export type ProductionEventList = components['schemas']['ProductionEventList']
export type ProductionPrint = components['schemas']['ProductionPrint']
export type ReceivingLink = components['schemas']['ReceivingLink']
export type ReceivingLinkList = components['schemas']['ReceivingLinkList']
export type CreatedReceivingLink = components['schemas']['CreatedReceivingLink']
export type SavedReceivingLink = components['schemas']['SavedReceivingLink']
export type ReceivingPrint = components['schemas']['ReceivingPrint']
export type ReceivingLine = components['schemas']['ReceivingLine']
export type Receiving = components['schemas']['Receiving']
export type EditedReceiving = components['schemas']['EditedReceiving']
export type ReceivingSignature = components['schemas']['ReceivingSignature']
export type SavedReceiving = components['schemas']['SavedReceiving']
export type ReceivingConflict = components['schemas']['ReceivingConflict']
export type ProductionSettings = components['schemas']['ProductionSettings']
export type ProductionSettingsInput = components['schemas']['ProductionSettingsInput']
export type SavedProductionSettings = components['schemas']['SavedProductionSettings']
export type ProductionSettingsConflict = components['schemas']['ProductionSettingsConflict']
export type OwnHousehold = components['schemas']['OwnHousehold']
export type Allergies = components['schemas']['Allergies']
export type OwnChild = components['schemas']['OwnChild']
export type OwnFamily = components['schemas']['OwnFamily']
export type ChildAllergiesInput = components['schemas']['ChildAllergiesInput']
export type OwnChildConflict = components['schemas']['OwnChildConflict']
export type OrderKind = components['schemas']['OrderKind']
export type OrderStatus = components['schemas']['OrderStatus']
export type ChildOrderItem = components['schemas']['ChildOrderItem']
export type ChildOrder = components['schemas']['ChildOrder']
export type OrderDay = components['schemas']['OrderDay']
export type ChildPrice = components['schemas']['ChildPrice']
export type ChildOrders = components['schemas']['ChildOrders']
export type ChildItemInput = components['schemas']['ChildItemInput']
export type ChildOrderInput = components['schemas']['ChildOrderInput']
export type ChildItem = components['schemas']['ChildItem']
export type ChildItems = components['schemas']['ChildItems']
export type PlanPeriod = components['schemas']['PlanPeriod']
export type ChildPlan = components['schemas']['ChildPlan']
export type ChildPlanList = components['schemas']['ChildPlanList']
export type PlanWeekdays = components['schemas']['PlanWeekdays']
export type ChildPlanInput = components['schemas']['ChildPlanInput']
export type PlanDay = components['schemas']['PlanDay']
export type OrderPlanPreview = components['schemas']['OrderPlanPreview']
export type MarkedOrders = components['schemas']['MarkedOrders']
export type OwnProfile = components['schemas']['OwnProfile']
export type OwnProfileInput = components['schemas']['OwnProfileInput']
export type OwnProfileConflict = components['schemas']['OwnProfileConflict']
export type HouseholdAdult = components['schemas']['HouseholdAdult']
export type HouseholdStudent = components['schemas']['HouseholdStudent']
export type Household = components['schemas']['Household']
export type HouseholdList = components['schemas']['HouseholdList']
export type HouseholdInput = components['schemas']['HouseholdInput']
export type HouseholdConflict = components['schemas']['HouseholdConflict']
export type HouseholdAdultInput = components['schemas']['HouseholdAdultInput']
export type LedgerEntryKind = components['schemas']['LedgerEntryKind']
export type PayType = components['schemas']['PayType']
export type LedgerEntry = components['schemas']['LedgerEntry']
export type LedgerEntryList = components['schemas']['LedgerEntryList']
export type Change = components['schemas']['Change']
export type AdjustmentInput = components['schemas']['AdjustmentInput']
export type Student = components['schemas']['Student']
export type StudentList = components['schemas']['StudentList']
export type StudentInput = components['schemas']['StudentInput']
export type StudentConflict = components['schemas']['StudentConflict']
export type OrderLine = components['schemas']['OrderLine']
export type Order = components['schemas']['Order']
export type OrderTotals = components['schemas']['OrderTotals']
export type OrderList = components['schemas']['OrderList']
export type OrderLineInput = components['schemas']['OrderLineInput']
export type DiscountPct = components['schemas']['DiscountPct']
export type OrderInput = components['schemas']['OrderInput']
export type RefundInput = components['schemas']['RefundInput']
export type MarkInput = components['schemas']['MarkInput']
export type OrderChoice = components['schemas']['OrderChoice']
export type OrderChoices = components['schemas']['OrderChoices']
export type OrderPlan = components['schemas']['OrderPlan']
export type OrderPlanList = components['schemas']['OrderPlanList']
export type OrderPlanInput = components['schemas']['OrderPlanInput']
export type CardFee = components['schemas']['CardFee']
export type OrderSettings = components['schemas']['OrderSettings']
export type OrderSettingsInput = components['schemas']['OrderSettingsInput']
export type OrderSettingsConflict = components['schemas']['OrderSettingsConflict']
export type MealPrice = components['schemas']['MealPrice']
export type MealPriceList = components['schemas']['MealPriceList']
export type Money = components['schemas']['Money']
export type MealPriceInput = components['schemas']['MealPriceInput']
export type MealPriceConflict = components['schemas']['MealPriceConflict']
export type Provider = components['schemas']['Provider']
export type PaymentStatus = components['schemas']['PaymentStatus']
export type Payment = components['schemas']['Payment']
export type PaymentTotals = components['schemas']['PaymentTotals']
export type PaymentList = components['schemas']['PaymentList']
export type PositiveMoney = components['schemas']['PositiveMoney']
export type PaymentInput = components['schemas']['PaymentInput']
export type PaymentRefundInput = components['schemas']['PaymentRefundInput']
export type ReconciliationInput = components['schemas']['ReconciliationInput']
export type OrderImportKind = components['schemas']['OrderImportKind']
export type OrderImportSource = components['schemas']['OrderImportSource']
export type OrderImportState = components['schemas']['OrderImportState']
export type OrderImportField = components['schemas']['OrderImportField']
export type OrderImportColumn = components['schemas']['OrderImportColumn']
export type OrderImportCounts = components['schemas']['OrderImportCounts']
export type OrderImport = components['schemas']['OrderImport']
export type OrderImportList = components['schemas']['OrderImportList']
export type OrderImportColumns = components['schemas']['OrderImportColumns']
export type OrderImportResult = components['schemas']['OrderImportResult']
export type OrderImportProblem = components['schemas']['OrderImportProblem']
export type OrderImportRow = components['schemas']['OrderImportRow']
export type OrderImportRowList = components['schemas']['OrderImportRowList']
export type RuleDate = components['schemas']['RuleDate']
export type DietTag = components['schemas']['DietTag']
export type PlanDayKey = components['schemas']['PlanDayKey']
export type MenuPlanDayInput = components['schemas']['MenuPlanDayInput']
export type MenuPlanRequest = components['schemas']['MenuPlanRequest']
export type MenuPlanLine = components['schemas']['MenuPlanLine']
export type MenuPlanDay = components['schemas']['MenuPlanDay']
export type MenuPlanWeek = components['schemas']['MenuPlanWeek']
export type MenuPlanRequirement = components['schemas']['MenuPlanRequirement']
export type MenuPlan = components['schemas']['MenuPlan']
export type ReferenceFoodSummary = components['schemas']['ReferenceFoodSummary']
export type ReferenceFood = components['schemas']['ReferenceFood']
export type ReferenceFoodList = components['schemas']['ReferenceFoodList']
export type Import = components['schemas']['Import']
export type ImportProblem = components['schemas']['ImportProblem']
export type ImportProblemList = components['schemas']['ImportProblemList']
export type ImportColumns = components['schemas']['ImportColumns']
export type ImportRowChoice = components['schemas']['ImportRowChoice']
export type ImportAction = components['schemas']['ImportAction']
export type ImportRow = components['schemas']['ImportRow']
export type ImportRowList = components['schemas']['ImportRowList']
export type ImportDependent = components['schemas']['ImportDependent']
export type ImportDependentList = components['schemas']['ImportDependentList']
export type FoodSource = components['schemas']['FoodSource']
export type PrintedValue = components['schemas']['PrintedValue']
export type IngredientLabel = components['schemas']['IngredientLabel']
export type IngredientInput = components['schemas']['IngredientInput']
export type Pack = components['schemas']['Pack']
export type PackLevel = components['schemas']['PackLevel']
export type DatedPrice = components['schemas']['DatedPrice']
export type PriceBreak = components['schemas']['PriceBreak']
export type Ingredient = components['schemas']['Ingredient']
export type IngredientList = components['schemas']['IngredientList']
export type CreditStatus = components['schemas']['CreditStatus']
export type UnassessedIngredient = components['schemas']['UnassessedIngredient']
export type UnassessedIngredientList = components['schemas']['UnassessedIngredientList']
export type IngredientIds = components['schemas']['IngredientIds']
export type MarkedIngredients = components['schemas']['MarkedIngredients']
export type RecipeType = components['schemas']['RecipeType']
export type RecipeStatus = components['schemas']['RecipeStatus']
export type RecipePatch = components['schemas']['RecipePatch']
export type RecipeInput = components['schemas']['RecipeInput']
export type RetentionFactorList = components['schemas']['RetentionFactorList']
export type RetentionFactor = components['schemas']['RetentionFactor']
export type Cooking = components['schemas']['Cooking']
export type RecipeSummary = components['schemas']['RecipeSummary']
export type RecipeList = components['schemas']['RecipeList']
export type RecipeSource = components['schemas']['RecipeSource']
export type Recipe = components['schemas']['Recipe']
export type Nutrients = components['schemas']['Nutrients']
export type Measure = components['schemas']['Measure']
export type Conflict = components['schemas']['Conflict']
export type Price = components['schemas']['Price']
export type AllergenName = components['schemas']['AllergenName']
export type NutrientNote = components['schemas']['NutrientNote']
export type NutrientNotes = components['schemas']['NutrientNotes']
export type AllergenLevel = components['schemas']['AllergenLevel']
export type Allergens = components['schemas']['Allergens']
export type CreditRule = components['schemas']['CreditRule']
export type CreditEvidence = components['schemas']['CreditEvidence']
export type DocumentKind = components['schemas']['DocumentKind']
export type CreditDocument = components['schemas']['CreditDocument']
export type NutrientAnswers = components['schemas']['NutrientAnswers']
export type AllergenAnswers = components['schemas']['AllergenAnswers']
export type IngredientDocument = components['schemas']['IngredientDocument']
export type IngredientDocumentList = components['schemas']['IngredientDocumentList']
export type IngredientDocumentInput = components['schemas']['IngredientDocumentInput']
export type IngredientDocumentConflict = components['schemas']['IngredientDocumentConflict']
export type UsingRecipe = components['schemas']['UsingRecipe']
export type UsingRecipes = components['schemas']['UsingRecipes']
export type UsingMenuItem = components['schemas']['UsingMenuItem']
export type UsingMenuItems = components['schemas']['UsingMenuItems']
export type UsingMenu = components['schemas']['UsingMenu']
export type UsingMenus = components['schemas']['UsingMenus']
export type UsingCycleMenu = components['schemas']['UsingCycleMenu']
export type UsingCycleMenus = components['schemas']['UsingCycleMenus']
export type Replacement = components['schemas']['Replacement']
export type Uses = components['schemas']['Uses']
export type SpecChange = components['schemas']['SpecChange']
export type PortionValues = components['schemas']['PortionValues']
export type FoodEffect = components['schemas']['FoodEffect']
export type FoodEffects = components['schemas']['FoodEffects']
export type WeekStatus = components['schemas']['WeekStatus']
export type CostEffect = components['schemas']['CostEffect']
export type WeekEffect = components['schemas']['WeekEffect']
export type WeekEffects = components['schemas']['WeekEffects']
export type ChangeEffects = components['schemas']['ChangeEffects']
export type SeenChanges = components['schemas']['SeenChanges']
export type ChangedAgain = components['schemas']['ChangedAgain']
export type PriceChange = components['schemas']['PriceChange']
export type PriceEffects = components['schemas']['PriceEffects']
export type ChangedSpec = components['schemas']['ChangedSpec']
export type ChangedSpecs = components['schemas']['ChangedSpecs']
export type ReplacementInput = components['schemas']['ReplacementInput']
export type ReplacementProblem = components['schemas']['ReplacementProblem']
export type ReplacementPreview = components['schemas']['ReplacementPreview']
export type PlannedItemRef = components['schemas']['PlannedItemRef']
export type PlannedDayKey = components['schemas']['PlannedDayKey']
export type PlannedReplacementInput = components['schemas']['PlannedReplacementInput']
export type PlannedReplacementResult = components['schemas']['PlannedReplacementResult']
export type PlannedMenus = components['schemas']['PlannedMenus']
export type PlannedSearch = components['schemas']['PlannedSearch']
export type PlannedItem = components['schemas']['PlannedItem']
export type PlannedItems = components['schemas']['PlannedItems']
export type PlannedDayRef = components['schemas']['PlannedDayRef']
export type PlannedReplacementQuestion = components['schemas']['PlannedReplacementQuestion']
export type VerdictEffect = components['schemas']['VerdictEffect']
export type PlannedDayEffect = components['schemas']['PlannedDayEffect']
export type PlannedReplacementPreview = components['schemas']['PlannedReplacementPreview']
export type CompositionBasis = components['schemas']['CompositionBasis']
export type FoodCompositionRow = components['schemas']['FoodCompositionRow']
export type FoodPart = components['schemas']['FoodPart']
export type FoodParts = components['schemas']['FoodParts']
export type FoodGap = components['schemas']['FoodGap']
export type MissingNutritionRow = components['schemas']['MissingNutritionRow']
export type MissingNutritionList = components['schemas']['MissingNutritionList']
export type CheckedWeek = components['schemas']['CheckedWeek']
export type CheckedWeeks = components['schemas']['CheckedWeeks']
export type DiscontinuedKind = components['schemas']['DiscontinuedKind']
export type DiscontinuedPlace = components['schemas']['DiscontinuedPlace']
export type DiscontinuedStock = components['schemas']['DiscontinuedStock']
export type DiscontinuedItem = components['schemas']['DiscontinuedItem']
export type DiscontinuedItemList = components['schemas']['DiscontinuedItemList']
export type HaccpProcess = components['schemas']['HaccpProcess']
export type ControlPoint = components['schemas']['ControlPoint']
export type RecipeStep = components['schemas']['RecipeStep']
export type GradePortion = components['schemas']['GradePortion']
export type RecipeGradePortions = components['schemas']['RecipeGradePortions']
export type RecipePan = components['schemas']['RecipePan']
export type LineUnit = components['schemas']['LineUnit']
export type LineAmount = components['schemas']['LineAmount']
export type RecipeLine = components['schemas']['RecipeLine']
export type StatusStep = components['schemas']['StatusStep']
export type RecipeVersion = components['schemas']['RecipeVersion']
export type RecipeVersionList = components['schemas']['RecipeVersionList']
export type RecipeVersionMove = components['schemas']['RecipeVersionMove']
export type RecipeVersionStart = components['schemas']['RecipeVersionStart']
export type Vendor = components['schemas']['Vendor']
export type VendorList = components['schemas']['VendorList']
export type VendorInput = components['schemas']['VendorInput']
export type VendorConflict = components['schemas']['VendorConflict']
export type StorageLocation = components['schemas']['StorageLocation']
export type StorageLocationList = components['schemas']['StorageLocationList']
export type StorageLocationConflict = components['schemas']['StorageLocationConflict']
export type Site = components['schemas']['Site']
export type SiteList = components['schemas']['SiteList']
export type NewSite = components['schemas']['NewSite']
export type SiteInput = components['schemas']['SiteInput']
export type SiteConflict = components['schemas']['SiteConflict']
export type PackLevelSizes = components['schemas']['PackLevelSizes']
export type StockPack = components['schemas']['StockPack']
export type PackCount = components['schemas']['PackCount']
export type StockRow = components['schemas']['StockRow']
export type StockList = components['schemas']['StockList']
export type StockOptions = components['schemas']['StockOptions']
export type StockIngredient = components['schemas']['StockIngredient']
export type StockIngredientList = components['schemas']['StockIngredientList']
export type StockTexts = components['schemas']['StockTexts']
export type FoundStockIngredients = components['schemas']['FoundStockIngredients']
export type SignedDecimal = components['schemas']['SignedDecimal']
export type UnitCost = components['schemas']['UnitCost']
export type StockChangeInput = components['schemas']['StockChangeInput']
export type StockLot = components['schemas']['StockLot']
export type StockLotList = components['schemas']['StockLotList']
export type MovingRecord = components['schemas']['MovingRecord']
export type StockMove = components['schemas']['StockMove']
export type StockMoveList = components['schemas']['StockMoveList']
export type StockParInput = components['schemas']['StockParInput']
export type StartingInventorySummary = components['schemas']['StartingInventorySummary']
export type StartingInventoryList = components['schemas']['StartingInventoryList']
export type StartingInventoryLine = components['schemas']['StartingInventoryLine']
export type StartingInventoryInput = components['schemas']['StartingInventoryInput']
export type StoredStartingLine = components['schemas']['StoredStartingLine']
export type StartingInventory = components['schemas']['StartingInventory']
export type CountStatus = components['schemas']['CountStatus']
export type StockCountSummary = components['schemas']['StockCountSummary']
export type StockCountList = components['schemas']['StockCountList']
export type StockCountInput = components['schemas']['StockCountInput']
export type NamedId = components['schemas']['NamedId']
export type CountOptions = components['schemas']['CountOptions']
export type ShelfOrderInput = components['schemas']['ShelfOrderInput']
export type CountUnit = components['schemas']['CountUnit']
export type CountPackLevel = components['schemas']['CountPackLevel']
export type CountPack = components['schemas']['CountPack']
export type CountLot = components['schemas']['CountLot']
export type GivenNumber = components['schemas']['GivenNumber']
export type GivenAmount = components['schemas']['GivenAmount']
export type CountAmount = components['schemas']['CountAmount']
export type CountReason = components['schemas']['CountReason']
export type CountLine = components['schemas']['CountLine']
export type StockCount = components['schemas']['StockCount']
export type StockCountConflict = components['schemas']['StockCountConflict']
export type StockCountStep = components['schemas']['StockCountStep']
export type CountLines = components['schemas']['CountLines']
export type CountReasons = components['schemas']['CountReasons']
export type CountItem = components['schemas']['CountItem']
export type CountItemList = components['schemas']['CountItemList']
export type CountItemInput = components['schemas']['CountItemInput']
export type CountLineSaved = components['schemas']['CountLineSaved']
export type CountAmountInput = components['schemas']['CountAmountInput']
export type CountLineConflict = components['schemas']['CountLineConflict']
export type CountedAmount = components['schemas']['CountedAmount']
export type RequestParty = components['schemas']['RequestParty']
export type RequestStatus = components['schemas']['RequestStatus']
export type RequestRights = components['schemas']['RequestRights']
export type StockRequestSummary = components['schemas']['StockRequestSummary']
export type StockRequestList = components['schemas']['StockRequestList']
export type RequestLineInput = components['schemas']['RequestLineInput']
export type StockRequestInput = components['schemas']['StockRequestInput']
export type RequestOptions = components['schemas']['RequestOptions']
export type RequestItem = components['schemas']['RequestItem']
export type RequestSuggestion = components['schemas']['RequestSuggestion']
export type RequestSuggestions = components['schemas']['RequestSuggestions']
export type RequestItemList = components['schemas']['RequestItemList']
export type RequestLine = components['schemas']['RequestLine']
export type DifferenceReason = components['schemas']['DifferenceReason']
export type ShippedLot = components['schemas']['ShippedLot']
export type ShipmentLine = components['schemas']['ShipmentLine']
export type Shipment = components['schemas']['Shipment']
export type StockRequest = components['schemas']['StockRequest']
export type StockRequestConflict = components['schemas']['StockRequestConflict']
export type DecidedLine = components['schemas']['DecidedLine']
export type RequestDecision = components['schemas']['RequestDecision']
export type Pick = components['schemas']['Pick']
export type ShortLine = components['schemas']['ShortLine']
export type PickList = components['schemas']['PickList']
export type ShipmentInput = components['schemas']['ShipmentInput']
export type ReceivedLine = components['schemas']['ReceivedLine']
export type ShipmentReceipt = components['schemas']['ShipmentReceipt']
export type PurchaseOrderStatus = components['schemas']['PurchaseOrderStatus']
export type OrderDue = components['schemas']['OrderDue']
export type OrderBy = components['schemas']['OrderBy']
export type PurchaseOrderSummary = components['schemas']['PurchaseOrderSummary']
export type PurchaseOrderList = components['schemas']['PurchaseOrderList']
export type OrderReason = components['schemas']['OrderReason']
export type PurchaseOrderLineInput = components['schemas']['PurchaseOrderLineInput']
export type PurchaseOrderInput = components['schemas']['PurchaseOrderInput']
export type OpenOrder = components['schemas']['OpenOrder']
export type OpenOrders = components['schemas']['OpenOrders']
export type VendorOffer = components['schemas']['VendorOffer']
export type PurchaseOrderLine = components['schemas']['PurchaseOrderLine']
export type PurchaseReceiptLine = components['schemas']['PurchaseReceiptLine']
export type PurchaseReceipt = components['schemas']['PurchaseReceipt']
export type TakenStep = components['schemas']['TakenStep']
export type PurchaseOrder = components['schemas']['PurchaseOrder']
export type PurchaseOrderConflict = components['schemas']['PurchaseOrderConflict']
export type PurchaseOrderStep = components['schemas']['PurchaseOrderStep']
export type PurchaseOrderExport = components['schemas']['PurchaseOrderExport']
export type PurchaseReceiptLineInput = components['schemas']['PurchaseReceiptLineInput']
export type PurchaseReceiptInput = components['schemas']['PurchaseReceiptInput']
export type ReceiptReversal = components['schemas']['ReceiptReversal']
export type TakenPrice = components['schemas']['TakenPrice']
export type SuggestionGap = components['schemas']['SuggestionGap']
export type SuggestionSource = components['schemas']['SuggestionSource']
export type SuggestedLine = components['schemas']['SuggestedLine']
export type VendorSuggestion = components['schemas']['VendorSuggestion']
export type OpenNeed = components['schemas']['OpenNeed']
export type OrderSuggestions = components['schemas']['OrderSuggestions']
export type BuyAmericanShare = components['schemas']['BuyAmericanShare']
export type LotCodes = components['schemas']['LotCodes']
export type ItemCode = components['schemas']['ItemCode']
export type BaseQuantity = components['schemas']['BaseQuantity']
export type TracedLot = components['schemas']['TracedLot']
export type TracedPlace = components['schemas']['TracedPlace']
export type TracedTransfer = components['schemas']['TracedTransfer']
export type TraceCertainty = components['schemas']['TraceCertainty']
export type TracedDish = components['schemas']['TracedDish']
export type TracedMeal = components['schemas']['TracedMeal']
export type LotTrace = components['schemas']['LotTrace']
export type MealTrace = components['schemas']['MealTrace']
export type LotTraceExport = components['schemas']['LotTraceExport']
export type LotWithdrawal = components['schemas']['LotWithdrawal']

export interface ListSchoolsParams {
  role: 'ROLE_CATERER'
  date: Date
}

export interface ValidateUserNameParams {
  username: string
}

export interface RecoveryPasswordParams {
  isCaterer?: boolean
}

export interface IsLinkValidateParams {
  token: string
  userId: Id
  isCaterer?: boolean
}

export interface CatererAccActivationParams {
  username: string
}

export interface ListUsersParams {
  /** Words, or beginnings of words, that the row contains, in any order. */
  q?: string
  /** Zero-based page number. */
  page?: number
  size?: number
  /** Sort keys, separated by commas; `-` before a key sorts descending: lastName, firstName, email, role, status, lastLogin. */
  sort?: string
  role?: UserRole
  status?: UserStatus
  firstNameContains?: PartOfText
  lastNameContains?: PartOfText
  emailContains?: PartOfText
  mobileContains?: PartOfText
}

export interface ListRecordHistoryParams {
  recordType: RecordType
  recordId: Id
  /** Zero-based page number. */
  page?: number
  size?: number
}

export interface ReadCatererLoginParams {
  /** The module being opened. Accepted but not used. */
  loginModule?: string
  currentDate: Date
}

export interface ListSitesParams {
  catererId: CatererId
}

export interface ReadSiteParams {
  catererId: CatererId
}

export interface ProposeSubdomainParams {
  schoolName: string
}

export interface ListCatererHolidaysParams {
  catererId: CatererId
  startDate: Date
  /** The last day of the range, inclusive. */
  endDate: Date
}

export interface ListSavedViewsParams {
  tableId: TableId
}

export interface ReadCatererAnalysisSettingsParams {
  /** The caterer. */
  catererAnalysisId: CatererId
}

export interface FindMenuItemsBySchoolParams {
  schoolId: Id
  /** Menu types, separated by commas. An item must have one of them. */
  types: MenuTypes
  /** The meal program whose grade group applies. Default = the first program of the menu types or, if there is none, the school's first. */
  programId?: Id
}

export interface FindMenuItemsSubCategoriesParams {
  catererId: CatererId
  /** Default = all. */
  category?: MealCategoryCode
}

export interface FindMenuCaterersParams {
  catererId: CatererId
  /** Menu types, separated by commas. An item must have one of them. */
  types?: MenuTypes
  mealCategory?: MealCategoryCode
  isActive?: boolean
  subCategoryId?: Id
  /** Words, or beginnings of words, that the row contains, in any order. */
  q?: string
  /** Zero-based page number. */
  page?: number
  /** Default = all items on one page. */
  size?: number
  /** Columns to sort by, separated by commas; `-` before a column sorts descending. */
  sort?: string
  nameContains?: PartOfText
  subCategoryContains?: PartOfText
  linkedContains?: PartOfText
}

export interface ReadPublicMenuParams {
  /** Default = the first day of the month of `endDate` or, if that is not set, of the current month in the caterer's time zone. */
  startDate?: Date
  /** The last day of the range, inclusive. Default = the last day of the month of `startDate`. */
  endDate?: Date
}

export interface ExportPublicMenuParams {
  /** Default = the first day of the month of `endDate` or, if that is not set, of the current month in the caterer's time zone. */
  startDate?: Date
  /** The last day of the range, inclusive. Default = the last day of the month of `startDate`. */
  endDate?: Date
  /** Names in this language, if the caterer has them. Default = the caterer's own names. */
  language?: PublicLanguage
}

export interface SubscribePublicMenuParams {
  itemType: MenuType
  /** A program from `readPublicMenu`, for a school that serves the menu type to several grade groups. Default = its first. */
  programId?: Id
  /** Names in this language, if the caterer has them. Default = the caterer's own names. */
  language?: PublicLanguage
}

export interface ReadSchoolCalendarParams {
  itemType: MenuType
  /** The meal program, for a school that serves the menu type to several grade groups. Default = its first. */
  programId?: Id
  startDate: Date
  /** The last day of the range, inclusive. */
  endDate: Date
}

export interface ReplaceSchoolCalendarDayParams {
  itemType: MenuType
  /** The meal program, for a school that serves the menu type to several grade groups. Default = its first. */
  programId?: Id
}

export interface PublishCalendarParams {
  /** Separated by commas. Default = all schools that the month fits and that the caller works for. */
  schoolIds?: string
  /** The reason. It is kept with the publication. */
  reason?: string
}

export interface TakeBackPublicationParams {
  /** The reason. It is kept with the publication and in the history of the months. */
  reason?: string
}

export interface ListSchoolMenusParams {
  /** Default = all. */
  isActive?: boolean
  /** The meal program, for a school that serves the menu type to several grade groups. Default = its first. */
  programId?: Id
}

export interface ListCalendarSummariesParams {
  itemType: MenuType
  catererId: CatererId
  startYearMonth: YearMonth
  endYearMonth: YearMonth
}

export interface ReadMonthlyCalendarParams {
  /** Default: true. If true, the id is of a month of a master menu; if false, of a month of a school. */
  isCatererMenu?: boolean
}

export interface FindMenuItemsByProgramParams {
  programId: Id
}

export interface ListMenuAnalysisItemsParams {
  /** The id of a month. */
  menuSummaryId: Id
  /** Default: true. If true, the id is of a month of a master menu; if false, of a month of a school. */
  isCatererMenu?: boolean
}

export interface ExportMealPatternParams {
  /** Default: true. If true, the id is of a month of a master menu; if false, of a month of a school. */
  isCatererMenu?: boolean
}

export interface ReadDashboardParams {
  /** The day of the meals, holidays and deliveries; if omitted, the caterer's today. */
  date?: Date
  /** Only this school, its families and its inventory site; if omitted, all of the caller's schools. */
  schoolId?: Id
}

export interface ListProductionRecordsParams {
  schoolId: Id
  itemType: MenuType
  startDate: Date
  /** The last day of the range, inclusive. */
  endDate: Date
}

export interface ListOpenProductionRecordsParams {
  /** Only this school; if omitted, all of the caller's schools. */
  schoolId?: Id
  /** How many days to look back; if omitted, 30. */
  days?: number
}

export interface ListProductionEventsParams {
  /** Zero-based page number. */
  page?: number
  size?: number
}

export interface ReadReceivingParams {
  /** The token of the link. */
  token: string
}

export interface EditReceivingParams {
  /** The token of the link. */
  token: string
}

export interface SignReceivingParams {
  /** The token of the link. */
  token: string
}

export interface ReadChildMenuParams {
  /** Default = today in the caterer's time zone. */
  startDate?: Date
  /** The last day of the range, inclusive. Default = six days after `startDate`. */
  endDate?: Date
}

export interface ListChildOrdersParams {
  /** Default = today in the caterer's time zone. */
  startDate?: Date
  /** The last day of the range, inclusive. Default = six days after `startDate`. */
  endDate?: Date
}

export interface ReadChildItemsParams {
  date: Date
  menuType: MenuType
}

export interface ListHouseholdsParams {
  /** Zero-based page number. */
  page?: number
  size?: number
  /** Parts of names or numbers. */
  q?: string
  /** Sort keys, separated by commas; `-` before a key sorts descending: name, code, balance. */
  sort?: string
  schoolId?: Id
  balance?: 'negative' | 'zero' | 'positive'
  /** Lists only archived households. */
  isArchived?: boolean
}

export interface ListLedgerEntriesParams {
  /** Zero-based page number. */
  page?: number
  size?: number
  from?: Date
  to?: Date
}

export interface ListStudentsParams {
  /** Zero-based page number. */
  page?: number
  size?: number
  /** Parts of names or numbers. */
  q?: string
  /** Sort keys, separated by commas; `-` before a key sorts descending: lastName, firstName, className, schoolName, studentNumber. */
  sort?: string
  schoolId?: Id
  householdId?: Id
  className?: string
  hasAllergies?: boolean
  isArchived?: boolean
}

export interface ListOrdersParams {
  /** Zero-based page number. */
  page?: number
  size?: number
  /** Parts of names or numbers. */
  q?: string
  /** Sort keys, separated by commas; `-` before a key sorts descending: date, studentName, className, schoolName, total, status. */
  sort?: string
  from?: Date
  to?: Date
  schoolId?: Id
  studentId?: Id
  householdId?: Id
  className?: string
  menuType?: MenuType
  kind?: OrderKind
  status?: OrderStatus
  payType?: PayType
  hasAllergies?: boolean
}

export interface ReadOrderChoicesParams {
  studentId: Id
  date: Date
  menuType: MenuType
}

export interface ListOrderPlansParams {
  studentId: Id
}

export interface ListPaymentsParams {
  /** Zero-based page number. */
  page?: number
  size?: number
  /** Parts of names or numbers. */
  q?: string
  /** Sort keys, separated by commas; `-` before a key sorts descending: paidOn, householdName, amount, payType, reference. */
  sort?: string
  from?: Date
  to?: Date
  householdId?: Id
  studentId?: Id
  schoolId?: Id
  payType?: PayType
  provider?: Provider
  status?: PaymentStatus
  isReconciled?: boolean
}

export interface ListOrderImportsParams {
  /** Zero-based page number. */
  page?: number
  size?: number
  kind?: OrderImportKind
}

export interface CreateOrderImportParams {
  kind: OrderImportKind
  fileName: string
}

export interface ListOrderImportRowsParams {
  /** Zero-based page number. */
  page?: number
  size?: number
  result?: OrderImportResult
}

export interface ListReferenceFoodsParams {
  /** Words, or beginnings of words, that the row contains, in any order. */
  q?: string
  /** Zero-based page number. */
  page?: number
  size?: number
  foodGroup?: string
  descriptionContains?: PartOfText
  codeContains?: PartOfText
  foodGroupContains?: PartOfText
  sourceContains?: PartOfText
}

export interface CreateImportParams {
  fileName: string
  /** The vendor that the list is from. Its columns, item numbers and prices are that vendor's. */
  vendorId?: Id
}

export interface ListImportProblemsParams {
  /** Zero-based page number. */
  page?: number
  size?: number
  columnContains?: PartOfText
  valueContains?: PartOfText
  messageContains?: PartOfText
}

export interface ListImportRowsParams {
  /** Zero-based page number. */
  page?: number
  size?: number
  action?: ImportAction
  codeContains?: PartOfText
  nameContains?: PartOfText
}

export interface ListImportDependentsParams {
  /** Zero-based page number. */
  page?: number
  size?: number
}

export interface ListIngredientsParams {
  /** Words, or beginnings of words, that the row contains, in any order. */
  q?: string
  /** Zero-based page number. */
  page?: number
  size?: number
  /** Columns to sort by, separated by commas; `-` before a column sorts descending. */
  sort?: string
  category?: string
  /** Ingredients that contain or may contain the allergen, or for which it is unknown. */
  allergen?: AllergenName
  /** Only ingredients with the tag. */
  dietTag?: DietTag
  /** Only ingredients with a price of the vendor. */
  vendorId?: Id
  /** Only ingredients that lack a nutrient that the rules or the label need. */
  missingNutrition?: boolean
  /** Only ingredients with credits that no unexpired document or food guide proves. */
  missingEvidence?: boolean
  /** Only ingredients whose crediting is not assessed, that do not credit, or that have credit rules. */
  creditStatus?: CreditStatus
  /** Only ingredients that are discontinued today, or only those that are not. */
  isDiscontinued?: boolean
  /** Only ingredients with a serving, which can be menu items. */
  servable?: boolean
  nameContains?: PartOfText
  codeContains?: PartOfText
  categoryContains?: PartOfText
  brandContains?: PartOfText
}

export interface CreateIngredientDocumentParams {
  fileName: string
  kind: DocumentKind
  validFrom?: Date
  expiresOn?: Date
}

export interface PrintRecipeCardParams {
  /** What to make: a number of `portions`, of a unit of the batch yield, of a pan by its position in the list (`4 pan1`), or of level utensils (`200 scoop8`). If omitted, the recipe as written. */
  scale?: string
}

export interface CreateRecipeDocumentParams {
  fileName: string
  kind: DocumentKind
  validFrom?: Date
  expiresOn?: Date
}

export interface CreateMenuItemDocumentParams {
  fileName: string
  kind: DocumentKind
  validFrom?: Date
  expiresOn?: Date
}

export interface ReadIngredientUsesParams {
  /** Only menus on or after this day. If it is not set but another of these three is, the range starts today, or on `to` if that is earlier. */
  from?: Date
  /** Only menus on or before this day, at most 366 days from the first day. */
  to?: Date
  /** Only menus of these schools, separated by commas. */
  schools?: string
}

export interface ReadChangeEffectsParams {
  /** Only changes after this instant. */
  since?: Instant
}

export interface ReadRecipeUsesParams {
  /** Only menus on or after this day. If it is not set but another of these three is, the range starts today, or on `to` if that is earlier. */
  from?: Date
  /** Only menus on or before this day, at most 366 days from the first day. */
  to?: Date
  /** Only menus of these schools, separated by commas. */
  schools?: string
}

export interface ReadFoodCompositionParams {
  basis?: CompositionBasis
}

export interface ListMissingNutritionParams {
  /** Words, or beginnings of words, that the row contains, in any order. */
  q?: string
  /** Zero-based page number. */
  page?: number
  size?: number
  /** Only ingredients with a gap of this kind. */
  gap?: FoodGap
  category?: string
  /** Only ingredients that are in a recipe in use or on a coming menu. */
  used?: boolean
  /** Only this ingredient. */
  id?: Id
}

export interface ReadWeeksOfIngredientParams {
  /** Only menus on or after this day. If it is not set but another of these three is, the range starts today, or on `to` if that is earlier. */
  from?: Date
  /** Only menus on or before this day, at most 366 days from the first day. */
  to?: Date
  /** Only menus of these schools, separated by commas. */
  schools?: string
}

export interface ListDiscontinuedItemsParams {
  /** Words, or beginnings of words, that the row contains, in any order. */
  q?: string
  /** Zero-based page number. */
  page?: number
  size?: number
  kind?: DiscontinuedKind
  /** Only what is still in this place. */
  place?: DiscontinuedPlace
  /** Only menus on or after this day. If it is not set but another of these three is, the range starts today, or on `to` if that is earlier. */
  from?: Date
  /** Only menus on or before this day, at most 366 days from the first day. */
  to?: Date
  /** Only menus of these schools, separated by commas. */
  schools?: string
  /** Only this recipe, or this ingredient. */
  id?: Id
}

export interface ListUnassessedIngredientsParams {
  /** Words, or beginnings of words, that the row contains, in any order. */
  q?: string
  /** Zero-based page number. */
  page?: number
  size?: number
  nameContains?: PartOfText
  codeContains?: PartOfText
  categoryContains?: PartOfText
}

export interface ListRecipesParams {
  /** Words, or beginnings of words, that the row contains, in any order. */
  q?: string
  /** Zero-based page number. */
  page?: number
  size?: number
  /** Columns to sort by, separated by commas; `-` before a column sorts descending. */
  sort?: string
  type?: RecipeType
  category?: MealCategory
  status?: RecipeStatus
  nameContains?: PartOfText
  numberContains?: PartOfText
  portionLabelContains?: PartOfText
}

export interface ListStorageLocationsParams {
  catererId: CatererId
}

export interface CreateStorageLocationParams {
  catererId: CatererId
  storageLocationName: string
}

export interface UpdateStorageLocationParams {
  catererId: CatererId
  storageLocationName: string
}

export interface DeleteStorageLocationParams {
  catererId: CatererId
}

export interface ListInventorySitesParams {
  catererId: CatererId
}

export interface CreateInventorySiteParams {
  catererId: CatererId
}

export interface ReadInventorySiteParams {
  catererId: CatererId
}

export interface UpdateInventorySiteParams {
  catererId: CatererId
}

export interface DeleteInventorySiteParams {
  catererId: CatererId
}

export interface ListStockParams {
  catererId: CatererId
  /** Zero-based page number. */
  page?: number
  size?: number
  /** Words, or beginnings of words, that the row contains, in any order. */
  q?: string
  /** Columns to sort by, separated by commas; `-` before a column sorts descending. */
  sort?: string
  siteId?: Id
  /** Only what is in this place. On hand, value and next expiration then refer to the place. */
  locationId?: Id
  category?: string
  /** Only items that are below their par, that have none on hand, or that are below zero. */
  state?: 'belowPar' | 'zero' | 'negative'
  /** Only items that expire within this many days or have expired. */
  expiresWithin?: number
  /** The end of a day, today at the latest. If omitted, now. */
  asOf?: Date
}

export interface ReadStockOptionsParams {
  catererId: CatererId
}

export interface ListStockIngredientsParams {
  catererId: CatererId
  /** Zero-based page number. */
  page?: number
  size?: number
  /** Words, or beginnings of words, that the row contains, in any order. */
  q?: string
}

export interface FindStockIngredientsParams {
  catererId: CatererId
}

export interface CreateStockChangeParams {
  catererId: CatererId
}

export interface ListStockLotsParams {
  catererId: CatererId
  /** The end of a day, today at the latest. If omitted, now. */
  asOf?: Date
}

export interface ListStockMovesParams {
  catererId: CatererId
  /** Zero-based page number. */
  page?: number
  size?: number
}

export interface SaveStockParParams {
  catererId: CatererId
}

export interface ListStartingInventoriesParams {
  catererId: CatererId
}

export interface CreateStartingInventoryParams {
  catererId: CatererId
}

export interface ReadStartingInventoryParams {
  catererId: CatererId
}

export interface UpdateStartingInventoryParams {
  catererId: CatererId
}

export interface DeleteStartingInventoryParams {
  catererId: CatererId
}

export interface PostStartingInventoryParams {
  catererId: CatererId
}

export interface FindCountItemsParams {
  q: string
}

export interface SuggestRequestLinesParams {
  siteId: Id
  from: Date
  to: Date
  /** The draft that the lines are for. What it already asks for is not counted. */
  requestId?: Id
}

export interface FindRequestItemsParams {
  siteId: Id
  q: string
}

export interface ListPurchaseOrdersParams {
  catererId: CatererId
  /** Zero-based page number. */
  page?: number
  size?: number
  /** Part of the order number, the vendor's name or the site's name. */
  q?: string
  /** Sort keys, separated by commas; `-` before a key sorts descending: number, vendorName, siteName, status, deliveryDate, total. */
  sort?: string
  status?: PurchaseOrderStatus
  /** `submit`: drafts whose cutoff is tomorrow or earlier. `receive`: submitted orders with a delivery today or earlier. */
  due?: OrderDue
  vendorId?: Id
  siteId?: Id
  /** Only deliveries on or after this day. */
  from?: Date
  /** Only deliveries on or before this day. */
  to?: Date
}

export interface CreatePurchaseOrderParams {
  catererId: CatererId
}

export interface ListOpenOrdersParams {
  catererId: CatererId
  ingredientId: Id
  siteId?: Id
}

export interface ReadPurchaseOrderParams {
  catererId: CatererId
}

export interface UpdatePurchaseOrderParams {
  catererId: CatererId
}

export interface SetPurchaseOrderStatusParams {
  catererId: CatererId
}

export interface ExportPurchaseOrderParams {
  catererId: CatererId
}

export interface CreatePurchaseReceiptParams {
  catererId: CatererId
}

export interface ReversePurchaseReceiptParams {
  catererId: CatererId
}

export interface TakeReceiptPriceParams {
  catererId: CatererId
}

export interface ListOrderSuggestionsParams {
  catererId: CatererId
  siteId: Id
  from: Date
  to: Date
}

export interface ReadBuyAmericanShareParams {
  catererId: CatererId
  from: Date
  to: Date
  siteId?: Id
}

export interface TraceLotsParams {
  /** Separated by commas. Letter case, spaces, hyphens, dots and slashes are ignored. */
  lotCodes?: LotCodes
  /** The ingredient may be archived. */
  ingredientId?: Id
  /** Lots of ingredients with a price of this vendor, or lots received on an order from it. The vendor may be archived. */
  vendorId?: Id
  /** The vendor's item number in its prices or in orders that were received, a GTIN of one of the product's packs, or the ingredient's code. */
  itemCode?: ItemCode
  /** Only lots received on or after this day. */
  from?: Date
  /** Only lots received on or before this day. */
  to?: Date
}

export interface TraceMealParams {
  schoolId: Id
  date: Date
  itemType: MenuType
}

/** The input and the successful responses of each operation. Uploads and downloads differ between server and client. */
export interface Operations<Upload, Download> {
  createToken: {
    path: Record<never, never>
    query: Record<never, never>
    body: TokenRequest
    answers: { 200: Token }
  }
  revokeToken: {
    path: Record<never, never>
    query: Record<never, never>
    body: RevokeRequest
    answers: { 200: Saved }
  }
  readUserInfo: {
    path: Record<never, never>
    query: Record<never, never>
    body: undefined
    answers: { 200: UserInfo }
  }
  chooseLanguage: {
    path: Record<never, never>
    query: Record<never, never>
    body: LanguageInput
    answers: { 200: Saved }
  }
  readOwnScreens: {
    path: Record<never, never>
    query: Record<never, never>
    body: undefined
    answers: { 200: OwnScreens }
  }
  pinScreen: {
    path: {
      /** The id of a screen of the app, such as `schoolMenus`. */
      screen: string
    }
    query: Record<never, never>
    body: ScreenPin
    answers: { 200: OwnScreens }
  }
  rememberScreen: {
    path: {
      /** The id of a screen of the app, such as `schoolMenus`. */
      screen: string
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: OwnScreens }
  }
  listSchools: {
    path: Record<never, never>
    query: ListSchoolsParams
    body: undefined
    answers: { 200: SchoolList }
  }
  checkLogin: {
    path: Record<never, never>
    query: Record<never, never>
    body: Credentials
    answers: { 200: Saved }
  }
  validateUserName: {
    path: Record<never, never>
    query: ValidateUserNameParams
    body: undefined
    answers: { 200: boolean }
  }
  forgotPassword: {
    path: Record<never, never>
    query: Record<never, never>
    body: ForgotPassword
    answers: { 200: Saved }
  }
  recoveryPassword: {
    path: Record<never, never>
    query: RecoveryPasswordParams
    body: RecoveryPassword
    answers: { 200: Saved }
  }
  changePassword: {
    path: Record<never, never>
    query: Record<never, never>
    body: ChangePassword
    answers: { 200: Saved }
  }
  isLinkValidate: {
    path: Record<never, never>
    query: IsLinkValidateParams
    body: undefined
    answers: { 200: GoodLink }
  }
  catererAccActivation: {
    path: Record<never, never>
    query: CatererAccActivationParams
    body: undefined
    answers: { 200: AccountState }
  }
  listUsers: {
    path: Record<never, never>
    query: ListUsersParams
    body: undefined
    answers: { 200: UserList }
  }
  createUser: {
    path: Record<never, never>
    query: Record<never, never>
    body: UserInput
    answers: { 201: Added }
  }
  readUser: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: User }
  }
  updateUser: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: UserInput
    answers: { 200: Saved }
  }
  inviteUser: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  deactivateUser: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  reactivateUser: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  listRecordHistory: {
    path: Record<never, never>
    query: ListRecordHistoryParams
    body: undefined
    answers: { 200: RecordHistory }
  }
  readCatererLogin: {
    path: {
      /** The caterer. */
      id: CatererId
    }
    query: ReadCatererLoginParams
    body: undefined
    answers: { 200: CatererLogin }
  }
  readCaterer: {
    path: {
      id: CatererId
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Caterer }
  }
  updateCaterer: {
    path: {
      catererId: CatererId
    }
    query: Record<never, never>
    body: CatererInput
    answers: { 200: Saved }
  }
  listSites: {
    path: Record<never, never>
    query: ListSitesParams
    body: undefined
    answers: { 200: SchoolRecordList }
  }
  createSite: {
    path: {
      /** The caterer. */
      id: Id
    }
    query: Record<never, never>
    body: SchoolRecordInput
    answers: { 200: Saved }
  }
  updateSite: {
    path: {
      catererId: CatererId
      siteId: Id
    }
    query: Record<never, never>
    body: SchoolRecordInput
    answers: { 200: Saved }
  }
  deleteSite: {
    path: {
      catererId: CatererId
      siteId: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  readSite: {
    path: {
      siteId: Id
    }
    query: ReadSiteParams
    body: undefined
    answers: { 200: SchoolRecord }
  }
  restoreSite: {
    path: {
      siteId: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  proposeSubdomain: {
    path: Record<never, never>
    query: ProposeSubdomainParams
    body: undefined
    answers: { 200: SubdomainProposal }
  }
  listCatererHolidays: {
    path: Record<never, never>
    query: ListCatererHolidaysParams
    body: undefined
    answers: { 200: CatererHolidayList }
  }
  createCatererHoliday: {
    path: Record<never, never>
    query: Record<never, never>
    body: CatererHolidayInput
    answers: { 201: Added }
  }
  deleteCatererHoliday: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  listNotifications: {
    path: Record<never, never>
    query: Record<never, never>
    body: undefined
    answers: { 200: NotificationList }
  }
  markNotificationsRead: {
    path: Record<never, never>
    query: Record<never, never>
    body: ReadNotifications
    answers: { 200: NotificationsRead }
  }
  markNotificationRead: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: NotificationsRead }
  }
  listNotificationChoices: {
    path: Record<never, never>
    query: Record<never, never>
    body: undefined
    answers: { 200: NotificationChoiceList }
  }
  chooseNotification: {
    path: {
      kind: NotificationKind
    }
    query: Record<never, never>
    body: NotificationChoiceInput
    answers: { 200: NotificationChosen }
  }
  listSavedViews: {
    path: Record<never, never>
    query: ListSavedViewsParams
    body: undefined
    answers: { 200: SavedViewList }
  }
  createSavedView: {
    path: Record<never, never>
    query: Record<never, never>
    body: SavedViewInput
    answers: { 201: Added }
  }
  updateSavedView: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: SavedViewInput
    answers: { 200: Saved }
  }
  deleteSavedView: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  readCatererAnalysisSettings: {
    path: Record<never, never>
    query: ReadCatererAnalysisSettingsParams
    body: undefined
    answers: { 200: CatererAnalysisSettings }
  }
  createCatererAnalysisSettings: {
    path: Record<never, never>
    query: Record<never, never>
    body: CatererAnalysisSettingsInput
    answers: { 201: Added }
  }
  updateCatererAnalysisSettings: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: CatererAnalysisSettingsInput
    answers: { 200: Saved }
  }
  listMenuPlaceholders: {
    path: Record<never, never>
    query: Record<never, never>
    body: undefined
    answers: { 200: MenuPlaceholderList }
  }
  createMenuPlaceholder: {
    path: Record<never, never>
    query: Record<never, never>
    body: MenuPlaceholderInput
    answers: { 201: Added }
  }
  readMenuPlaceholder: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: MenuPlaceholder }
  }
  updateMenuPlaceholder: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: MenuPlaceholderInput
    answers: { 200: Saved }
  }
  archiveMenuPlaceholder: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  restoreMenuPlaceholder: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  createMenuItem: {
    path: Record<never, never>
    query: Record<never, never>
    body: MenuItemInput
    answers: { 201: Added }
  }
  readMenuItem: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: MenuItem }
  }
  updateMenuItem: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: MenuItemPatch
    answers: { 200: Saved }
  }
  findMenuItemsBySchool: {
    path: Record<never, never>
    query: FindMenuItemsBySchoolParams
    body: undefined
    answers: { 200: SchoolMenuItemList }
  }
  createItemSubCategory: {
    path: Record<never, never>
    query: Record<never, never>
    body: ItemSubCategoryInput
    answers: { 201: Added }
  }
  updateItemSubCategory: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: ItemSubCategoryPatch
    answers: { 200: Saved }
  }
  deleteItemSubCategory: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  findMenuItemsSubCategories: {
    path: Record<never, never>
    query: FindMenuItemsSubCategoriesParams
    body: undefined
    answers: { 200: ItemSubCategoryList }
  }
  updateMenuCaterer: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: MenuCatererPatch
    answers: { 200: Saved }
  }
  findMenuCaterers: {
    path: Record<never, never>
    query: FindMenuCaterersParams
    body: undefined
    answers: { 200: MenuCatererList }
  }
  printMenu: {
    path: Record<never, never>
    query: Record<never, never>
    body: MenuPrintRequest
    answers: { 200: Download }
  }
  readPublicMenu: {
    path: {
      subdomain: string
    }
    query: ReadPublicMenuParams
    body: undefined
    answers: { 200: PublicMenu }
  }
  exportPublicMenu: {
    path: {
      subdomain: string
    }
    query: ExportPublicMenuParams
    body: undefined
    answers: { 200: Download }
  }
  subscribePublicMenu: {
    path: {
      subdomain: string
    }
    query: SubscribePublicMenuParams
    body: undefined
    answers: { 200: Download }
  }
  listMealPrograms: {
    path: Record<never, never>
    query: Record<never, never>
    body: undefined
    answers: { 200: MealProgramList }
  }
  listCountryDetails: {
    path: Record<never, never>
    query: Record<never, never>
    body: undefined
    answers: { 200: CountryDetailList }
  }
  readSchoolCalendar: {
    path: {
      schoolId: Id
    }
    query: ReadSchoolCalendarParams
    body: undefined
    answers: { 200: SchoolCalendar }
  }
  replaceSchoolCalendarDay: {
    path: {
      schoolId: Id
      date: Date
    }
    query: ReplaceSchoolCalendarDayParams
    body: CalendarDayInput
    answers: { 200: SavedCalendarDay }
  }
  publishCalendar: {
    path: {
      id: Id
    }
    query: PublishCalendarParams
    body: undefined
    answers: { 200: PublishAnswer; 202: PublishAnswer }
  }
  readPublishJob: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: PublishJob }
  }
  cancelPublishJob: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  listApplicableSchools: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: ApplicableSchoolList }
  }
  setMasterMenu: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: MasterMenuRequest
    answers: { 200: Published }
  }
  listPublications: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: PublicationList }
  }
  takeBackPublication: {
    path: {
      id: Id
    }
    query: TakeBackPublicationParams
    body: undefined
    answers: { 200: Published }
  }
  listSchoolMenus: {
    path: {
      schoolId: Id
      menuType: MenuType
    }
    query: ListSchoolMenusParams
    body: undefined
    answers: { 200: SchoolMenuList }
  }
  replaceSchoolMonthlyCalendar: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: SchoolDaysInput
    answers: { 200: SavedSchoolDays }
  }
  answerDayConflicts: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: ConflictAnswers
    answers: { 200: SavedCalendarDay }
  }
  reopenDayConflicts: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: ConflictReopening
    answers: { 200: SavedCalendarDay }
  }
  listPublishedDays: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: PublishedDayList }
  }
  listCalendarSummaries: {
    path: Record<never, never>
    query: ListCalendarSummariesParams
    body: undefined
    answers: { 200: CalendarSummaryList }
  }
  readMonthlyCalendar: {
    path: {
      id: Id
    }
    query: ReadMonthlyCalendarParams
    body: undefined
    answers: { 200: MonthlyCalendar }
  }
  saveCatererMonthlyCalendar: {
    path: {
      catererId: CatererId
      menuType: MenuType
    }
    query: Record<never, never>
    body: MonthInput
    answers: { 200: SavedMonth; 201: SavedMonth }
  }
  cloneCalendar: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: CloneRequest
    answers: { 200: ClonedMonth }
  }
  archiveCatererCalendar: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  restoreCatererCalendar: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  listCycleMenus: {
    path: Record<never, never>
    query: Record<never, never>
    body: undefined
    answers: { 200: CycleMenuList }
  }
  createCycleMenu: {
    path: Record<never, never>
    query: Record<never, never>
    body: CycleMenuInput
    answers: { 201: Added }
  }
  readCycleMenu: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: CycleMenuPlan }
  }
  updateCycleMenu: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: CycleMenuInput
    answers: { 200: Saved }
  }
  archiveCycleMenu: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  restoreCycleMenu: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  duplicateCycleMenu: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 201: Added }
  }
  replaceCycleMenuDays: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: CycleDaysInput
    answers: { 200: SavedCycleDays }
  }
  applyCycleMenu: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: ApplyRequest
    answers: { 200: AppliedCycle }
  }
  findMenuItemsByProgram: {
    path: Record<never, never>
    query: FindMenuItemsByProgramParams
    body: undefined
    answers: { 200: ProgramMenuItems }
  }
  listMenuAnalysisItems: {
    path: Record<never, never>
    query: ListMenuAnalysisItemsParams
    body: undefined
    answers: { 200: MenuAnalysisItemList }
  }
  createMenuAnalysisItem: {
    path: Record<never, never>
    query: Record<never, never>
    body: MenuAnalysisItemInput
    answers: { 201: Added }
  }
  updateMenuAnalysisItem: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: MenuAnalysisItemInput
    answers: { 200: Saved }
  }
  exportMealPattern: {
    path: {
      id: Id
    }
    query: ExportMealPatternParams
    body: MealPatternRequest
    answers: { 200: Download }
  }
  exportReport: {
    path: Record<never, never>
    query: Record<never, never>
    body: ReportExport
    answers: { 202: Added }
  }
  readCurrentInventoryReport: {
    path: Record<never, never>
    query: Record<never, never>
    body: ReportRequest
    answers: { 200: ReportTable }
  }
  readDepositReport: {
    path: Record<never, never>
    query: Record<never, never>
    body: ReportRequest
    answers: { 200: ReportTable }
  }
  readMealReport: {
    path: Record<never, never>
    query: Record<never, never>
    body: ReportRequest
    answers: { 200: ReportTable }
  }
  printStudentMeals: {
    path: Record<never, never>
    query: Record<never, never>
    body: MealPrintRequest
    answers: { 200: Download }
  }
  readSalesReport: {
    path: Record<never, never>
    query: Record<never, never>
    body: ReportRequest
    answers: { 200: ReportTable }
  }
  readCompositionReport: {
    path: Record<never, never>
    query: Record<never, never>
    body: ReportRequest
    answers: { 200: ReportTable }
  }
  readMissingNutritionReport: {
    path: Record<never, never>
    query: Record<never, never>
    body: ReportRequest
    answers: { 200: ReportTable }
  }
  readDiscontinuedReport: {
    path: Record<never, never>
    query: Record<never, never>
    body: ReportRequest
    answers: { 200: ReportTable }
  }
  readMenuCostingReport: {
    path: Record<never, never>
    query: Record<never, never>
    body: ReportRequest
    answers: { 200: ReportTable }
  }
  readPurchaseOrderReport: {
    path: Record<never, never>
    query: Record<never, never>
    body: ReportRequest
    answers: { 200: ReportTable }
  }
  readProductionRecordReport: {
    path: Record<never, never>
    query: Record<never, never>
    body: ReportRequest
    answers: { 200: ReportTable }
  }
  beginReportExport: {
    path: Record<never, never>
    query: Record<never, never>
    body: ReportExportInput
    answers: { 202: Added }
  }
  readReportExport: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: ReportExportJob }
  }
  cancelReportExport: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  readReportExportFile: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Download }
  }
  analyzeSchools: {
    path: Record<never, never>
    query: Record<never, never>
    body: SchoolsAnalysisRequest
    answers: { 200: SchoolsAnalysis }
  }
  readDashboard: {
    path: Record<never, never>
    query: ReadDashboardParams
    body: undefined
    answers: { 200: Dashboard }
  }
  listProductionRecords: {
    path: Record<never, never>
    query: ListProductionRecordsParams
    body: undefined
    answers: { 200: ProductionDayList }
  }
  openProductionRecord: {
    path: Record<never, never>
    query: Record<never, never>
    body: ProductionRecordInput
    answers: { 200: SavedProductionRecord }
  }
  printReviewBinder: {
    path: Record<never, never>
    query: Record<never, never>
    body: ReviewBinderRequest
    answers: { 200: Download }
  }
  listOpenProductionRecords: {
    path: Record<never, never>
    query: ListOpenProductionRecordsParams
    body: undefined
    answers: { 200: OpenRecordList }
  }
  readProductionRecord: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: ProductionRecord }
  }
  editProductionRecord: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: ProductionEdits
    answers: { 200: EditedProductionRecord }
  }
  planProductionRecord: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: ProductionPlanning
    answers: { 200: SavedProductionRecord }
  }
  addProductionLine: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: ProductionLineInput
    answers: { 200: SavedProductionRecord }
  }
  removeProductionLine: {
    path: {
      id: Id
      key: string
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: SavedProductionRecord }
  }
  previewSubstitution: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: SubstitutionInput
    answers: { 200: SubstitutionEffect }
  }
  signProductionRecord: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: ProductionSignatureInput
    answers: { 200: SavedProductionRecord }
  }
  readSignedProductionRecord: {
    path: {
      id: Id
      /** Which time the record was closed, counted from 1. */
      round: number
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: ProductionRecord }
  }
  reopenProductionRecord: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: ProductionReopening
    answers: { 200: SavedProductionRecord }
  }
  listProductionEvents: {
    path: {
      id: Id
    }
    query: ListProductionEventsParams
    body: undefined
    answers: { 200: ProductionEventList }
  }
  printProductionRecord: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: ProductionPrint
    answers: { 200: Download }
  }
  listReceivingLinks: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: ReceivingLinkList }
  }
  createReceivingLink: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: CreatedReceivingLink }
  }
  takeBackReceivingLink: {
    path: {
      id: Id
      linkId: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: SavedReceivingLink }
  }
  printReceivingCode: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: ReceivingPrint
    answers: { 200: Download }
  }
  readReceiving: {
    path: Record<never, never>
    query: ReadReceivingParams
    body: undefined
    answers: { 200: Receiving }
  }
  editReceiving: {
    path: Record<never, never>
    query: EditReceivingParams
    body: ProductionEdits
    answers: { 200: EditedReceiving }
  }
  signReceiving: {
    path: Record<never, never>
    query: SignReceivingParams
    body: ReceivingSignature
    answers: { 200: SavedReceiving }
  }
  readProductionSettings: {
    path: Record<never, never>
    query: Record<never, never>
    body: undefined
    answers: { 200: ProductionSettings }
  }
  updateProductionSettings: {
    path: Record<never, never>
    query: Record<never, never>
    body: ProductionSettingsInput
    answers: { 200: SavedProductionSettings }
  }
  readOwnFamily: {
    path: Record<never, never>
    query: Record<never, never>
    body: undefined
    answers: { 200: OwnFamily }
  }
  readChildMenu: {
    path: {
      id: Id
    }
    query: ReadChildMenuParams
    body: undefined
    answers: { 200: PublicMenu }
  }
  saveChildAllergies: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: ChildAllergiesInput
    answers: { 200: Saved }
  }
  listChildOrders: {
    path: {
      id: Id
    }
    query: ListChildOrdersParams
    body: undefined
    answers: { 200: ChildOrders }
  }
  orderChildMeal: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: ChildOrderInput
    answers: { 201: Added }
  }
  readChildItems: {
    path: {
      id: Id
    }
    query: ReadChildItemsParams
    body: undefined
    answers: { 200: ChildItems }
  }
  listChildPlans: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: ChildPlanList }
  }
  placeChildPlan: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: ChildPlanInput
    answers: { 201: Added }
  }
  previewChildPlan: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: ChildPlanInput
    answers: { 200: OrderPlanPreview }
  }
  cancelChildPlan: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: MarkedOrders }
  }
  cancelChildOrder: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  readOwnProfile: {
    path: Record<never, never>
    query: Record<never, never>
    body: undefined
    answers: { 200: OwnProfile }
  }
  saveOwnProfile: {
    path: Record<never, never>
    query: Record<never, never>
    body: OwnProfileInput
    answers: { 200: Saved }
  }
  listHouseholds: {
    path: Record<never, never>
    query: ListHouseholdsParams
    body: undefined
    answers: { 200: HouseholdList }
  }
  createHousehold: {
    path: Record<never, never>
    query: Record<never, never>
    body: HouseholdInput
    answers: { 201: Added }
  }
  readHousehold: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Household }
  }
  updateHousehold: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: HouseholdInput
    answers: { 200: Saved }
  }
  archiveHousehold: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  restoreHousehold: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  addHouseholdAdult: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: HouseholdAdultInput
    answers: { 201: Added }
  }
  removeHouseholdAdult: {
    path: {
      id: Id
      userId: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  inviteHouseholdAdult: {
    path: {
      id: Id
      userId: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  listLedgerEntries: {
    path: {
      id: Id
    }
    query: ListLedgerEntriesParams
    body: undefined
    answers: { 200: LedgerEntryList }
  }
  adjustBalance: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: AdjustmentInput
    answers: { 201: Added }
  }
  listStudents: {
    path: Record<never, never>
    query: ListStudentsParams
    body: undefined
    answers: { 200: StudentList }
  }
  createStudent: {
    path: Record<never, never>
    query: Record<never, never>
    body: StudentInput
    answers: { 201: Added }
  }
  readStudent: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Student }
  }
  updateStudent: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: StudentInput
    answers: { 200: Saved }
  }
  archiveStudent: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  restoreStudent: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  listOrders: {
    path: Record<never, never>
    query: ListOrdersParams
    body: undefined
    answers: { 200: OrderList }
  }
  placeOrder: {
    path: Record<never, never>
    query: Record<never, never>
    body: OrderInput
    answers: { 201: Added }
  }
  readOrder: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Order }
  }
  cancelOrder: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  refundOrder: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: RefundInput
    answers: { 200: Saved }
  }
  markOrders: {
    path: Record<never, never>
    query: Record<never, never>
    body: MarkInput
    answers: { 200: MarkedOrders }
  }
  readOrderChoices: {
    path: Record<never, never>
    query: ReadOrderChoicesParams
    body: undefined
    answers: { 200: OrderChoices }
  }
  listOrderPlans: {
    path: Record<never, never>
    query: ListOrderPlansParams
    body: undefined
    answers: { 200: OrderPlanList }
  }
  placeOrderPlan: {
    path: Record<never, never>
    query: Record<never, never>
    body: OrderPlanInput
    answers: { 201: Added }
  }
  previewOrderPlan: {
    path: Record<never, never>
    query: Record<never, never>
    body: OrderPlanInput
    answers: { 200: OrderPlanPreview }
  }
  cancelOrderPlan: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: MarkedOrders }
  }
  readOrderSettings: {
    path: Record<never, never>
    query: Record<never, never>
    body: undefined
    answers: { 200: OrderSettings }
  }
  saveOrderSettings: {
    path: Record<never, never>
    query: Record<never, never>
    body: OrderSettingsInput
    answers: { 200: Saved }
  }
  listMealPrices: {
    path: Record<never, never>
    query: Record<never, never>
    body: undefined
    answers: { 200: MealPriceList }
  }
  createMealPrice: {
    path: Record<never, never>
    query: Record<never, never>
    body: MealPriceInput
    answers: { 201: Added }
  }
  updateMealPrice: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: MealPriceInput
    answers: { 200: Saved }
  }
  deleteMealPrice: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  listPayments: {
    path: Record<never, never>
    query: ListPaymentsParams
    body: undefined
    answers: { 200: PaymentList }
  }
  recordPayment: {
    path: Record<never, never>
    query: Record<never, never>
    body: PaymentInput
    answers: { 201: Added }
  }
  readPayment: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Payment }
  }
  refundPayment: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: PaymentRefundInput
    answers: { 201: Added }
  }
  voidPayment: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: RefundInput
    answers: { 200: Saved }
  }
  reconcilePayments: {
    path: Record<never, never>
    query: Record<never, never>
    body: ReconciliationInput
    answers: { 200: MarkedOrders }
  }
  listOrderImports: {
    path: Record<never, never>
    query: ListOrderImportsParams
    body: undefined
    answers: { 200: OrderImportList }
  }
  createOrderImport: {
    path: Record<never, never>
    query: CreateOrderImportParams
    body: Upload
    answers: { 201: Added }
  }
  readOrderImport: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: OrderImport }
  }
  deleteOrderImport: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  mapOrderImportColumns: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: OrderImportColumns
    answers: { 200: Saved }
  }
  listOrderImportRows: {
    path: {
      id: Id
    }
    query: ListOrderImportRowsParams
    body: undefined
    answers: { 200: OrderImportRowList }
  }
  applyOrderImport: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  undoOrderImport: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  beginMenuPlan: {
    path: Record<never, never>
    query: Record<never, never>
    body: MenuPlanRequest
    answers: { 202: Added }
  }
  readMenuPlan: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: MenuPlan }
  }
  cancelMenuPlan: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  analyzeMenu: {
    path: Record<never, never>
    query: Record<never, never>
    body: MenuAnalysisRequest
    answers: { 200: MenuAnalysis }
  }
  printMenuAnalysis: {
    path: Record<never, never>
    query: Record<never, never>
    body: MenuAnalysisRequest
    answers: { 200: Download }
  }
  listReferenceFoods: {
    path: Record<never, never>
    query: ListReferenceFoodsParams
    body: undefined
    answers: { 200: ReferenceFoodList }
  }
  readReferenceFood: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: ReferenceFood }
  }
  createImport: {
    path: Record<never, never>
    query: CreateImportParams
    body: Upload
    answers: { 202: Added }
  }
  readImport: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Import }
  }
  cancelImport: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  applyImport: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 202: Added }
  }
  listImportProblems: {
    path: {
      id: Id
    }
    query: ListImportProblemsParams
    body: undefined
    answers: { 200: ImportProblemList }
  }
  mapImportColumns: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: ImportColumns
    answers: { 202: Added }
  }
  listImportRows: {
    path: {
      id: Id
    }
    query: ListImportRowsParams
    body: undefined
    answers: { 200: ImportRowList }
  }
  skipImportRows: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: ImportRowChoice
    answers: { 200: Saved }
  }
  listImportDependents: {
    path: {
      id: Id
    }
    query: ListImportDependentsParams
    body: undefined
    answers: { 200: ImportDependentList }
  }
  undoImport: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  listIngredients: {
    path: Record<never, never>
    query: ListIngredientsParams
    body: undefined
    answers: { 200: IngredientList }
  }
  createIngredient: {
    path: Record<never, never>
    query: Record<never, never>
    body: IngredientInput
    answers: { 201: Added }
  }
  readIngredient: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Ingredient }
  }
  updateIngredient: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: IngredientInput
    answers: { 200: Saved }
  }
  listIngredientDocuments: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: IngredientDocumentList }
  }
  createIngredientDocument: {
    path: {
      id: Id
    }
    query: CreateIngredientDocumentParams
    body: Upload
    answers: { 201: Added }
  }
  printRecipeCard: {
    path: {
      id: Id
    }
    query: PrintRecipeCardParams
    body: undefined
    answers: { 200: Download }
  }
  listRecipeDocuments: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: IngredientDocumentList }
  }
  createRecipeDocument: {
    path: {
      id: Id
    }
    query: CreateRecipeDocumentParams
    body: Upload
    answers: { 201: Added }
  }
  listMenuItemDocuments: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: IngredientDocumentList }
  }
  createMenuItemDocument: {
    path: {
      id: Id
    }
    query: CreateMenuItemDocumentParams
    body: Upload
    answers: { 201: Added }
  }
  updateIngredientDocument: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: IngredientDocumentInput
    answers: { 200: Saved }
  }
  deleteIngredientDocument: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  restoreIngredientDocument: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  readIngredientDocumentFile: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Download }
  }
  readIngredientDocumentThumbnail: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Download }
  }
  readIngredientUses: {
    path: {
      id: Id
    }
    query: ReadIngredientUsesParams
    body: undefined
    answers: { 200: Uses }
  }
  readChangeEffects: {
    path: {
      id: Id
    }
    query: ReadChangeEffectsParams
    body: undefined
    answers: { 200: ChangeEffects }
  }
  markChangesSeen: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: SeenChanges
    answers: { 200: Saved }
  }
  previewPriceChange: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: PriceChange
    answers: { 200: PriceEffects }
  }
  listChangedSpecs: {
    path: Record<never, never>
    query: Record<never, never>
    body: undefined
    answers: { 200: ChangedSpecs }
  }
  readRecipeUses: {
    path: {
      id: Id
    }
    query: ReadRecipeUsesParams
    body: undefined
    answers: { 200: Uses }
  }
  readMenuItemUses: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Uses }
  }
  createReplacement: {
    path: Record<never, never>
    query: Record<never, never>
    body: ReplacementInput
    answers: { 201: Added }
  }
  previewReplacement: {
    path: Record<never, never>
    query: Record<never, never>
    body: ReplacementInput
    answers: { 200: ReplacementPreview }
  }
  undoReplacement: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  createPlannedReplacement: {
    path: Record<never, never>
    query: Record<never, never>
    body: PlannedReplacementInput
    answers: { 201: PlannedReplacementResult }
  }
  findPlannedItems: {
    path: Record<never, never>
    query: Record<never, never>
    body: PlannedSearch
    answers: { 200: PlannedItems }
  }
  previewPlannedReplacement: {
    path: Record<never, never>
    query: Record<never, never>
    body: PlannedReplacementQuestion
    answers: { 200: PlannedReplacementPreview }
  }
  undoPlannedReplacement: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  readFoodComposition: {
    path: {
      id: Id
    }
    query: ReadFoodCompositionParams
    body: undefined
    answers: { 200: FoodParts }
  }
  listMissingNutrition: {
    path: Record<never, never>
    query: ListMissingNutritionParams
    body: undefined
    answers: { 200: MissingNutritionList }
  }
  readWeeksOfIngredient: {
    path: {
      id: Id
    }
    query: ReadWeeksOfIngredientParams
    body: undefined
    answers: { 200: CheckedWeeks }
  }
  listDiscontinuedItems: {
    path: Record<never, never>
    query: ListDiscontinuedItemsParams
    body: undefined
    answers: { 200: DiscontinuedItemList }
  }
  listUnassessedIngredients: {
    path: Record<never, never>
    query: ListUnassessedIngredientsParams
    body: undefined
    answers: { 200: UnassessedIngredientList }
  }
  markAsNonCreditable: {
    path: Record<never, never>
    query: Record<never, never>
    body: IngredientIds
    answers: { 200: MarkedIngredients }
  }
  listRetentionFactors: {
    path: Record<never, never>
    query: Record<never, never>
    body: undefined
    answers: { 200: RetentionFactorList }
  }
  listRecipes: {
    path: Record<never, never>
    query: ListRecipesParams
    body: undefined
    answers: { 200: RecipeList }
  }
  createRecipe: {
    path: Record<never, never>
    query: Record<never, never>
    body: RecipeInput
    answers: { 201: Added }
  }
  readRecipe: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Recipe }
  }
  updateRecipe: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: RecipeInput
    answers: { 200: Saved }
  }
  patchRecipe: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: RecipePatch
    answers: { 200: Saved }
  }
  deleteRecipe: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  restoreRecipe: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  listRecipeVersions: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: RecipeVersionList }
  }
  readRecipeVersion: {
    path: {
      id: Id
      /** The number of the version, from 1. */
      number: number
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Recipe }
  }
  moveRecipeVersion: {
    path: {
      id: Id
      /** The number of the version, from 1. */
      number: number
    }
    query: Record<never, never>
    body: RecipeVersionMove
    answers: { 200: Saved }
  }
  restoreRecipeVersion: {
    path: {
      id: Id
      /** The number of the version, from 1. */
      number: number
    }
    query: Record<never, never>
    body: RecipeVersionStart
    answers: { 200: Saved }
  }
  listVendors: {
    path: {
      catererId: CatererId
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: VendorList }
  }
  createVendor: {
    path: {
      /** The caterer. */
      id: Id
    }
    query: Record<never, never>
    body: VendorInput
    answers: { 201: Added }
  }
  updateVendor: {
    path: {
      /** The vendor. */
      id: Id
    }
    query: Record<never, never>
    body: VendorInput
    answers: { 200: Saved }
  }
  deleteVendor: {
    path: {
      /** The vendor. */
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  restoreVendor: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  listStorageLocations: {
    path: Record<never, never>
    query: ListStorageLocationsParams
    body: undefined
    answers: { 200: StorageLocationList }
  }
  createStorageLocation: {
    path: Record<never, never>
    query: CreateStorageLocationParams
    body: undefined
    answers: { 201: Added }
  }
  updateStorageLocation: {
    path: {
      id: Id
    }
    query: UpdateStorageLocationParams
    body: undefined
    answers: { 200: Saved }
  }
  deleteStorageLocation: {
    path: {
      id: Id
    }
    query: DeleteStorageLocationParams
    body: undefined
    answers: { 200: Saved }
  }
  listInventorySites: {
    path: Record<never, never>
    query: ListInventorySitesParams
    body: undefined
    answers: { 200: SiteList }
  }
  createInventorySite: {
    path: Record<never, never>
    query: CreateInventorySiteParams
    body: NewSite
    answers: { 201: Added }
  }
  readInventorySite: {
    path: {
      siteId: Id
    }
    query: ReadInventorySiteParams
    body: undefined
    answers: { 200: Site }
  }
  updateInventorySite: {
    path: {
      siteId: Id
    }
    query: UpdateInventorySiteParams
    body: SiteInput
    answers: { 200: Saved }
  }
  deleteInventorySite: {
    path: {
      siteId: Id
    }
    query: DeleteInventorySiteParams
    body: undefined
    answers: { 200: Saved }
  }
  listStock: {
    path: Record<never, never>
    query: ListStockParams
    body: undefined
    answers: { 200: StockList }
  }
  readStockOptions: {
    path: Record<never, never>
    query: ReadStockOptionsParams
    body: undefined
    answers: { 200: StockOptions }
  }
  listStockIngredients: {
    path: Record<never, never>
    query: ListStockIngredientsParams
    body: undefined
    answers: { 200: StockIngredientList }
  }
  findStockIngredients: {
    path: Record<never, never>
    query: FindStockIngredientsParams
    body: StockTexts
    answers: { 200: FoundStockIngredients }
  }
  createStockChange: {
    path: Record<never, never>
    query: CreateStockChangeParams
    body: StockChangeInput
    answers: { 201: Added }
  }
  listStockLots: {
    path: {
      siteId: Id
      ingredientId: Id
    }
    query: ListStockLotsParams
    body: undefined
    answers: { 200: StockLotList }
  }
  listStockMoves: {
    path: {
      siteId: Id
      ingredientId: Id
    }
    query: ListStockMovesParams
    body: undefined
    answers: { 200: StockMoveList }
  }
  saveStockPar: {
    path: {
      siteId: Id
      ingredientId: Id
    }
    query: SaveStockParParams
    body: StockParInput
    answers: { 200: Saved }
  }
  listStartingInventories: {
    path: Record<never, never>
    query: ListStartingInventoriesParams
    body: undefined
    answers: { 200: StartingInventoryList }
  }
  createStartingInventory: {
    path: Record<never, never>
    query: CreateStartingInventoryParams
    body: StartingInventoryInput
    answers: { 201: Added }
  }
  readStartingInventory: {
    path: {
      id: Id
    }
    query: ReadStartingInventoryParams
    body: undefined
    answers: { 200: StartingInventory }
  }
  updateStartingInventory: {
    path: {
      id: Id
    }
    query: UpdateStartingInventoryParams
    body: StartingInventoryInput
    answers: { 200: Saved }
  }
  deleteStartingInventory: {
    path: {
      id: Id
    }
    query: DeleteStartingInventoryParams
    body: undefined
    answers: { 200: Saved }
  }
  postStartingInventory: {
    path: {
      id: Id
    }
    query: PostStartingInventoryParams
    body: undefined
    answers: { 200: Saved }
  }
  listStockCounts: {
    path: Record<never, never>
    query: Record<never, never>
    body: undefined
    answers: { 200: StockCountList }
  }
  createStockCount: {
    path: Record<never, never>
    query: Record<never, never>
    body: StockCountInput
    answers: { 201: Added }
  }
  readCountOptions: {
    path: Record<never, never>
    query: Record<never, never>
    body: undefined
    answers: { 200: CountOptions }
  }
  saveShelfOrder: {
    path: Record<never, never>
    query: Record<never, never>
    body: ShelfOrderInput
    answers: { 200: Saved }
  }
  readStockCount: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: StockCount }
  }
  discardStockCount: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  moveStockCount: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: StockCountStep
    answers: { 200: Saved }
  }
  recountStockLines: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: CountLines
    answers: { 200: Saved }
  }
  explainStockLines: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: CountReasons
    answers: { 200: Saved }
  }
  findCountItems: {
    path: {
      id: Id
    }
    query: FindCountItemsParams
    body: undefined
    answers: { 200: CountItemList }
  }
  addCountItem: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: CountItemInput
    answers: { 201: CountLineSaved }
  }
  addCountAmount: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: CountAmountInput
    answers: { 201: CountLineSaved }
  }
  replaceCountAmount: {
    path: {
      id: Id
      amountId: Id
    }
    query: Record<never, never>
    body: CountedAmount
    answers: { 200: CountLineSaved }
  }
  removeCountAmount: {
    path: {
      id: Id
      amountId: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: CountLineSaved }
  }
  printCountSheet: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Download }
  }
  listStockRequests: {
    path: Record<never, never>
    query: Record<never, never>
    body: undefined
    answers: { 200: StockRequestList }
  }
  createStockRequest: {
    path: Record<never, never>
    query: Record<never, never>
    body: StockRequestInput
    answers: { 201: Added }
  }
  readRequestOptions: {
    path: Record<never, never>
    query: Record<never, never>
    body: undefined
    answers: { 200: RequestOptions }
  }
  suggestRequestLines: {
    path: Record<never, never>
    query: SuggestRequestLinesParams
    body: undefined
    answers: { 200: RequestSuggestions }
  }
  findRequestItems: {
    path: Record<never, never>
    query: FindRequestItemsParams
    body: undefined
    answers: { 200: RequestItemList }
  }
  readStockRequest: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: StockRequest }
  }
  updateStockRequest: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: StockRequestInput
    answers: { 200: Saved }
  }
  discardStockRequest: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  submitStockRequest: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Saved }
  }
  decideStockRequest: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: RequestDecision
    answers: { 200: Saved }
  }
  readPickList: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: PickList }
  }
  printPickList: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: undefined
    answers: { 200: Download }
  }
  sendStockRequest: {
    path: {
      id: Id
    }
    query: Record<never, never>
    body: ShipmentInput
    answers: { 201: Added }
  }
  receiveStockShipment: {
    path: {
      id: Id
      shipmentId: Id
    }
    query: Record<never, never>
    body: ShipmentReceipt
    answers: { 200: Saved }
  }
  listPurchaseOrders: {
    path: Record<never, never>
    query: ListPurchaseOrdersParams
    body: undefined
    answers: { 200: PurchaseOrderList }
  }
  createPurchaseOrder: {
    path: Record<never, never>
    query: CreatePurchaseOrderParams
    body: PurchaseOrderInput
    answers: { 201: Added }
  }
  listOpenOrders: {
    path: Record<never, never>
    query: ListOpenOrdersParams
    body: undefined
    answers: { 200: OpenOrders }
  }
  readPurchaseOrder: {
    path: {
      id: Id
    }
    query: ReadPurchaseOrderParams
    body: undefined
    answers: { 200: PurchaseOrder }
  }
  updatePurchaseOrder: {
    path: {
      id: Id
    }
    query: UpdatePurchaseOrderParams
    body: PurchaseOrderInput
    answers: { 200: Saved }
  }
  setPurchaseOrderStatus: {
    path: {
      id: Id
    }
    query: SetPurchaseOrderStatusParams
    body: PurchaseOrderStep
    answers: { 200: Saved }
  }
  exportPurchaseOrder: {
    path: {
      id: Id
    }
    query: ExportPurchaseOrderParams
    body: PurchaseOrderExport
    answers: { 200: Download }
  }
  createPurchaseReceipt: {
    path: {
      id: Id
    }
    query: CreatePurchaseReceiptParams
    body: PurchaseReceiptInput
    answers: { 201: Added }
  }
  reversePurchaseReceipt: {
    path: {
      id: Id
      receiptId: Id
    }
    query: ReversePurchaseReceiptParams
    body: ReceiptReversal
    answers: { 201: Added }
  }
  takeReceiptPrice: {
    path: {
      id: Id
    }
    query: TakeReceiptPriceParams
    body: TakenPrice
    answers: { 200: Saved }
  }
  listOrderSuggestions: {
    path: Record<never, never>
    query: ListOrderSuggestionsParams
    body: undefined
    answers: { 200: OrderSuggestions }
  }
  readBuyAmericanShare: {
    path: Record<never, never>
    query: ReadBuyAmericanShareParams
    body: undefined
    answers: { 200: BuyAmericanShare }
  }
  traceLots: {
    path: Record<never, never>
    query: TraceLotsParams
    body: undefined
    answers: { 200: LotTrace }
  }
  traceMeal: {
    path: Record<never, never>
    query: TraceMealParams
    body: undefined
    answers: { 200: MealTrace }
  }
  exportLotTrace: {
    path: Record<never, never>
    query: Record<never, never>
    body: LotTraceExport
    answers: { 200: Download }
  }
  withdrawLots: {
    path: Record<never, never>
    query: Record<never, never>
    body: LotWithdrawal
    answers: { 200: Saved }
  }
}
