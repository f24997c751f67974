/** The catalog that is measured: reference foods, ingredients and recipes, written as SQL so that adding them takes a second. */

const kinds = (
  'Beef, Pork, Chicken, Turkey, Fish, Beans, Lentils, Rice, Pasta, Bread, Tortillas, Cheese, Milk, Yogurt, Apples, Pears, Peaches, Carrots, Broccoli, Corn, ' +
  'Peas, Potatoes, Onions, Tomatoes, Lettuce, Spinach, Squash, Peppers, Oranges, Grapes, Eggs, Oats, Cereals, Soup, Sauce, Spices, Oil, Sugars, Nuts, Seeds'
).split(', ')
const cuts = ['whole', 'diced', 'sliced', 'ground', 'shredded', 'pureed', 'powder', 'juice', 'halves', 'strips']
const states = ['raw', 'cooked, boiled', 'canned, drained', 'frozen, unprepared', 'dry']
const notes = ['with salt', 'without salt', 'low sodium', 'commercial', 'enriched']

const array = (texts: readonly string[]) => `array[${texts.map((text) => `'${text}'`).join(', ')}]`

/** 10,000 shared foods named as USDA names them: "Carrots, diced, canned, drained, with salt". */
export const referenceFoods = `
  insert into reference_food (caterer_id, code, description, food_group, source, release, nutrients)
  select 0, 'bench-' || row_number() over (), concat_ws(', ', kind, cut, state, note), kind, 'Bench', '1',
    jsonb_build_object('calories', 52, 'protein', 1.5, 'sodium', 120, 'totalFat', 0.3)
  from unnest(${array(kinds)}) kind, unnest(${array(cuts)}) cut, unnest(${array(states)}) state, unnest(${array(notes)}) note`

/** As cooks type them; each word occurs in many foods. */
export const searches = [
  'carrots diced canned',
  'ground beef raw',
  'chicken strips cooked',
  'brocoli frozen',
  'low sodium black beans',
  'milk',
  'potato dry',
  'sliced peaches canned',
  'shredded cheese',
  'tomato sauce no salt',
]

/** Recipes with the changed ingredient, and how many other lines each has. */
export const recipeCount = 2_000
const otherLines = 11

export const changedCode = 'BENCH-CHANGED'

/**
 * 500 ingredients and 2,000 recipes of twelve lines. Every recipe contains the changed ingredient: nine of ten on a line, the
 * others through a sub-recipe.
 */
export const ingredientsAndRecipes = `
  insert into ingredient (code, name, nutrients, allergens, crediting)
  select case n when 0 then '${changedCode}' else 'BENCH-' || n end, 'Bench food ' || n,
    jsonb_build_object('calories', n, 'protein', 2, 'sodium', 10, 'totalFat', 1, 'saturatedFat', 0.5, 'calcium', 12),
    '{"Milk": "free", "Eggs": "contains"}', '[]'
  from generate_series(0, 499) n;
  insert into recipe (number, name, type, portions)
  select 'BENCH-' || n, 'Bench recipe ' || n, 'myRecipe', 100 from generate_series(1, ${recipeCount}) n;
  insert into recipe_line (recipe_id, position, ingredient_id, sub_recipe_id, amount, unit)
  select r.id, line + 1,
    case when line = 0 and n % 10 = 0 then null
      when line = 0 then (select id from ingredient where code = '${changedCode}')
      else f.id end,
    case when line = 0 and n % 10 = 0 then (select id from recipe where number = 'BENCH-1') end,
    1 + line, case when line = 0 and n % 10 = 0 then 'portion' else 'lb' end
  from (select id, substr(number, 7)::int as n from recipe where number like 'BENCH-%') r
  cross join generate_series(0, ${otherLines}) line
  left join lateral (select id from ingredient where code = 'BENCH-' || 1 + (n * 7 + line * 31) % 499) f on line > 0`

/** A distributor's list of `rows` products. */
export const distributorList = (rows: number): string =>
  ['Item Code,Description,Pack,Brand,Category']
    .concat(
      Array.from(
        { length: rows },
        (_, n) => `B${n},"Product ${n}, ${cuts[n % cuts.length]}",6/#10 CN,Brand ${n % 90},Canned`,
      ),
    )
    .join('\n')
