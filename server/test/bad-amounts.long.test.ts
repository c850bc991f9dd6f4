/* The long form of bad-amounts.test.ts, which sees by form.test-support.ts that it is meant. */
import './bad-amounts.test.ts'
