/* The long form of over-weights.test.ts, which checks `isLong` in form.test-support.ts. */
import './over-weights.test.ts'
