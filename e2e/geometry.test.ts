import { describeMeasures } from './src/measures.ts'

/* The measures that the specification gives (9); what is the same in both languages is measured in one, and in the other by geometry.long.test.ts. */

describeMeasures('en', [
  'the page is 1190 px wide and in the middle',
  'the notice is 400 px wide, says what the specification says, and has one button',
  'a toast stands in the middle of the top for 4000 ms, longer under the pointer',
])
describeMeasures('zh', [
  'the notice is 400 px wide, says what the specification says, and has one button',
  'the search banner comes after 110 px, back to top after 300 px',
])
