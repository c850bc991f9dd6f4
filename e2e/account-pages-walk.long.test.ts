import { describeAccountPages } from './src/account-pages-walk.ts'

/* What account-pages-walk.test.ts walks, in the other language and width. */
describeAccountPages('en')
