export { text as goodsListText } from './goods-list.en.ts'
