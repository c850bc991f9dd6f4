/* The long form of contract.test.ts, which sees by form.test-support.ts that it is meant. */
import './contract.test.ts'
