import { CHINESE, ENGLISH } from './src/browser.ts'
import { describePublic } from './src/public-checklists.ts'

/*
 * The walk of public-walk.test.ts in the other language and width, and in both the checklists that it leaves
 * out.
 */

describePublic(ENGLISH, ['every page', 'shell', 'login', 'home', 'faults'])
describePublic(CHINESE, ['every page', 'shell', 'login', 'register', 'links of mails'])
