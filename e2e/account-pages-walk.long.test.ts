import { describeAccountPages } from './src/account-pages-walk.ts'

/*
 * On a telephone, and on a desktop in English. `npm test` checks in pages.{en,zh}.test.ts that each of the
 * pages is complete in both languages.
 */

describeAccountPages('zh')
describeAccountPages('en')
