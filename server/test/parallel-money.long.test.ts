/* The long form of parallel-money.test.ts, which checks `isLong` in form.test-support.ts. */
import './parallel-money.test.ts'
