import { describeMeasures } from './src/measures.ts'

/*
 * The measures of docs/rules/storefront.md. What is the same in both languages is measured in one of them
 * here, and in the other by geometry.long.test.ts.
 */

describeMeasures('en', [
  'the page is 1190 px wide and in the middle',
  'the notice is 400 px wide, has its given words, and has one button',
  'a toast stands in the middle of the top for 4000 ms, longer under the pointer',
])
describeMeasures('zh', [
  'the notice is 400 px wide, has its given words, and has one button',
  'the search banner comes after 110 px, back to top after 300 px',
])
