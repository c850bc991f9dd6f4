import { hash } from 'node:crypto'

/** How a statement is called in the log, in traces and in the console: the same from day to day and on each machine. */
export const statementId = (text: string): string =>
  hash('sha256', text.replaceAll(/\s+/g, ' ').trim()).slice(0, 12)
