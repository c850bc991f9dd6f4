/* The long form of bad-amounts.test.ts, which checks `isLong` in form.test-support.ts. */
import './bad-amounts.test.ts'
