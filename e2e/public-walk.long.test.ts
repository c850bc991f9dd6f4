import { CHINESE, ENGLISH } from './src/browser.ts'
import { describePublic } from './src/public-checklists.ts'

/* What public-walk.test.ts walks, in the other language and width. */

describePublic(ENGLISH, ['every page', 'shell', 'home', 'faults'])
describePublic(CHINESE, ['login', 'register', 'links of mails'])
