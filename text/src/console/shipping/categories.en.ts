/**
 * The kinds of goods that carriers treat separately, by their ids in the table goods_categories. Chosen at
 * the receiving station.
 */
const limited: Record<string, string> = {
  battery_packed_with: 'Batteries packed with equipment',
  battery_builtin: 'Built-in batteries',
  liquid: 'Liquids, gels, creams',
  powder: 'Powders',
  magnet: 'Magnets, speakers',
  food: 'Food',
  knife: 'Knives and blades',
  seed_plant: 'Seeds, plants, soil',
  wood_untreated: 'Untreated wood, straw, bamboo',
  meat_dairy: 'Meat, dairy, egg, honey',
  chewing_gum: 'Chewing gum',
  cosmetics_small: 'Cosmetics up to 100 ml each, 200 ml per parcel',
}
const refused: Record<string, string> = {
  weapon: 'Weapons, replicas, parts',
  explosive: 'Explosives, fireworks, lighters',
  flammable: 'Flammable goods, aerosols, perfume, nail polish',
  corrosive: 'Corrosives',
  toxic: 'Poisons, pesticides',
  radioactive: 'Radioactive goods',
  narcotic: 'Narcotics',
  live_animal: 'Live animals',
  cash: 'Cash, bearer papers, bullion',
  alcohol: 'Alcohol',
  tobacco: 'Tobacco',
  prescription_drug: 'Prescription medicine',
  cultural_relic: 'Antiques and cultural relics',
  endangered_species: 'CITES species, ivory, coral',
  obscene_or_banned_print: 'Obscene or banned prints and media',
  battery_pure: 'Loose batteries, power banks',
  perishable_food: 'Perishable food',
  medicine: 'Non-prescription medicine, supplements',
  counterfeit: 'Counterfeit brand goods',
  e_cigarette: 'E-cigarettes and parts',
}

export const text = {
  groups: [
    { name: 'Accepted by some shipping methods', names: limited },
    { name: 'Accepted by no carrier: tell support', names: refused },
  ],
}
