/* The long form of strangers.test.ts, which sees by form.test-support.ts that it is meant. */
import './strangers.test.ts'
