/* The long form of five-clicks.test.ts, which form.test-support.ts detects. */
import './five-clicks.test.ts'
