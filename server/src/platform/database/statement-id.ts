import { hash } from 'node:crypto'

/**
 * The id of a statement in the log, in traces and in the console: the same every day and on every machine.
 */
export const statementId = (text: string): string =>
  hash('sha256', text.replaceAll(/\s+/g, ' ').trim()).slice(0, 12)
