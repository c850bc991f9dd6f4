/*
 * A search finds the same in a queue as in a list, and is as fast however large the tables are (the indexes
 * `*_begins`, `*_parts` and `*_signs`).
 */
export { findRows, matching, ownedBy } from './sql-matching.ts'
export { itemSearch, parcelSearch, refundSearch, stockSearch } from './sql-goods.ts'
export { rechargeSearch, remittanceSearch, withdrawalSearch } from './sql-money.ts'
export { ownOrderSearch, ownParcelSearch } from './sql-own.ts'
export { conversationSearch, mailSearch, ownerSearch, shopperSearch } from './sql-people.ts'
export { type Search, beginning, containing, pairsOf } from './sql-way.ts'
