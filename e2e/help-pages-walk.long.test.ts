import { describeHelp } from './src/help-pages-walk.ts'

/* On a desktop and on a telephone, every article in both languages. */

describeHelp('zh')
describeHelp('en')
