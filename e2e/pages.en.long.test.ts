import { describeOnce, describePages } from './src/shop-pages.ts'

/* Every address, not every other one. */

describePages('en')
describeOnce('en')
