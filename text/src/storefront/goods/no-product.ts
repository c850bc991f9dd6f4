export { text as noProductText } from './no-product.en.ts'
