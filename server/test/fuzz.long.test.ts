/* The long form of fuzz.test.ts, which sees by form.ts that it is meant. */
import './fuzz.test.ts'
