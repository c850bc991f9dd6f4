import { CHINESE, ENGLISH } from './src/browser.ts'
import { describePublic } from './src/public-checklists.ts'

/* What public-walk.test.ts walks, in the other language and width, and in both what it leaves out. */

describePublic(ENGLISH, ['every page', 'shell', 'login', 'home', 'faults'])
describePublic(CHINESE, ['every page', 'shell', 'login', 'register', 'links of mails'])
