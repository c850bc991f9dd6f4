/* The long form of watches.test.ts, which checks `isLong` in form.test-support.ts. */
import './watches.test.ts'
