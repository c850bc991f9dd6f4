/* The long form of hydration.test.ts, which form.test-support.ts detects. */
import './hydration.test.ts'
