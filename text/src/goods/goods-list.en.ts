/** Goods in a heading, a title or a row: their short names, the heaviest or dearest first. */
export const text = {
  /** At most three of `total` goods; of more, the first two. */
  goodsList(names: readonly string[], total: number = names.length): string {
    const [first = '', second, third] = names
    if (second === undefined) return total > 1 ? `${total} × ${first}` : withCapital(first)
    if (names.length === total && total === 2) return withCapital(`${first} and ${second}`)
    if (names.length === total && total === 3) return withCapital(`${first}, ${second} and ${third}`)
    return withCapital(`${first}, ${second} and ${total - 2} more`)
  },
  /** Goods on their way: "Headphones and bottle to Berlin". */
  goodsTo: (goods: string, place: string) => `${goods} to ${place}`,
}

const withCapital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export const { goodsList, goodsTo } = text
