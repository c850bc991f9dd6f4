import { pageLang } from '../../lang.ts'
import { en } from '../../papers/shipping.en.ts'
import { zh } from '../../papers/shipping.zh.ts'

/** What tracking says of a package, in this page's language: the sentences that shoppers read. */
export const trackingText = pageLang === 'zh' ? zh.tracking : en.tracking
