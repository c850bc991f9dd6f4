import { describeHelp } from './src/help-pages-walk.ts'

/* What help-pages-walk.test.ts walks, in the other language and width. */
describeHelp('zh')
