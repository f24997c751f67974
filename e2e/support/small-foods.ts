/** A small composition table per 100 g, with values that are easy to calculate with and one bad row. */
export const foodsCsv = `ndb_no,description,food_group,kcal,protein_g,fat_g,satfat_g,chol_mg,carb_g,sugars_g,calcium_mg,iron_mg,potassium_mg,sodium_mg,refuse_pct
M0001,"Mapleton turkey strips, roasted",Poultry,150,28,3,1.2,75,0,0,20,1.5,250,80,0
M0002,"Mapleton brown rice, cooked",Grains,120,2.7,1,0.2,0,25,0.3,10,0.5,85,4,0
M0003,Mapleton gravy,Sauces,50,2,1,0.5,3,8,1,10,0.2,40,300,0
M0004,"Mapleton peas, green",Vegetables,80,5,0.4,0.1,0,14,5,25,1.5,244,5,62
M0005,"Mapleton pear, fresh",Fruits,57,0.4,0.1,0,0,15,10,9,0.2,116,1,10
M0006,"Mapleton milk, low fat",Dairy,42,3.4,1,0.6,5,5,5,125,0,150,44,0
M0007,Mapleton butter,Dairy,717 kcal,0.9,81,51,215,0.1,0.1,24,0,24,643,0
`

export const measuresCsv = `ndb_no,seq,amount,measure,grams
M0002,1,1,cup,200
M0003,1,1,cup,240
M0003,2,1,tbsp,15
M0006,1,1,cup,244
`

/** Grams per pound, by definition. */
const pound = 453.59237

/** The recipe of the journey: 1 1/2 lb turkey, 2 1/2 cups rice, 1/2 cup gravy. */
const grams = { turkey: 1.5 * pound, rice: 2.5 * 200, gravy: 0.5 * 240 }
const portions = 10

const perPortion = (turkey: number, rice: number, gravy: number) =>
  (grams.turkey * turkey + grams.rice * rice + grams.gravy * gravy) / 100 / portions

/** The nutrition of a portion, calculated independently of the product. */
export const bowl = {
  grams: (grams.turkey + grams.rice + grams.gravy) / portions,
  kcal: perPortion(150, 120, 50),
  sodiumMg: perPortion(80, 4, 300),
  saturatedFatG: perPortion(1.2, 0.2, 0.5),
  /** Turkey at $4.00 a pound; rice and gravy have no price. */
  knownCost: (1.5 * 4) / portions,
  /** 24 oz of turkey over ten portions at 1 oz eq per ounce, rounded down to a quarter. */
  meat: { exact: (1.5 * 16) / portions, credited: 2.25 },
}

/** One cup of the milk. */
export const milk = { kcal: 2.44 * 42, sodiumMg: 2.44 * 44 }
