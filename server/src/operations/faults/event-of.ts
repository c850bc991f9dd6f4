import { randomUUID } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type ErrorEvent,
  type Exception,
  type StackFrame,
  createStackParser,
  parseStackFrames,
} from '@sentry/core'
import { nodeStackLineParser } from '@sentry/core/server'
import { rootFolder } from '../../platform/folders.ts'
import type { ReportedError } from '../../platform/seen.ts'

const CAUSES_MAX = 3
const FRAMES_MAX = 50

/**
 * Converts a fault to an event, and returns its kind, which is the same for recurring faults: where it was
 * thrown, and on which route or in which job.
 */
export function eventOf(
  { error, method, route, reqId, job, jobId, endsProcess = false }: ReportedError,
  constant: { release: string; environment: string; role: string },
  at: Date,
): { event: ErrorEvent; kind: string } {
  const values = chainOf(error)
    .map((one) => exceptionOf(one, !endsProcess))
    .toReversed()
  const transaction = endsProcess ? 'the process' : job === undefined ? `${method} ${route}` : `job ${job}`
  const context = { request_id: reqId, method, route, job, job_id: jobId, role: constant.role }
  const thrown = values.at(-1)
  const { filename, lineno } = thrown?.stacktrace?.frames?.at(-1) ?? {}
  return {
    kind: [transaction, thrown?.type, filename, lineno, filename ? '' : thrown?.value].join(' '),
    event: {
      type: undefined,
      event_id: randomUUID().replaceAll('-', ''),
      timestamp: at.getTime() / 1_000,
      platform: 'node',
      level: endsProcess ? 'fatal' : 'error',
      release: constant.release,
      environment: constant.environment,
      transaction,
      tags: Object.fromEntries(Object.entries(context).filter(([, value]) => value !== undefined)),
      exception: { values },
    },
  }
}

/** The error and its chain of causes. */
function chainOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let next = error; chain.length < CAUSES_MAX && next instanceof Error; next = next.cause)
    chain.push(next)
  // Other thrown values could be anything, so they are not reported.
  return chain.length > 0 ? chain : [new Error('a value that is not an Error was thrown')]
}

function exceptionOf(error: Error, handled: boolean): Exception {
  const frames = parseStackFrames(parseStack, error).slice(-FRAMES_MAX).map(withoutMachine)
  return {
    type: error.constructor.name.slice(0, 80),
    value: masked(error),
    mechanism: { type: 'generic', handled },
    ...(frames.length > 0 ? { stacktrace: { frames } } : {}),
  }
}

const parseStack = createStackParser(nodeStackLineParser())

/** A stack frame with its path relative to the product, so that it reveals nothing about this machine. */
function withoutMachine({ filename, function: name, lineno, colno }: StackFrame): StackFrame {
  const path = filename?.startsWith('file:') ? fileURLToPath(filename) : filename
  const place = path?.startsWith('/') ? relative(rootFolder(), path) : path
  const shown = place?.replace(/^.*node_modules\//, 'node_modules/') ?? '?'
  return {
    filename: shown.startsWith('..') ? 'elsewhere' : shown,
    function: name ?? '?',
    ...(lineno === undefined ? {} : { lineno }),
    ...(colno === undefined ? {} : { colno }),
    in_app: !/^(?:node:|node_modules\/|\.\.)/.test(shown),
  }
}

const WORDS_MAX = 200

/**
 * Possibly personal data: addresses, quoted text, keys and ids, telephone numbers, and anything that is not
 * ASCII.
 */
const MASKS: readonly RegExp[] = [
  /\b[a-z][a-z\d+.-]*:\/\/\S+/gi,
  /[^\s@"'<>()]+@[^\s@"'<>()]+/g,
  /"[^"]*"|“[^”]*”|`[^`]*`/g,
  // Identifiers in error messages of the language, such as `reading 'length'`, may stay.
  /'(?![\w$.]{1,40}')[^']*'/g,
  /(?=[\w+/=-]*\d)[\w+/=-]{16,}/g,
  /\+?\d[\d\s().-]{4,}\d/g,
  /[^\p{ASCII}…“”‘’–]+/gu,
]

/**
 * An error message without anything that may be personal or secret; it rather removes too much than too
 * little. For database errors only the code and names are used, because their messages repeat the values.
 */
function masked(error: Error): string {
  if (isOfDatabase(error))
    return ['database', error.code, error.constraint ?? error.table, error.routine].filter(Boolean).join(' ')
  const [line = ''] = error.message.split('\n')
  return MASKS.reduce((text, mask) => text.replaceAll(mask, '[…]'), line.slice(0, 2 * WORDS_MAX)).slice(
    0,
    WORDS_MAX,
  )
}

type DatabaseError = Error & { code: string; constraint?: string; table?: string; routine?: string }

const isOfDatabase = (error: Error): error is DatabaseError =>
  'severity' in error && 'code' in error && typeof error.code === 'string'
