/* The long form of parallel-money.test.ts, which sees by form.test-support.ts that it is meant. */
import './parallel-money.test.ts'
