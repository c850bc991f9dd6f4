/* Runs documents.test.ts in its long form, which form.test-support.ts detects. */
import './documents.test.ts'
