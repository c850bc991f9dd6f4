import { describeConsolePages } from './src/desk-pages.ts'

/* Every address, instead of every other one. */

describeConsolePages('en')
