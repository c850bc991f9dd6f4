export { text as goodsText } from './goods.en.ts'
