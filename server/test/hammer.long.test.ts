/* The long form of hammer.test.ts, which sees by form.ts that it is meant. */
import './hammer.test.ts'
