import { describeOnce, describePages } from './src/shop-pages.ts'

/* Every address, instead of every other one. */

describePages('en')
describeOnce('en')
