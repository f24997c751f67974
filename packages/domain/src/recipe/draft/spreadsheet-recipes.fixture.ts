/** A recipe as it is copied from a spreadsheet or a card: tabs between cells, and for each line what it should become. */
export interface SpreadsheetRecipe {
  name: string
  text: string
  /** Amount, unit and the USDA food that each line means; null for a line whose amount no one measures. */
  lines: readonly (readonly [amount: string | null, food: RegExp])[]
}

/** Written for this test in the layouts of USDA's and states' recipe cards. */
export const spreadsheetRecipes: readonly SpreadsheetRecipe[] = [
  {
    name: 'Turkey chili: food, weight and measure',
    text: `Ingredients\tWeight\tMeasure
Ground turkey, raw\t17 lb\t
Onions, fresh, diced\t2 lb 8 oz\t1 qt 3 1/4 cups
Green bell peppers, fresh, diced\t1 lb 4 oz\t3 3/4 cups
Garlic, minced\t\t1/4 cup
Canned diced tomatoes, undrained\t12 lb 12 oz\t2 #10 cans
Tomato paste, canned\t1 lb 12 oz\t3 cups
Kidney beans, canned, drained and rinsed\t9 lb\t1 gal 2 qt
Chili powder\t\t1/2 cup
Ground cumin\t\t3 Tbsp
Salt\t\tto taste`,
    lines: [
      ['17 lb', /^(Ground turkey|Turkey, ground)/i],
      ['2 lb + 8 oz', /^Onions, raw/],
      ['1 lb + 4 oz', /^Peppers, sweet, green, raw/],
      ['1/4 cup', /^Garlic, raw/],
      ['12 lb + 12 oz', /^Tomatoes, red, ripe, canned/],
      ['1 lb + 12 oz', /^Tomato products, canned, paste/],
      ['9 lb', /^Beans, kidney.*canned/],
      ['1/2 cup', /^Spices, chili powder/],
      ['3 tbsp', /^Spices, cumin/],
      [null, /^Salt, table/],
    ],
  },
  {
    name: 'Lasagna roll-ups: amount, unit, food and preparation',
    text: `100\tEach\tLasagna noodles, whole grain\tcooked
6 1/4\tlb\tRicotta cheese, part-skim\t
2\tlb\tMozzarella cheese, part skim, shredded\t
8\toz\tParmesan cheese\tgrated
12\teach\tEggs, whole, fresh\tbeaten
5\tlb\tSpinach, frozen, chopped\tthawed and drained
1 1/2\t#10 can\tTomato sauce, canned\t
2\tTbsp\tDried basil\t
1\tTbsp\tDried oregano\t
2\ttsp\tBlack pepper\t`,
    lines: [
      ['100 each', /^Pasta/],
      ['6 1/4 lb', /^Cheese, ricotta, part skim/],
      ['2 lb', /^Cheese, mozzarella, (low moisture, )?part[- ]skim/],
      ['8 oz', /^Cheese, parmesan, grated/],
      ['12 each', /^Egg, whole/],
      ['5 lb', /^Spinach, frozen/],
      ['1 1/2 can10', /^Tomato (products|sauce).*/],
      ['2 tbsp', /^Spices, basil, dried/],
      ['1 tbsp', /^Spices, oregano, dried/],
      ['2 tsp', /^Spices, pepper, black/],
    ],
  },
  {
    name: 'Chicken stir-fry: lines of text',
    text: `12 lb 8 oz chicken breast, boneless, skinless, cut into strips
1 1/2 gal broccoli florets, fresh
3 lb carrots, sliced
2 lb red bell peppers, sliced
1 lb green onions, chopped (AP)
1/2 cup garlic, minced
2 cups soy sauce, reduced sodium
1/4 cup cornstarch
1 cup vegetable oil
2 Tbsp ground ginger`,
    lines: [
      ['12 lb + 8 oz', /^Chicken.*breast.*/],
      ['1 1/2 gal', /^Broccoli.*raw/],
      ['3 lb', /^Carrots, raw/],
      ['2 lb', /^Peppers, sweet, red, raw/],
      ['1 lb', /^Onions, spring or scallions/],
      ['1/2 cup', /^Garlic, raw/],
      ['2 cup', /^Soy sauce.*(reduced|low)/],
      ['1/4 cup', /^Cornstarch/],
      ['1 cup', /^Oil, (vegetable, )?soybean/],
      ['2 tbsp', /^Spices, ginger, ground/],
    ],
  },
  {
    name: 'Breakfast burrito: food first, amount with its unit',
    text: `Ingredient\tQty\tNotes
Eggs, liquid whole\t10 lb\tthawed
Pork sausage, ground\t6 lb 4 oz\t
Potatoes, diced, frozen\t5 lb\t
Cheddar cheese, reduced fat, shredded\t3 lb 2 oz\t
Flour tortillas, 8 inch\t100 each\t
Salsa, canned\t3 qt\t
Milk, 1%\t1 qt\t
Butter, unsalted\t8 oz\tmelted
Black pepper, ground\t1 Tbsp\t
Cilantro, fresh\tas needed\tfor garnish`,
    lines: [
      ['10 lb', /^Egg, whole/],
      ['6 lb + 4 oz', /^(Sausage, )?pork.*sausage|^Sausage, pork/i],
      ['5 lb', /^Potatoes, .*(frozen|raw)/],
      ['3 lb + 2 oz', /^Cheese, .*cheddar/],
      ['100 each', /^Tortillas, .*flour/],
      ['3 qt', /salsa/i],
      ['1 qt', /^Milk, .*(lowfat|1%)/],
      ['8 oz', /^Butter, without salt/],
      ['1 tbsp', /^Spices, pepper, black/],
      [null, /^Coriander \(cilantro\) leaves, raw/],
    ],
  },
  {
    name: 'Coleslaw: lines of text with the amount last',
    text: `Green cabbage, shredded, 8 lb 8 oz
Carrots, fresh, shredded, 1 lb
Red cabbage, shredded - 1 lb
Mayonnaise, 1 qt
Apple cider vinegar, 1 cup
Sugar, granulated, 1 1/4 cups
Celery seed, 2 tsp
Dry mustard, 1 Tbsp
Salt, 1 Tbsp
White pepper, to taste`,
    lines: [
      ['8 lb + 8 oz', /^Cabbage, raw/],
      ['1 lb', /^Carrots, raw/],
      ['1 lb', /^Cabbage, red, raw/],
      ['1 qt', /mayonnaise/i],
      ['1 cup', /^Vinegar, cider/],
      ['1 1/4 cup', /^Sugars, granulated/],
      ['2 tsp', /^Spices, celery seed/],
      ['1 tbsp', /^Spices, mustard seed, ground|^Mustard/],
      ['1 tbsp', /^Salt, table/],
      [null, /^Spices, pepper, white/],
    ],
  },
  {
    name: 'Overnight oats: two pairs of amount and unit',
    text: `6\tlb\t4\toz\tRolled oats
2\tgal\t\t\tMilk, fat free
1\tgal\t2\tqt\tYogurt, vanilla, lowfat
1\tqt\t\t\tApplesauce, unsweetened
3\tlb\t\t\tBlueberries, frozen
2\tlb\t8\toz\tStrawberries, frozen, sliced
1\tcup\t\t\tHoney
1/4\tcup\t\t\tCinnamon, ground
2\tTbsp\t\t\tVanilla extract
1\tlb\t\t\tRaisins, seedless`,
    lines: [
      ['6 lb + 4 oz', /^(Cereals, )?.*oats/i],
      ['2 gal', /^Milk, (nonfat|fat free)/],
      ['1 gal + 2 qt', /^Yogurt, vanilla, low fat/],
      ['1 qt', /^Applesauce, canned, unsweetened/],
      ['3 lb', /^Blueberries, frozen/],
      ['2 lb + 8 oz', /^Strawberries, frozen/],
      ['1 cup', /^Honey/],
      ['1/4 cup', /^Spices, cinnamon, ground/],
      ['2 tbsp', /^Vanilla extract/],
      ['1 lb', /^Raisins, (dark, |golden, )?seedless/],
    ],
  },
  {
    name: 'Black bean burger: amounts, AP or EP, and another measure in parentheses',
    text: `10 lb (1 1/2 gal) black beans, canned, drained
3 lb 4 oz brown rice, cooked
1 lb onions, AP, diced
2 qt bread crumbs, dry
1 lb 8 oz corn, frozen
12 eggs, large
1/2 case romaine lettuce
1/4 cup cumin, ground
2 Tbsp garlic powder
1 1/2 cups canola oil`,
    lines: [
      ['10 lb', /^Beans, black/],
      ['3 lb + 4 oz', /^Rice, brown.*cooked/],
      ['1 lb', /^Onions, raw/],
      ['2 qt', /^Bread,? crumbs, dry/],
      ['1 lb + 8 oz', /^Corn, (sweet|yellow).*frozen/],
      ['12 each', /^Egg, whole/],
      ['1/2 case', /^Lettuce, cos or romaine/],
      ['1/4 cup', /^Spices, cumin/],
      ['2 tbsp', /^Spices, garlic powder/],
      ['1 1/2 cup', /^Oil, (vegetable, )?canola/],
    ],
  },
]
