import { isPublic } from '../scopes.ts'
import type { Tool } from '../tool.ts'
import { balance, getApproval, listAddresses } from './account-tools.ts'
import { changeCart, getCart } from './cart-tools.ts'
import { estimateLandedCost, readText } from './goods-tools.ts'
import { cancelOrRefund, getOrder, listOrders } from './order-tools.ts'
import { listPackages, track } from './package-tools.ts'
import { previewOrder } from './preview-order.ts'
import { knownPhotos, shopRules } from './public-tools.ts'
import { listShelf, quotePackage } from './shelf-tools.ts'
import { answerQuestion, placeOrder, shipPackage } from './spending-tools.ts'

/** Every tool, in the order in which they are listed: that of a purchase. */
export const TOOLS: readonly Tool[] = [
  readText,
  estimateLandedCost,
  knownPhotos,
  shopRules,
  getCart,
  changeCart,
  previewOrder,
  placeOrder,
  listOrders,
  getOrder,
  answerQuestion,
  cancelOrRefund,
  listShelf,
  quotePackage,
  shipPackage,
  listPackages,
  track,
  balance,
  listAddresses,
  getApproval,
]

/** Those that need no log-in. */
export const PUBLIC_TOOLS: readonly Tool[] = TOOLS.filter(isPublic)
