import { describeConsolePages } from './src/desk-pages.ts'

/* Every address, not every other one. */

describeConsolePages('en')
