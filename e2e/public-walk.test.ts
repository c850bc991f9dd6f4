import { CHINESE, ENGLISH } from './src/browser.ts'
import { describePublic } from './src/public-checklists.ts'

/* What is in the frame of every page is walked in both ways, the rest in one, and in the other by public-walk.long.test.ts. */

describePublic(ENGLISH, ['every page', 'shell', 'login', 'register', 'links of mails'])
describePublic(CHINESE, ['every page', 'shell', 'home', 'faults'])
