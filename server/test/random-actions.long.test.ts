/* The long form of random-actions.test.ts, which sees by form.test-support.ts that it is meant. */
import './random-actions.test.ts'
