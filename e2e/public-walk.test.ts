import { CHINESE, ENGLISH } from './src/browser.ts'
import { describePublic } from './src/public-checklists.ts'

/*
 * What decides whether a stranger becomes a shopper, each checklist in one language and width; the other
 * checklists and combinations are in public-walk.long.test.ts.
 */

describePublic(ENGLISH, ['register', 'links of mails'])
describePublic(CHINESE, ['home', 'faults'])
