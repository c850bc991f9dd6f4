import { describeFunds } from './src/funds-walk.ts'

/* The walk of funds-walk.test.ts in the other language and width, and the balance page in both. */

describeFunds('zh')
describeFunds('en')
