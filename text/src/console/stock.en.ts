/** The stock list. */
export const en = {
  searchLabel: 'Number, shelf, title or shopper',
  none: 'Nothing is here.',
  noneFound: 'Nothing matches this search.',
  item: 'Item',
  measures: 'Weight and size',
  problem: 'Problem',
  shelf: 'Shelf',
  storage: 'Storage',
  received: 'Arrived',
  day: (days: number) => `Day ${days}`,
  over: 'Free storage is over',
  detail: 'Stock item',
  inspect: 'Inspect it',
  photos: 'Photos',
  noPhotos: 'No photos yet.',
  stage: 'Stage',
}
