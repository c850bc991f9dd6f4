/* The long form of addresses.test.ts, which form.test-support.ts detects. */
import './addresses.test.ts'
