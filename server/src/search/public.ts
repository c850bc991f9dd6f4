/* Words find the same in a queue as in a list, and as soon however long the tables have grown (migrations 0030 and 0033). */
export { findRows, matching } from './matching.ts'
export { itemSearch, parcelSearch, refundSearch, stockSearch } from './goods.ts'
export { rechargeSearch, remittanceSearch, withdrawalSearch } from './money.ts'
export { conversationSearch, mailSearch, ownerSearch, shopperSearch } from './people.ts'
export { type Search, beginning, containing } from './way.ts'
