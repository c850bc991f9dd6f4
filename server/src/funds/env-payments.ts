import type { Source } from '../platform/env.ts'
import { whole } from '../platform/settings.ts'

declare module '../platform/env.ts' {
  interface Env {
    /**
     * How long a payment provider may take to answer. After that the outcome is unknown, and the call is
     * retried with the same idempotency key.
     */
    paymentTimeoutMs: number
  }
}

const TIMEOUT = whole('PAYMENT_TIMEOUT_MS', 10_000, [1, 25_000], '')

/** Reads the timeout for payment providers; adds an invalid value to `faults`. */
export const readPaymentTimeout = (source: Source, faults: string[]): number =>
  TIMEOUT.read(source[TIMEOUT.name]?.trim() ?? '', faults) ?? 10_000
