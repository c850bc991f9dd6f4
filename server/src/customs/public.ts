export { compareRules } from './releases/compare-rules.ts'
export { readAlarms } from './read-alarms.ts'
export { toDutyCard } from './duty-card.ts'
export { type Destination, type DutyRules, type Receiver, readDutyRules } from './duty-rules.ts'
