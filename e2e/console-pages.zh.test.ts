import { describeConsolePages } from './src/desk-pages.ts'

describeConsolePages('zh')
