import { CHINESE, ENGLISH } from './src/browser.ts'
import { describePublic } from './src/public-checklists.ts'

/* Each checklist is walked one way, and the other way by public-walk.long.test.ts. */

describePublic(ENGLISH, ['login', 'register', 'links of mails'])
describePublic(CHINESE, ['every page', 'shell', 'home', 'faults'])
