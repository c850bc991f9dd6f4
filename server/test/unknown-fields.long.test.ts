/* The long form of unknown-fields.test.ts, which sees by form.test-support.ts that it is meant. */
import './unknown-fields.test.ts'
