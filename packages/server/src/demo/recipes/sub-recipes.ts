import { asPurchased, line, prepared, type DemoRecipe } from './demo-recipe.ts'

/** Made in bulk by the commissary and used by other recipes by volume, weight or portion. */
export const subRecipes = {
  marinara: {
    number: 'S-01',
    name: 'Marinara sauce',
    type: 'subRecipe',
    category: null,
    portions: '100',
    portionLabel: '1/2 cup',
    yield: { amount: '3.125', unit: 'gal' },
    directions:
      'Sweat the onions in the oil until soft, 8 minutes. Add garlic, oregano, tomatoes, puree, sugar and salt. ' +
      'Simmer uncovered for 30 minutes, stirring often, to 3 1/8 gallons. Hold at 135 °F or cool to 41 °F within 6 hours.',
    lines: [
      line('oil', '1', 'cup'),
      line('onions', '4', 'lb', asPurchased('peeled and chopped')),
      line('garlicPowder', '0.25', 'cup'),
      line('oregano', '0.5', 'cup'),
      line('dicedTomatoes', '15', 'lb'),
      line('tomatoPuree', '13.25', 'lb'),
      line('sugar', '0.5', 'cup'),
      line('salt', '0.3', 'cup'),
      line('pepper', '2', 'tbsp'),
    ],
  },
  pizzaCrust: {
    number: 'S-02',
    name: 'Whole wheat pizza crust',
    type: 'subRecipe',
    category: null,
    portions: '100',
    portionLabel: 'crust for one 5 x 6 inch piece',
    yield: { amount: '12.4', unit: 'lb' },
    directions:
      'Dissolve the yeast and sugar in warm water (105 °F). Mix with flour, oil and salt for 8 minutes, rest for 20 ' +
      'minutes. Stretch over 5 oiled sheet pans and prick. Bake at 400 °F for 5 minutes.',
    lines: [
      line('wholeWheatFlour', '7.1', 'lb'),
      line('water', '2', 'qt', prepared('105 °F')),
      line('yeast', '0.375', 'cup'),
      line('sugar', '0.5', 'cup'),
      line('oil', '1', 'cup'),
      line('salt', '0.25', 'cup'),
    ],
  },
  tacoSeasoning: {
    number: 'S-03',
    name: 'Low-sodium taco seasoning',
    type: 'subRecipe',
    category: null,
    portions: '100',
    portionLabel: '1 1/4 teaspoons',
    yield: { amount: '0.59', unit: 'lb' },
    directions: 'Mix well. Keep dry and closed for up to 3 months; write the date on the lid.',
    lines: [
      line('chiliPowder', '0.75', 'cup'),
      line('cumin', '0.25', 'cup'),
      line('paprika', '0.25', 'cup'),
      line('garlicPowder', '0.25', 'cup'),
      line('onionPowder', '0.25', 'cup'),
      line('salt', '3', 'tbsp'),
    ],
  },
  pulledBarbecueChicken: {
    number: 'S-04',
    name: 'Barbecue pulled chicken',
    type: 'subRecipe',
    category: null,
    portions: '100',
    portionLabel: '1/3 cup',
    yield: { amount: '19.5', unit: 'lb' },
    directions:
      'Heat the chicken with broth and vinegar to 165 °F. Shred, fold in the sauce and hold at 135 °F or above.',
    lines: [
      line('chickenDiced', '12.5', 'lb'),
      line('barbecueSauce', '2', 'qt'),
      line('broth', '1', 'qt'),
      line('vinegar', '0.5', 'cup'),
    ],
  },
} satisfies Record<string, DemoRecipe>
