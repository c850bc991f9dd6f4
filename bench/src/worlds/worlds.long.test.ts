/* The long form of worlds.test.ts, which checks `isLong` in form.test-support.ts. */
import './worlds.test.ts'
