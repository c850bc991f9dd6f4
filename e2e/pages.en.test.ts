import { describePages } from './src/shop-pages.ts'

describePages('en')
