import { describeOtherWidth } from './src/shop-pages.ts'

/* The one width of each language at which pages.en.test.ts and pages.zh.test.ts do not look. */

describeOtherWidth('en')
describeOtherWidth('zh')
