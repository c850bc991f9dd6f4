export { type CartItemRow, listOwnCartItemsOf, takeOwnCartItems, takeOwnCartItemsAnd } from './sql.ts'
