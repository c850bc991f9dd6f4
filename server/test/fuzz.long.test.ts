/* The long form of fuzz.test.ts, which sees by form.test-support.ts that it is meant. */
import './fuzz.test.ts'
