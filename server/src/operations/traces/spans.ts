import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import type { Tracing } from '../../platform/tracing.ts'
import { nameOf } from './statement-name.ts'

const KINDS = {
  request: SpanKind.SERVER,
  job: SpanKind.CONSUMER,
  mail: SpanKind.PRODUCER,
  provider: SpanKind.CLIENT,
} as const

/**
 * Records spans with an OpenTelemetry tracer. The current span is kept in `AsyncLocalStorage`, which slows
 * down every promise on Node 20 and 22 (decision 0120).
 */
export function spansBy(tracer: Tracer): Tracing {
  const underWay = new AsyncLocalStorage<Context>()
  return {
    begin(name, { kind, from = [], about }) {
      const causes = from.map(readTrace).filter((known) => known !== undefined)
      const [only] = causes
      const parent =
        only === undefined
          ? (underWay.getStore() ?? ROOT_CONTEXT)
          : causes.length === 1
            ? trace.setSpanContext(ROOT_CONTEXT, only)
            : ROOT_CONTEXT
      const links = causes.length > 1 ? causes.map((context) => ({ context })) : []
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: about, links }, parent)
      const here = trace.setSpan(ROOT_CONTEXT, span)
      return {
        run: (work) => underWay.run(here, work),
        end(more = {}, fault) {
          span.setAttributes(more)
          const isError = (fault !== undefined && fault !== null) || Number(more[STATUS]) >= 500
          if (isError) span.setStatus({ code: SpanStatusCode.ERROR })
          if (fault !== undefined && fault !== null) span.setAttribute('error.type', kindOf(fault))
          span.end()
        },
      }
    },
    statement(text) {
      const here = underWay.getStore()
      const parent = here && trace.getSpan(here)
      // Statements outside any request or job, or after it has ended, belong to no span.
      if (!here || !parent?.isRecording()) return undefined
      const { name, id } = nameOf(text)
      const attributes = { 'db.system.name': 'postgresql', 'longhaul.statement': id }
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, here)
      return (fault) => {
        if (fault) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', kindOf(fault))
        span.end()
      }
    },
    here() {
      const context = underWay.getStore()
      const span = context && trace.getSpanContext(context)
      return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`
    },
  }
}

const STATUS = 'http.response.status_code'

/** Parses a caller's trace, which may be anything. Its `tracestate` and `baggage` are not passed on. */
function readTrace(text: string): SpanContext | undefined {
  const read = parseTraceParent(text)
  return read === null ? undefined : { ...read, isRemote: true }
}

/** The code or class of an error; its message is not used, because it may contain user input. */
function kindOf(fault: unknown): string {
  if (typeof fault !== 'object' || fault === null) return 'other'
  const code = 'code' in fault && fault.code !== undefined ? String(fault.code) : ''
  return /^\w{1,40}$/.test(code) ? code : fault.constructor.name
}
