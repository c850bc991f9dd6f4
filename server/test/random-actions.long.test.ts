/* The long form of random-actions.test.ts, which checks `isLong` in form.test-support.ts. */
import './random-actions.test.ts'
