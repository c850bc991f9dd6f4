export { text as payWayText } from './pay-way.en.ts'
