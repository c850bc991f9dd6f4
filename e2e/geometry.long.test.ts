import { describeMeasures } from './src/measures.ts'

/* The walk of geometry.test.ts, in the other language and width. */

describeMeasures('en', ['the search banner comes after 110 px, back to top after 300 px'])
describeMeasures('zh', [
  'the page is 1190 px wide and in the middle',
  'a toast stands in the middle of the top for 4000 ms, longer under the pointer',
])
