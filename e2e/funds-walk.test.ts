import { describeFunds } from './src/funds-walk.ts'

/* In Chinese it is walked by funds-walk.long.test.ts. */
describeFunds('en')
