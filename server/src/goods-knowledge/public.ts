export { doubtWeight } from './doubt-weight.ts'
export { toEstimate } from './estimate-card.ts'
export { type EstimatedGoods, estimateGoods } from './estimate-goods.ts'
export { wordsOf } from './pages-of-goods.ts'
