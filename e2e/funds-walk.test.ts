import { describeFunds } from './src/funds-walk.ts'

/* In Chinese in funds-walk.long.test.ts. */
describeFunds('en')
