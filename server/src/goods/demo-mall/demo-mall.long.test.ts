/* The long form of demo-mall.test.ts, which detects through form.test-support.ts which form runs. */
import './demo-mall.test.ts'
