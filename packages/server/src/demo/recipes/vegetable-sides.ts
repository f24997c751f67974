import { asPurchased, line, prepared, type DemoRecipe } from './demo-recipe.ts'

const side = { type: 'myRecipe', category: 'Vegetables', portions: '100' } satisfies Partial<DemoRecipe>

export const vegetableSides = {
  steamedBroccoli: {
    ...side,
    number: 'V-01',
    name: 'Steamed broccoli',
    portionLabel: '1/2 cup',
    directions:
      'Steam in batches for 4 minutes to 135 °F. Toss with oil and garlic. Cook no more than 20 minutes ahead.',
    lines: [
      line('broccoli', '50', 'cup'),
      line('oil', '1', 'cup'),
      line('garlicPowder', '2', 'tbsp'),
      line('salt', '2', 'tbsp'),
    ],
  },
  gardenSalad: {
    ...side,
    number: 'V-02',
    name: 'Romaine side salad',
    portionLabel: '1 cup with dressing',
    directions: 'Toss a cup of lettuce with carrot. Dress at service. Hold at 41 °F or below.',
    lines: [
      line('romaine', '11.25', 'lb', asPurchased('torn')),
      line('carrots', '2', 'lb', asPurchased('grated')),
      line('italianDressing', '6', 'cup'),
    ],
  },
  sweetPotatoWedges: {
    ...side,
    number: 'V-03',
    name: 'Sweet potato wedges',
    portionLabel: '1/2 cup',
    directions: 'Toss with oil and spices. Roast in one layer at 425 °F for 25 minutes, turning once.',
    lines: [
      line('sweetPotato', '21', 'lb', asPurchased('peeled, in wedges')),
      line('oil', '1.5', 'cup'),
      line('paprika', '2', 'tbsp'),
      line('salt', '2', 'tbsp'),
    ],
  },
  cornSide: {
    ...side,
    number: 'V-04',
    name: 'Corn',
    portionLabel: '1/2 cup',
    directions: 'Steam for 5 minutes to 135 °F. Stir in margarine and salt.',
    lines: [line('corn', '50', 'cup'), line('margarine', '0.5', 'lb'), line('salt', '2', 'tbsp')],
  },
  blackBeanSide: {
    ...side,
    number: 'V-05',
    name: 'Seasoned black beans',
    portionLabel: '1/2 cup',
    directions: 'Heat beans with onion and spices to 165 °F for 15 seconds, simmer for 15 minutes.',
    lines: [
      line('blackBeans', '50', 'cup'),
      line('onions', '2', 'lb', asPurchased('chopped')),
      line('cumin', '3', 'tbsp'),
      line('garlicPowder', '2', 'tbsp'),
    ],
  },
  chickpeaSalad: {
    ...side,
    number: 'V-06',
    name: 'Chickpea and cucumber salad',
    portionLabel: '3/4 cup',
    directions: 'Toss everything, chill to 41 °F and hold cold.',
    lines: [
      line('chickpeas', '50', 'cup'),
      line('cucumber', '6', 'lb', asPurchased('diced')),
      line('redPepper', '3', 'lb', asPurchased('diced')),
      line('italianDressing', '4', 'cup'),
    ],
  },
  greenBeanSide: {
    ...side,
    number: 'V-07',
    name: 'Green beans',
    portionLabel: '1/2 cup',
    directions: 'Steam for 6 minutes to 135 °F. Toss with margarine, onion powder and salt.',
    lines: [
      line('greenBeans', '50', 'cup'),
      line('margarine', '0.5', 'lb'),
      line('onionPowder', '2', 'tbsp'),
      line('salt', '2', 'tbsp'),
    ],
  },
  ovenPotatoes: {
    ...side,
    number: 'V-08',
    name: 'Oven-roasted potatoes',
    portionLabel: '1/2 cup',
    directions: 'Toss with oil and seasoning. Roast at 425 °F for 30 minutes, turning once, to 135 °F.',
    lines: [
      line('potato', '23', 'lb', asPurchased('diced, skin on')),
      line('oil', '2', 'cup'),
      line('paprika', '2', 'tbsp'),
      line('garlicPowder', '2', 'tbsp'),
      line('salt', '3', 'tbsp'),
    ],
  },
  coleslaw: {
    ...side,
    number: 'V-09',
    name: 'Coleslaw',
    portionLabel: '1/2 cup',
    directions:
      'Mix mayonnaise, vinegar and sugar; toss with cabbage and carrot an hour before service. Hold at 41 °F.',
    lines: [
      line('cabbage', '11', 'lb', asPurchased('shredded')),
      line('carrots', '2', 'lb', asPurchased('grated')),
      line('mayonnaise', '4', 'cup'),
      line('vinegar', '1', 'cup'),
      line('sugar', '1', 'cup'),
    ],
  },
  greenPeaSide: {
    ...side,
    number: 'V-10',
    name: 'Green peas',
    portionLabel: '1/2 cup',
    directions: 'Steam for 4 minutes to 135 °F. Stir in margarine.',
    lines: [line('greenPeas', '50', 'cup', prepared('thawed')), line('margarine', '0.5', 'lb')],
  },
  tomatoSalad: {
    ...side,
    number: 'V-11',
    name: 'Tomato and cucumber salad',
    portionLabel: '3/4 cup',
    directions: 'Toss with dressing just before service. Hold at 41 °F or below.',
    lines: [
      line('tomatoes', '22', 'lb', asPurchased('diced')),
      line('cucumber', '6', 'lb', asPurchased('diced')),
      line('italianDressing', '3', 'cup'),
    ],
  },
} satisfies Record<string, DemoRecipe>
