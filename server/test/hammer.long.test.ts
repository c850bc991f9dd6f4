/* The long form of hammer.test.ts, which sees by form.test-support.ts that it is meant. */
import './hammer.test.ts'
