export { toDutyCard } from './duty-card.ts'
export { type Destination, type DutyRules, readDutyRules } from './duty-rules.ts'
