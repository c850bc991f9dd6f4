import { describeAccountPages } from './src/account-pages-walk.ts'

/* On a telephone; on a desk, in English, it is walked by account-pages-walk.long.test.ts. */
describeAccountPages('zh')
