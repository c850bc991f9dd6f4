/* The long form of new-build.test.ts, which form.test-support.ts detects. */
import './new-build.test.ts'
