/* The long form of fraud.test.ts, which checks `isLong` in form.test-support.ts. */
import './fraud.test.ts'
