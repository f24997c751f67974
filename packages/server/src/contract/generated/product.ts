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
    /** @description There is no such record for this caterer. */
    NotFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
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
  }
  parameters: {
    StartDate: components['schemas']['Date']
    /** @description The last day of the range, included. */
    EndDate: components['schemas']['Date']
    SchoolId: components['schemas']['Id']
    ItemType: components['schemas']['MenuType']
    /** @description The `version` that the writer saw. Without it the last write wins. */
    IfMatch: string
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
