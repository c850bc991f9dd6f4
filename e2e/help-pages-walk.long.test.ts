import { describeHelp } from './src/help-pages-walk.ts'

/* What help-pages-walk.test.ts walks, in the other language and width; and every article in both. */
describeHelp('zh')
describeHelp('en')
