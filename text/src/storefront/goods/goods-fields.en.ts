/** Fields of the order form that are initially collapsed. */
export const text = {
  name: 'Product name',
  nameHint: 'In the seller’s own words if possible: our buyer looks for exactly this.',
  ownName: 'Your own name for it',
  ownNameHint: 'Only you see it, here and on the shelf: “Dad’s birthday”.',
  price: 'Unit price',
  pagePrice: 'Unit price on the page',
  priceHint: 'Price for one, with your options.',
  freight: 'Delivery within China',
  freightHint: 'What the seller charges for delivery to our warehouse. Enter 0 if it is free.',
  changePrice: 'My price is different',
  newPrice: 'New price',
  newPriceHint: 'For one item. Our buyer checks it before buying.',
  reason: 'Reason',
  reasonText: 'Explain for our buyer',
  reasonPlaceholder: 'For example: the seller agreed to 45.00 in chat',
  remark: 'Note for our buyer',
  remarkPlaceholder: 'For example: please ask for the newest batch',
  photos: 'Detail photos',
  photosHint: (price: string, max: number) =>
    `Extra close-ups besides the free inspection photos. ${price} each, up to ${max}.`,
  photosCost: (count: number, cost: string) =>
    count === 0 ? 'None' : `${count} ${count === 1 ? 'photo' : 'photos'}: ${cost}`,
  photoNote: 'What the photos should show',
  photoNotePlaceholder: 'For example: the seam at the left sleeve, the size label',
  tolerance: 'If the price has gone up',
  toleranceHint:
    'Up to this limit, we buy at once and take the difference from your balance. Above it, we always ask.',
  tolerances: (percent: number) => (percent === 0 ? 'Ask me first' : `Buy it at up to ${percent}% more`),
  soldOut: 'If it is sold out',
  alternative: 'Second choice',
  alternativePlaceholder: 'Dark grey, size L',
}
