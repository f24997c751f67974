// Generated from openapi/ by `pnpm generate`. Do not edit.

export interface paths {
  '/food/referenceFoods': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Foods of the shared and the caterer's own composition tables */
    get: operations['listReferenceFoods']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/food/referenceFoods/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One reference food with its nutrients and measures */
    get: operations['readReferenceFood']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/food/imports': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Uploads a CSV of foods or of household measures to be checked
     * @description The body is the file. It is stored and read in the background: poll the import until its state is `ready`, look at the preview and the problems, then apply or cancel it. Nothing is loaded before it is applied.
     */
    post: operations['createImport']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/food/imports/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** An import with its progress, preview and counts */
    get: operations['readImport']
    put?: never
    post?: never
    /** Cancels an import that has not been applied yet */
    delete: operations['cancelImport']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/food/imports/{id}/apply': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Loads the rows that were checked, all of them or none
     * @description Refused while the file as a whole has a problem. Rows with problems are left out and counted.
     */
    post: operations['applyImport']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/food/imports/{id}/problems': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The rows that cannot be loaded, with column and fix */
    get: operations['listImportProblems']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/ingredient/ingredients': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The caterer's ingredients */
    get: operations['listIngredients']
    put?: never
    /** Adds an ingredient */
    post: operations['createIngredient']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/ingredient/ingredients/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One ingredient, whole */
    get: operations['readIngredient']
    /** Replaces an ingredient's fields */
    put: operations['updateIngredient']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/recipe/recipes': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The caterer's recipes with the figures of a portion */
    get: operations['listRecipes']
    put?: never
    /** Adds a recipe */
    post: operations['createRecipe']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/recipe/recipes/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One recipe with everything that its figures are computed from */
    get: operations['readRecipe']
    /** Replaces a recipe's fields and lines */
    put: operations['updateRecipe']
    post?: never
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
    ReferenceFoodSummary: {
      id: components['schemas']['Id']
      /** @description 0 = shared by all caterers. */
      catererId: number
      /** @description The number of the food in its table (NDB number for USDA SR). */
      code: string
      description: string
      foodGroup: string
      /** @description Which table it is from: `USDA SR`. */
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
      /** @description Inedible share of the purchased weight. */
      refusePct: number | null
      measures: components['schemas']['Measure'][]
    }
    Import: {
      id: components['schemas']['Id']
      fileName: string
      /** @description Told from the header row; null until it has been read. */
      kind: ('foods' | 'measures') | null
      /** @enum {string} */
      state: 'reading' | 'ready' | 'applying' | 'done' | 'failed' | 'cancelled'
      /** @description Null until the file has been read. */
      totalRows: number | null
      doneRows: number
      counts: {
        create: number
        update: number
        unchanged: number
        /** @description Rows with problems; they are left out. */
        rejected: number
        /** @description Blank cells, loaded as unknown. */
        blankValues: number
      }
      preview: {
        columns: {
          header: string
          /** @description The field it is loaded into; null = not used. */
          field: string | null
        }[]
        rows: string[][]
      }
      /** @description Why the file as a whole cannot be loaded. */
      problem: string | null
      createdAt: components['schemas']['Instant']
    }
    ImportProblem: {
      /** @description As a spreadsheet counts; the header row is 1. */
      row: number
      column: string
      value: string
      /** @description What is wrong and how to mend it. */
      message: string
    }
    FoodSource: {
      /** @enum {string} */
      kind: 'USDA_SR' | 'FOODDATA_CENTRAL' | 'LABEL' | 'MANUFACTURER' | 'MANUAL'
      id: string | null
      release: string | null
    }
    IngredientInput: {
      /** @description Given by the product when left out. */
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
      nutrients?: components['schemas']['Nutrients']
      nutrientNotes?: components['schemas']['NutrientNotes']
      allergens?: components['schemas']['Allergens']
      crediting?: components['schemas']['CreditRule'][]
      creditEvidence?: components['schemas']['CreditEvidence'] | null
      milk?: components['schemas']['MilkKind'] | null
      price?: components['schemas']['Price'] | null
      /** @description One portion, where the ingredient stands on a menu by itself (a carton of milk, an apple). */
      serving?: components['schemas']['Quantity'] | null
      mealCategory?: components['schemas']['MealCategory'] | null
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
      allergens: components['schemas']['Allergens']
      crediting: components['schemas']['CreditRule'][]
      creditEvidence: components['schemas']['CreditEvidence'] | null
      milk: components['schemas']['MilkKind'] | null
      price: components['schemas']['Price'] | null
      serving: components['schemas']['Quantity'] | null
      mealCategory: components['schemas']['MealCategory'] | null
      /** @description Figures of one serving; null without a serving. */
      servingFigures: components['schemas']['PortionFigures'] | null
      version: number
      updatedAt: components['schemas']['Instant']
    }
    /** @enum {string} */
    RecipeType: 'myRecipe' | 'usda' | 'shared' | 'subRecipe'
    RecipeInput: {
      /** @description Given by the product when left out. */
      number?: string | null
      name: string
      type: components['schemas']['RecipeType']
      category?: components['schemas']['MealCategory'] | null
      portions: components['schemas']['PositiveDecimal']
      /** @description What one portion is: "1 taco". */
      portionLabel?: string | null
      yield?: components['schemas']['Quantity'] | null
      directions?: string | null
      lines: components['schemas']['RecipeLine'][]
    }
    RecipeSummary: {
      id: components['schemas']['Id']
      number: string
      name: string
      type: components['schemas']['RecipeType']
      category: components['schemas']['MealCategory'] | null
      portions: string
      portionLabel: string | null
      figures: components['schemas']['PortionFigures']
      version: number
      updatedAt: components['schemas']['Instant']
    }
    RecipeSource: {
      id: components['schemas']['Id']
      name: string
      portions: string
      yield: components['schemas']['Quantity'] | null
      lines: components['schemas']['RecipeLine'][]
    }
    Recipe: {
      id: components['schemas']['Id']
      number: string
      name: string
      type: components['schemas']['RecipeType']
      category: components['schemas']['MealCategory'] | null
      portions: string
      portionLabel: string | null
      yield: components['schemas']['Quantity'] | null
      directions: string | null
      lines: components['schemas']['RecipeLine'][]
      figures: components['schemas']['PortionFigures']
      /** @description Every ingredient and sub-recipe behind the lines, through all levels. */
      pantry: {
        ingredients: components['schemas']['Ingredient'][]
        recipes: components['schemas']['RecipeSource'][]
      }
      version: number
      updatedAt: components['schemas']['Instant']
    }
    Failure: {
      message: string
      /** @description Shown to the user as a toast. */
      errorMessage?: string
    }
    Id: number
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
    Page: {
      size: number
      number: number
      totalElements: number
      totalPages: number
    }
    Rejection: {
      message: string
      /** @description One sentence for each field, by its path (`lines.2.amount`). */
      fields: {
        [key: string]: string
      }
    }
    /** @enum {string} */
    Unit: 'tsp' | 'tbsp' | 'cup' | 'pt' | 'qt' | 'gal' | 'lb' | 'oz' | 'g' | 'kg' | 'ml' | 'each'
    Measure: {
      amount: number
      measure: string
      unit?: components['schemas']['Unit'] | null
      grams: number
    }
    Saved: {
      data: {
        message: string
        id?: components['schemas']['Id']
        version?: number
      }
    }
    /** Format: date-time */
    Instant: string
    Conflict: {
      message: string
      current: {
        [key: string]: unknown
      }
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
    NutrientNote: {
      /** @enum {string} */
      status: 'known' | 'estimated'
      reason: string
    }
    /** @description Why a value is what it is, where that is not plain measurement. */
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
    /** @enum {string} */
    MealComponent: 'FRUIT' | 'VEGETABLE' | 'GRAIN' | 'MEAT_ALTERNATE' | 'MILK'
    /** @enum {string} */
    VegetableSubgroup: 'DARK_GREEN' | 'RED_OR_ORANGE' | 'BEANS_AND_PEAS' | 'STARCHY' | 'OTHERS'
    /** @description Above 0, below 1,000,000, at most 6 digits after the point. */
    PositiveDecimal: string
    Quantity: {
      amount: components['schemas']['PositiveDecimal']
      unit: components['schemas']['Unit']
    }
    CreditRule: {
      component: components['schemas']['MealComponent']
      subgroup?: components['schemas']['VegetableSubgroup'] | null
      credit: number
      per: components['schemas']['Quantity']
      cookedYieldPct?: number | null
      isWholeGrainRich?: boolean
      isGrainDessert?: boolean
      isJuice?: boolean
    }
    /** @enum {string} */
    CreditEvidence: 'FOOD_BUYING_GUIDE' | 'CN_LABEL' | 'PRODUCT_FORMULATION_STATEMENT' | 'USDA_FOODS'
    MilkKind: {
      /** @enum {string} */
      fat: 'skim' | 'lowFat' | 'reducedFat' | 'whole'
      isFlavored: boolean
    }
    /** @description Not negative, at most 12 digits before the point and 6 after it. */
    Decimal: string
    Price: {
      amount: components['schemas']['Decimal']
      per: components['schemas']['Quantity']
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
      | 'portion'
      | 'batch'
    RecipeLine: {
      ingredientId?: components['schemas']['Id'] | null
      subRecipeId?: components['schemas']['Id'] | null
      amount: components['schemas']['PositiveDecimal'] | null
      unit: components['schemas']['LineUnit']
      /** @enum {string|null} */
      form?: 'AP' | 'EP' | null
      /** @enum {string|null} */
      creditAs?: 'VEGETABLE' | 'MEAT_ALTERNATE' | null
      prepNote?: string | null
    }
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
    /** @description Somebody else saved the record since it was read; `current` is what is stored now. */
    Conflict: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Conflict']
      }
    }
  }
  parameters: {
    /** @description Words that the row holds, in any order and by their beginnings. */
    Search: string
    /** @description Number of the page, from 0. */
    Page: number
    Size: number
    Id: components['schemas']['Id']
    /** @description A key of the client's choice; the same key with the same body has one effect and one answer. */
    IdempotencyKey: string
    /** @description The `version` that the writer saw. Without it the last write wins. */
    IfMatch: string
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  listReferenceFoods: {
    parameters: {
      query?: {
        /** @description Words that the row holds, in any order and by their beginnings. */
        q?: components['parameters']['Search']
        /** @description Number of the page, from 0. */
        page?: components['parameters']['Page']
        size?: components['parameters']['Size']
        foodGroup?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Best match first; without `q` by description. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            _embedded: {
              referenceFoods: components['schemas']['ReferenceFoodSummary'][]
            }
            page: components['schemas']['Page']
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  readReferenceFood: {
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
      /** @description The food. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ReferenceFood']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  createImport: {
    parameters: {
      query: {
        fileName: string
      }
      header?: {
        /** @description A key of the client's choice; the same key with the same body has one effect and one answer. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/octet-stream': string
      }
    }
    responses: {
      /** @description The import has begun. */
      202: {
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
      413: components['responses']['Failed']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  readImport: {
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
      /** @description The import. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Import']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  cancelImport: {
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
      /** @description Cancelled; nothing was loaded. */
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
      409: components['responses']['Conflict']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  applyImport: {
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
      /** @description Applying has begun. */
      202: {
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
      409: components['responses']['Conflict']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  listImportProblems: {
    parameters: {
      query?: {
        /** @description Number of the page, from 0. */
        page?: components['parameters']['Page']
        size?: components['parameters']['Size']
      }
      header?: never
      path: {
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description In the order of the file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            _embedded: {
              problems: components['schemas']['ImportProblem'][]
            }
            page: components['schemas']['Page']
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  listIngredients: {
    parameters: {
      query?: {
        /** @description Words that the row holds, in any order and by their beginnings. */
        q?: components['parameters']['Search']
        /** @description Number of the page, from 0. */
        page?: components['parameters']['Page']
        size?: components['parameters']['Size']
        /** @description A column, `-` before it for descending; several separated by commas. */
        sort?: string
        category?: string
        /** @description Ingredients that contain or may contain it, or say nothing about it. */
        allergen?: components['schemas']['Allergen']
        /** @description Only those that lack a nutrient that the rules or the label need. */
        missingNutrition?: boolean
        /** @description Only those with a serving, which can stand on a menu by themselves. */
        servable?: boolean
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description By name unless sorted otherwise. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            _embedded: {
              ingredients: components['schemas']['Ingredient'][]
            }
            page: components['schemas']['Page']
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  createIngredient: {
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
        'application/json': components['schemas']['IngredientInput']
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
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  readIngredient: {
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
      /** @description The ingredient. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Ingredient']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  updateIngredient: {
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
        'application/json': components['schemas']['IngredientInput']
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
      409: components['responses']['Conflict']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  listRecipes: {
    parameters: {
      query?: {
        /** @description Words that the row holds, in any order and by their beginnings. */
        q?: components['parameters']['Search']
        /** @description Number of the page, from 0. */
        page?: components['parameters']['Page']
        size?: components['parameters']['Size']
        /** @description A column, `-` before it for descending; several separated by commas. */
        sort?: string
        type?: components['schemas']['RecipeType']
        category?: components['schemas']['MealCategory']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description By name unless sorted otherwise. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            _embedded: {
              recipes: components['schemas']['RecipeSummary'][]
            }
            page: components['schemas']['Page']
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  createRecipe: {
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
        'application/json': components['schemas']['RecipeInput']
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
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  readRecipe: {
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
      /** @description The recipe. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Recipe']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  updateRecipe: {
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
        'application/json': components['schemas']['RecipeInput']
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
      409: components['responses']['Conflict']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
}
