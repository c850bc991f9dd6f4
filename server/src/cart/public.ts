export { type CartItemRow, listOwnCartItemsOf, takeOwnCartItems } from './sql.ts'
