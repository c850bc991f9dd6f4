/* The long form of strangers.test.ts, which sees by form.ts that it is meant. */
import './strangers.test.ts'
