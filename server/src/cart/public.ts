export { type ListedLine, addLines } from './add-lines.ts'
export { type CartItemRow, listOwnCartItemsOf, lockOwnCart, takeOwnCartItems } from './sql.ts'
