import checks from './en/checks.json' with { type: 'json' }
import common from './en/common.json' with { type: 'json' }
import dashboard from './en/dashboard.json' with { type: 'json' }
import importProducts from './en/import-products.json' with { type: 'json' }
import ingredients from './en/ingredients.json' with { type: 'json' }
import nutritionAnalysis from './en/nutrition-analysis.json' with { type: 'json' }
import privacy from './en/privacy.json' with { type: 'json' }
import recipes from './en/recipes.json' with { type: 'json' }
import schoolMenus from './en/school-menus.json' with { type: 'json' }
import shell from './en/shell.json' with { type: 'json' }
import words from './en/words.json' with { type: 'json' }

/** The English catalogue, by area. Texts that the specification gives are spelled as it spells them. */
export const english = {
  checks,
  common,
  dashboard,
  importProducts,
  ingredients,
  nutritionAnalysis,
  privacy,
  recipes,
  schoolMenus,
  shell,
  words,
}
