import { describeOnce, describePages } from './src/shop-pages.ts'

describePages('en')
describeOnce('en')
