import { describeFunds } from './src/funds-walk.ts'

/* What funds-walk.test.ts walks, in the other language and width, and the page of the balance in both. */

describeFunds('zh')
describeFunds('en')
