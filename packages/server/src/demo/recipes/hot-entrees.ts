import { asMeatAlternate, asPurchased, line, prepared, subRecipe, type DemoRecipe } from './demo-recipe.ts'

const entree = { type: 'myRecipe', category: 'Entree', portions: '100' } satisfies Partial<DemoRecipe>

export const hotEntrees = {
  beefTacos: {
    ...entree,
    number: 'E-01',
    name: 'Soft beef tacos',
    portionLabel: '2 tacos',
    directions:
      'Brown the beef to 165 °F and drain. Stir in the seasoning and water, simmer for 10 minutes. Steam the tortillas. ' +
      'Fill each with a No. 30 scoop of meat, top with lettuce, tomato and cheese at the line.',
    kitchen: {
      prepMinutes: 30,
      cookMinutes: 25,
      haccpProcess: 2,
      equipment: 'Tilt skillet\nSteamer\nNo. 30 scoop',
      steps: [
        {
          text: 'Brown the beef and drain.',
          ccp: {
            limit: 'Heat to 165 °F for 15 seconds.',
            monitoring: 'The cook checks three spots of each batch with a probe thermometer and writes it in the log.',
            correctiveAction: 'Keep heating until every spot reaches 165 °F.',
          },
        },
        { text: 'Stir in the seasoning and water, simmer for 10 minutes.', ccp: null },
        { text: 'Steam the tortillas.', ccp: null },
        {
          text: 'Hold the meat in covered pans.',
          ccp: {
            limit: 'Hold at 135 °F or above.',
            monitoring: 'Check every 2 hours.',
            correctiveAction: 'Reheat to 165 °F once; discard what was below 135 °F for more than 4 hours.',
          },
        },
        { text: 'Fill each with a No. 30 scoop of meat, top with lettuce, tomato and cheese at the line.', ccp: null },
      ],
      gradePortions: {
        'K-5': { serving: null, label: '1 taco', utensil: 'scoop30' },
        '6-8': { serving: null, label: '2 tacos', utensil: 'scoop30' },
        '9-12': { serving: null, label: '2 tacos', utensil: 'scoop30' },
      },
      pans: [{ size: 'half', depth: '4', portionsPerPan: 50 }],
    },
    lines: [
      line('groundBeef', '15', 'lb'),
      subRecipe('tacoSeasoning', '1', 'batch'),
      line('water', '1', 'qt'),
      line('cornTortilla', '200', 'each'),
      line('cheddar', '1.6', 'lb', prepared('shredded')),
      line('romaine', '3', 'lb', asPurchased('shredded')),
      line('tomatoes', '5', 'lb', asPurchased('diced')),
    ],
  },
  fajitaBowl: {
    ...entree,
    number: 'E-02',
    name: 'Chicken fajita bowl',
    portionLabel: '1 bowl: 1 cup rice, 2 oz chicken, peppers',
    directions:
      'Bake the rice with 2 parts water, covered, at 350 °F for 50 minutes. Roast peppers and onions in the oil with ' +
      'the seasoning. Add the chicken, heat to 165 °F. Serve over a No. 4 scoop of rice.',
    lines: [
      line('brownRice', '12.5', 'lb'),
      line('chickenDiced', '12.5', 'lb'),
      line('greenPepper', '7', 'lb', asPurchased('sliced')),
      line('redPepper', '7', 'lb', asPurchased('sliced')),
      line('onions', '4', 'lb', asPurchased('sliced')),
      line('oil', '1.5', 'cup'),
      subRecipe('tacoSeasoning', '1', 'batch'),
      line('salt', '0.25', 'cup'),
    ],
  },
  spaghetti: {
    ...entree,
    number: 'E-03',
    name: 'Spaghetti with meat sauce',
    portionLabel: '1 cup pasta with 3/4 cup sauce',
    directions:
      'Brown the beef to 165 °F and drain. Add the marinara and simmer for 15 minutes. Cook the pasta for 10 minutes, ' +
      'drain, oil lightly. Serve a cup of pasta topped with a 6 oz ladle of sauce.',
    lines: [
      line('groundBeef', '17', 'lb'),
      subRecipe('marinara', '3.125', 'gal'),
      line('spaghetti', '12.5', 'lb'),
      line('parmesan', '0.5', 'lb'),
      line('oil', '0.5', 'cup'),
    ],
  },
  drumstick: {
    ...entree,
    number: 'E-04',
    name: 'Roasted chicken drumstick with roll',
    portionLabel: '1 drumstick, 1 large roll',
    directions:
      'Toss the drumsticks with oil and spices. Roast at 400 °F for 20 minutes to 165 °F. Serve with a warm roll.',
    lines: [
      line('chickenDrumstick', '13.2', 'lb', prepared('weight without bone')),
      line('oil', '1', 'cup'),
      line('paprika', '0.5', 'cup'),
      line('garlicPowder', '0.25', 'cup'),
      line('salt', '0.25', 'cup'),
      line('dinnerRoll', '9.3', 'lb', prepared('42 g rolls')),
    ],
  },
  beanBurrito: {
    ...entree,
    number: 'E-05',
    name: 'Bean and cheese burrito',
    portionLabel: '1 burrito',
    directions:
      'Mix beans, seasoning and half of the cheese. Fill each tortilla with a No. 12 scoop, fold, sprinkle with the ' +
      'rest. Bake covered at 350 °F for 15 minutes to 165 °F.',
    lines: [
      line('refriedBeans', '25', 'cup', asMeatAlternate),
      line('cheddar', '6.25', 'lb', prepared('shredded')),
      subRecipe('tacoSeasoning', '0.14', 'lb'),
      line('flourTortilla', '100', 'each'),
    ],
  },
  cheesePizza: {
    ...entree,
    number: 'E-06',
    name: 'Cheese pizza',
    portionLabel: '1 piece, 5 x 6 inches',
    directions:
      'Spread the sauce over the baked crusts, cover with cheese. Bake at 425 °F for 12 minutes to 165 °F. Cut 4 x 5.',
    lines: [
      subRecipe('pizzaCrust', '1', 'batch'),
      subRecipe('marinara', '50', 'portion'),
      line('mozzarella', '12.5', 'lb'),
    ],
  },
  hamburger: {
    ...entree,
    number: 'E-07',
    name: 'Hamburger on whole wheat bun',
    portionLabel: '1 hamburger',
    directions:
      'Heat the patties at 350 °F for 12 minutes to 165 °F. Serve on a bun with lettuce, tomato and 2 teaspoons of mayonnaise.',
    lines: [
      line('beefPatty', '100', 'each'),
      line('bun', '100', 'each'),
      line('romaine', '1.5', 'lb', asPurchased('leaves')),
      line('tomatoes', '5', 'lb', asPurchased('sliced')),
      line('mayonnaise', '4', 'cup'),
    ],
  },
  veggieChili: {
    ...entree,
    number: 'E-08',
    name: 'Three-bean chili with roll',
    portionLabel: '1 cup chili, 1 large roll',
    directions:
      'Soften onions and peppers in the oil. Add spices, tomatoes and paste, simmer for 20 minutes. Add the beans, heat ' +
      'to 165 °F for 15 seconds and simmer for 20 minutes. Serve an 8 oz ladle with a roll.',
    lines: [
      line('oil', '1', 'cup'),
      line('onions', '5', 'lb', asPurchased('chopped')),
      line('greenPepper', '4', 'lb', asPurchased('chopped')),
      line('chiliPowder', '1', 'cup'),
      line('cumin', '0.25', 'cup'),
      line('dicedTomatoes', '24', 'lb'),
      line('tomatoPaste', '3', 'lb'),
      line('kidneyBeans', '20', 'cup', asMeatAlternate),
      line('blackBeans', '15', 'cup', asMeatAlternate),
      line('pintoBeans', '15', 'cup', asMeatAlternate),
      line('salt', '0.25', 'cup'),
      line('dinnerRoll', '9.3', 'lb', prepared('42 g rolls')),
    ],
  },
  nuggets: {
    ...entree,
    number: 'E-09',
    name: 'Chicken nuggets with roll',
    portionLabel: '5 nuggets, 1 roll',
    directions: 'Bake the nuggets at 400 °F for 12 minutes to 165 °F. Serve five with a warm roll.',
    lines: [line('chickenNuggets', '500', 'each'), line('dinnerRoll', '100', 'each')],
  },
  barbecueSandwich: {
    ...entree,
    number: 'E-10',
    name: 'Barbecue chicken sandwich',
    portionLabel: '1 sandwich',
    directions: 'Heat the pulled chicken to 165 °F. Put a No. 12 scoop on each bun.',
    lines: [subRecipe('pulledBarbecueChicken', '19.5', 'lb'), line('bun', '100', 'each')],
  },
  chickenNoodles: {
    ...entree,
    number: 'E-11',
    name: 'Chicken and noodles',
    portionLabel: '1 1/4 cups',
    directions:
      'Simmer carrots, celery and onions in the broth until tender. Add noodles, cook for 8 minutes. Fold in the ' +
      'chicken, heat to 165 °F for 15 seconds. Serve with a 10 oz ladle.',
    lines: [
      line('broth', '4', 'gal'),
      line('carrots', '4', 'lb', asPurchased('diced')),
      line('celery', '3', 'lb', asPurchased('diced')),
      line('onions', '3', 'lb', asPurchased('diced')),
      line('eggNoodles', '12.5', 'lb'),
      line('chickenDiced', '12.5', 'lb'),
      line('margarine', '1', 'lb'),
      line('salt', '0.5', 'cup'),
      line('pepper', '2', 'tbsp'),
    ],
  },
} satisfies Record<string, DemoRecipe>
