/** Shown instead of a product's page if its address contains no product number. */
export const text = {
  title: 'There’s no product with this number',
  text: 'No product of that marketplace can have such a number. Paste the product’s link into the box above: its number is read from the link.',
}
