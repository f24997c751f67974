import { asPurchased, line, prepared, type DemoRecipe } from './demo-recipe.ts'

const entree = { type: 'myRecipe', category: 'Entree', portions: '50' } satisfies Partial<DemoRecipe>

export const coldEntrees = {
  grilledCheese: {
    ...entree,
    number: 'E-20',
    name: 'Grilled cheese sandwich',
    portionLabel: '1 sandwich',
    directions:
      'Brush the bread with melted margarine. Lay 2 oz of cheese between two slices, buttered sides out. Bake at 400 °F ' +
      'for 8 minutes, turn, bake 4 minutes more.',
    lines: [
      line('bread', '100', 'each'),
      line('cheddar', '6.25', 'lb', prepared('sliced')),
      line('margarine', '0.5', 'lb'),
    ],
  },
  turkeySandwich: {
    ...entree,
    number: 'E-21',
    name: 'Turkey sandwich',
    portionLabel: '1 sandwich',
    directions:
      'Spread the bread with mayonnaise and mustard. Layer 2 1/2 oz of turkey and lettuce. Hold at 41 °F or below.',
    lines: [
      line('bread', '100', 'each'),
      line('turkeyDeli', '7.85', 'lb'),
      line('romaine', '1', 'lb', asPurchased('leaves')),
      line('mayonnaise', '2', 'cup'),
      line('mustard', '0.25', 'cup'),
    ],
  },
  roastTurkeyWrap: {
    ...entree,
    number: 'E-22',
    name: 'Roast turkey wrap',
    portionLabel: '1 wrap',
    directions:
      'Spread each tortilla with dressing, add 2 oz of turkey, lettuce and tomato, roll and halve. Hold at 41 °F.',
    lines: [
      line('flourTortilla', '50', 'each'),
      line('turkeyRoast', '6.25', 'lb'),
      line('romaine', '1.5', 'lb', asPurchased('shredded')),
      line('tomatoes', '3', 'lb', asPurchased('diced')),
      line('ranch', '2.5', 'cup'),
    ],
  },
  tunaSandwich: {
    ...entree,
    number: 'E-23',
    name: 'Tuna salad sandwich',
    portionLabel: '1 sandwich',
    directions: 'Mix tuna, celery and mayonnaise. Put a No. 12 scoop between two slices. Hold at 41 °F or below.',
    lines: [
      line('bread', '100', 'each'),
      line('tuna', '6.25', 'lb'),
      line('celery', '1.5', 'lb', asPurchased('finely diced')),
      line('mayonnaise', '3.5', 'cup'),
    ],
  },
  chefSalad: {
    ...entree,
    number: 'E-24',
    name: 'Garden chef salad with rolls',
    portionLabel: '1 salad, 2 rolls',
    directions:
      'Arrange a cup of lettuce, half an egg, 1 oz of cheese, cucumber and tomato in each bowl. Hold at 41 °F. Serve ' +
      'with two rolls.',
    lines: [
      line('romaine', '5.5', 'lb', asPurchased('torn')),
      line('eggHardBoiled', '25', 'each', prepared('halved')),
      line('mozzarella', '3.13', 'lb'),
      line('cucumber', '3', 'lb', asPurchased('sliced')),
      line('tomatoes', '5', 'lb', asPurchased('wedges')),
      line('dinnerRoll', '100', 'each'),
      line('italianDressing', '4', 'cup'),
    ],
  },
  caesarSalad: {
    ...entree,
    number: 'E-25',
    name: 'Chicken Caesar salad with breadstick',
    portionLabel: '1 salad, 1 small breadstick',
    directions:
      'Toss romaine with dressing and Parmesan, top with 2 oz of chicken. Hold at 41 °F. Serve with a 22 g breadstick.',
    lines: [
      line('romaine', '8', 'lb', asPurchased('torn')),
      line('chickenDiced', '6.25', 'lb'),
      line('parmesan', '0.2', 'lb'),
      line('italianDressing', '3', 'cup'),
      line('dinnerRoll', '2.43', 'lb', prepared('22 g breadsticks')),
    ],
  },
} satisfies Record<string, DemoRecipe>
