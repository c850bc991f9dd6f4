/* The long form of unknown-fields.test.ts, which checks `isLong` in form.test-support.ts. */
import './unknown-fields.test.ts'
