/** Ordering the goods of an order again. */
export const text = {
  again: (count: number) => (count === 1 ? 'Order it again' : `Order all ${count} again`),
  adding: 'Adding…',
  hint: 'Puts the same choices into your cart, which compares them with today’s prices before you pay. As a list you change sizes first, or show it to a friend.',
  some: (added: number, count: number) =>
    added === 0
      ? 'None of it could be put into the cart'
      : `${added} of ${count} put into the cart; the rest has no link that can be bought from, or no room`,
  list: 'Make a list of it',
  listOf: (number: string) => `Order ${number}`,
  other: 'Other size or colour',
}
