import { describeHelp } from './src/help-pages-walk.ts'

/* In Chinese it is walked by help-pages-walk.long.test.ts. */
describeHelp('en')
