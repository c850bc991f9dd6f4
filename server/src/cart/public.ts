export { type CartItemRow, countOwnCartItems, listOwnCartItemsOf, takeOwnCartItems } from './sql.ts'
