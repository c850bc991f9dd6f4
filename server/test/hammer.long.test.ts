/* The long form of hammer.test.ts, which checks `isLong` in form.test-support.ts. */
import './hammer.test.ts'
