export { text as goodsNameText } from './goods-name.en.ts'
