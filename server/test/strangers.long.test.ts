/* The long form of strangers.test.ts, which checks `isLong` in form.test-support.ts. */
import './strangers.test.ts'
