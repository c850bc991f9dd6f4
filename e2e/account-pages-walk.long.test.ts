import { describeAccountPages } from './src/account-pages-walk.ts'

/* On a telephone, and on a desk in English. That each of the pages is whole in both, `npm test` sees in pages.{en,zh}.test.ts. */

describeAccountPages('zh')
describeAccountPages('en')
