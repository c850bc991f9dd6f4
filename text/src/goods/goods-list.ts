/** Goods by their short names, in the page's language. */
export * from './goods-list.en.ts'
