/* The long form of crash.test.ts, which detects by form.test-support.ts that it should run. */
import './crash.test.ts'
