export { text as goodsCardText } from './goods-card.en.ts'
