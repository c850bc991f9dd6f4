/* The long form of documents.test.ts, which sees by form.test-support.ts that it is meant. */
import './documents.test.ts'
