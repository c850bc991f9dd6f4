import { type Logger, pino } from 'pino'

/**
 * Structured log lines on standard output: no bodies, no query strings, and whatever could carry a secret taken out where a library
 * hands us a whole object.
 */
export const createLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'password',
        'token',
        '*.password',
        '*.token',
        '*.authorization',
        '*.cookie',
        'req.headers',
        'err.query',
        'err.parameters',
        'err.detail',
        'err.where',
      ],
      remove: true,
    },
  })
