import { describeGuards, describePages } from './src/shop-pages.ts'

describePages('en')
describeGuards('en')
