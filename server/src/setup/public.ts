export { COOKIE_MS, readTicket, writeTicket } from './preview-ticket.ts'
export { readSteps } from './read-setup.ts'
