/* The long form of backup.test.ts, which sees by form.test-support.ts that it is meant. */
import './backup.test.ts'
