export { openPage } from './open-page.ts'
export { findProvider } from './providers.ts'
export { type RechargeRow, findRechargeOfPayment } from './sql.ts'
export { startRecharge } from './start-recharge.ts'
