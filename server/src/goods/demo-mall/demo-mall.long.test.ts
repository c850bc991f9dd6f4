/* The long form of demo-mall.test.ts, which sees by form.test-support.ts that it is meant. */
import './demo-mall.test.ts'
