export { text as goodsFieldText } from './goods-fields.en.ts'
