/* The long form of fuzz.test.ts, which checks `isLong` in form.test-support.ts. */
import './fuzz.test.ts'
