import { describeFunds } from './src/funds-walk.ts'

/* What funds-walk.test.ts walks, in the other language and width. */
describeFunds('zh')
