/* The long form of backup.test.ts, which form.test-support.ts detects. */
import './backup.test.ts'
