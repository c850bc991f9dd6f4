/* The long form of contract.test.ts, which checks `isLong` in form.test-support.ts. */
import './contract.test.ts'
