/* The long form of parallel-money.test.ts, which sees by form.ts that it is meant. */
import './parallel-money.test.ts'
