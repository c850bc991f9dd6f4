export { readStanding } from './read-standing.ts'
export { findPayoutKeys } from './sql.ts'
export { refuseBy, refuseToShip } from './refuse-by.ts'
export { toHold, toLifted, toStaffStanding, toStanding } from './standing-card.ts'
