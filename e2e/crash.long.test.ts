/* The long form of crash.test.ts, which sees by form.test-support.ts that it is meant. */
import './crash.test.ts'
