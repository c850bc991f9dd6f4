export { COOKIE_MS, readTicket, writeTicket } from './preview-ticket.ts'
export { readSetup, readSteps } from './read-setup.ts'
