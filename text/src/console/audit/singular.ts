/** A kind of subject, as a call names it: `goods_categories` are of the kind `goods_category`. */
export const singular = (kind: string): string =>
  kind
    .replace(/ies$/, 'y')
    .replace(/elves$/, 'elf')
    .replace(/(ch)es$/, '$1')
    .replace(/s$/, '')
